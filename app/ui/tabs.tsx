import { Link } from 'react-router';
import { Figure } from './figure.tsx';
import styles from './tabs.module.css';

export interface Tab {
  to: string;
  label: string;
  /** How many things lie behind it. */
  count?: string;
  current: boolean;
}

/** Tabs that are addresses: links in a named navigation, the current one marked. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={styles.scroller}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link to={tab.to} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && (
                <>
                  {' '}
                  <Figure className={styles.count}>{tab.count}</Figure>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
