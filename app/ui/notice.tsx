import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

interface NoticeProps {
  title: ReactNode;
  children?: ReactNode;
  tone?: 'calm' | 'fault';
  /** `status` is read out when the notice appears while the page is open. */
  role?: 'status' | 'note';
}

/** What happened and what to do, in two sentences. */
export function Notice({ title, children, tone = 'calm', role }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, tone === 'fault' && styles.fault)} role={role}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}
