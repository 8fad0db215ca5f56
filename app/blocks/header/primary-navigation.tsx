import { Link, useLocation } from 'react-router';
import { useText } from '#messages/text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { leadsTo, primaryNavigation, type Entry } from './navigation.ts';
import styles from './primary-navigation.module.css';

const ENTRIES = primaryNavigation();

/** The line of the header on wide screens. Panels are the browser's own disclosures: they open without script. */
export function PrimaryNavigation() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label={t('menu.label')}>
      <ul className={styles.line} key={pathname}>
        {ENTRIES.map((entry) => (
          <li key={entry.name}>
            {entry.children.length ? <Panel entry={entry} /> : <EntryLink entry={entry} className={styles.entry} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ entry }: { entry: Entry }) {
  const t = useText();
  const current = leadsTo(entry, useLocation().pathname);
  return (
    <details name="menu" className={styles.panel}>
      <summary className={styles.entry} data-current={current || undefined}>
        {t(entry.text)}
        <Icon name="down" className={styles.chevron} />
      </summary>
      <ul className={styles.sheet}>
        {[entry, ...entry.children].map((child, index) => (
          <li key={child.name}>
            <EntryLink
              entry={child}
              className={styles.child}
              exact
              label={index === 0 ? t('menu.allSecurities') : undefined}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface EntryLinkProps {
  entry: Entry;
  className: string | undefined;
  label?: string | undefined;
  exact?: boolean;
}

function EntryLink({ entry, className, label, exact }: EntryLinkProps) {
  const t = useText();
  const { pathname } = useLocation();
  const current = exact ? pathname === entry.to : leadsTo(entry, pathname);
  return (
    <Link to={entry.to} className={className} aria-current={current ? 'page' : undefined}>
      {label ?? t(entry.text)}
    </Link>
  );
}

/** The same entries behind one button on narrow screens. */
export function Drawer() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <details className={styles.drawer} key={pathname}>
      <summary className={styles.button} aria-label={t('menu.label')}>
        <Icon name="menu" className={styles.whenClosed} />
        <Icon name="close" className={styles.whenOpen} />
      </summary>
      <nav className={styles.drawerSheet} aria-label={t('menu.label')}>
        <ul>
          {ENTRIES.map((entry) => (
            <li key={entry.name} className={styles.drawerEntry}>
              <EntryLink entry={entry} className={styles.drawerLink} />
              {entry.children.length > 0 && (
                <ul className={styles.drawerChildren}>
                  {entry.children.map((child) => (
                    <li key={child.name}>
                      <EntryLink entry={child} className={styles.drawerChild} exact />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
