import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './chip.module.css';

/** A short label beside a row. `solid`: it matters to the price; `open`: a temporary state. */
export function Chip({ tone, children }: { tone?: 'solid' | 'open'; children: ReactNode }) {
  return <span className={classNames(styles.chip, tone && styles[tone])}>{children}</span>;
}
