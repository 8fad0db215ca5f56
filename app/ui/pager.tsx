import { Link } from '#app/ui/link.tsx';
import styles from './pager.module.css';

interface PagerProps {
  label: string;
  /** Absent on the first and the last page, respectively. */
  previous?: { to: string; label: string } | undefined;
  next?: { to: string; label: string } | undefined;
  /** The reader's position: "1 to 20 of 436". */
  position: string;
}

/** Links to the previous and next page, with the position; pages are addresses. */
export function Pager({ label, previous, next, position }: PagerProps) {
  return (
    <nav aria-label={label} className={styles.pager}>
      {previous ? (
        <Link to={previous.to} rel="prev" className={styles.step}>
          {previous.label}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-14 text-muted">{position}</p>
      {next ? (
        <Link to={next.to} rel="next" className={styles.step}>
          {next.label}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
