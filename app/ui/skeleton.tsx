import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** The quiet shape of what is coming; it shows itself only after 200 ms. The class gives its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />;
}
