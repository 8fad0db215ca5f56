import { Link } from '#app/ui/link.tsx';
import { Figure } from './figure.tsx';
import { ViewLink } from './view-link.tsx';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export interface Tab {
  to: string;
  label: string;
  /** Number of items behind the tab. */
  count?: string;
  current: boolean;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The id of the part of this page that the tabs switch; without it each leads to a separate page. */
  section?: string;
}

/** Tabs that are addresses: links in a named navigation, the current one marked. */
export function Tabs({ label, tabs, section }: TabsProps) {
  return (
    <nav aria-label={label} className={classNames(styles.scroller, 'scrolls-sideways')}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            {section ? (
              <ViewLink to={tab.to} section={section} className={styles.tab} current={tab.current}>
                <TabLabel tab={tab} />
              </ViewLink>
            ) : (
              <Link to={tab.to} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
                <TabLabel tab={tab} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TabLabel({ tab: { label, count } }: { tab: Tab }) {
  return (
    <>
      {label}
      {count !== undefined && (
        <>
          {' '}
          <Figure className={styles.count}>{count}</Figure>
        </>
      )}
    </>
  );
}
