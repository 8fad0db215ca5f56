import { Link } from 'react-router';
import type { Tab } from './tabs.tsx';
import styles from './segments.module.css';

/** A small switch between views of one thing; each view is an address. */
export function Segments({ label, segments }: { label: string; segments: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.segments}>
        {segments.map((segment) => (
          <li key={segment.to}>
            <Link
              to={segment.to}
              preventScrollReset
              className={styles.segment}
              aria-current={segment.current ? 'true' : undefined}
            >
              {segment.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
