import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import { Icon } from './icon.tsx';
import styles from './more-link.module.css';

/** A link onwards from a section: underlined in gold, with an arrow in the reading direction. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} data-screen-only className={`link ${styles.more}`}>
      {children}
      <Icon name="go" className="size-3.75 text-gold" />
    </Link>
  );
}
