import { Link } from '#app/ui/link.tsx';
import type { Tab } from './tabs.tsx';
import { ViewLink } from './view-link.tsx';
import { classNames } from './class-names.ts';
import styles from './segments.module.css';

interface SegmentsProps {
  label: string;
  segments: readonly Tab[];
  /** The id of the part of this page that the links switch; without it each leads to a separate page. */
  section?: string;
  /** True when the links share the whole width on a phone. */
  stretch?: boolean;
}

/** A small switch between views of one thing; each view is an address. */
export function Segments({ label, segments, section, stretch }: SegmentsProps) {
  return (
    <nav aria-label={label} className={styles.nav} data-stretch={stretch}>
      <ul className={classNames(styles.segments, 'scrolls-sideways')}>
        {segments.map((segment) => (
          <li key={segment.to}>
            {section ? (
              <ViewLink to={segment.to} section={section} className={styles.segment} current={segment.current}>
                {segment.label}
              </ViewLink>
            ) : (
              <Link
                to={segment.to}
                preventScrollReset
                className={styles.segment}
                aria-current={segment.current ? 'true' : undefined}
              >
                {segment.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
