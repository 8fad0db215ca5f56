import { Link } from 'react-router';

interface PagerProps {
  label: string;
  /** Absent at the first and the last page. */
  previous?: { to: string; label: string } | undefined;
  next?: { to: string; label: string } | undefined;
  /** Where the reader is: "1 to 20 of 436". */
  position: string;
}

const STEP = 'inline-flex min-h-11 items-center rounded-control border border-line px-6 hover:bg-raised';

/** Two steps and where one stands; the pages are addresses. */
export function Pager({ label, previous, next, position }: PagerProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
      {previous ? (
        <Link to={previous.to} rel="prev" className={STEP}>
          {previous.label}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-14 text-muted">{position}</p>
      {next ? (
        <Link to={next.to} rel="next" className={STEP}>
          {next.label}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
