import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** A placeholder for content that is loading; appears only after 200 ms. The class sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
