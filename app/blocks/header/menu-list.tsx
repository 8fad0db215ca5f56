import { useHref, useLocation } from 'react-router';
import { useLocale, useText } from '#messages/text.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LatticePanel } from '../lattice/lattice.tsx';
import { starOrder } from '../lattice/star-order.ts';
import { standingOf } from './current-page.ts';
import { marketWatchEntry, shownMenus, type ShownEntry, type ShownMenu } from './shown-menus.ts';
import styles from './menu-list.module.css';

/**
 * The five menus and the way to the market watch: panels of the bar on wide screens, nested disclosures of the drawer
 * elsewhere. Only the server makes it (see `KeptHtml`), so it holds no component that needs script.
 */
export function MenuList() {
  const locale = useLocale();
  return (
    <ul className={styles.menus} data-menus="">
      {shownMenus(locale).map((menu) => (
        <li key={menu.text}>
          <Panel menu={menu} />
        </li>
      ))}
      {marketWatchEntry(locale).map((entry) => (
        <li key={entry.text}>
          <EntryLink entry={entry} className={styles.top} />
        </li>
      ))}
    </ul>
  );
}

function Panel({ menu }: { menu: ShownMenu }) {
  const t = useText();
  const { pathname } = useLocation();
  const isCurrent = menu.sections.some(({ entries }) =>
    entries.some(({ to, external }) => !external && standingOf(to, pathname)),
  );
  return (
    <details name="menu" className={styles.menu}>
      <summary className={styles.top} data-current={isCurrent ? '' : undefined}>
        <span>{t(menu.text)}</span>
        <Icon name="down" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.sections}>
          <div className={styles.lead}>
            <div className="light">{t(menu.text)}</div>
            <p>{t(menu.lead)}</p>
          </div>
          {menu.sections.map((section) => (
            <Section key={section.text} {...section} />
          ))}
          <LatticePanel order={starOrder(menu.section)} className={styles.star} />
        </div>
      </div>
    </details>
  );
}

function Section({ text, entries }: ShownMenu['sections'][number]) {
  const t = useText();
  return (
    <div className={text ? styles.section : styles.unnamed}>
      {text && <div id={text}>{t(text)}</div>}
      <ul aria-labelledby={text ?? undefined}>
        {entries.map((entry) => (
          <li key={entry.text}>
            <EntryLink entry={entry} className={styles.entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EntryLink({ entry: { text, to, external }, className }: { entry: ShownEntry; className: string | undefined }) {
  const t = useText();
  const base = useHref('/').replace(/\/$/, '');
  const { pathname } = useLocation();
  if (external) {
    return (
      <ExternalLink href={to} said={t('menu.external')} className={className}>
        <span>{t(text)}</span>
      </ExternalLink>
    );
  }
  return (
    <a href={base + to} className={className} aria-current={standingOf(to, pathname)}>
      <span>{t(text)}</span>
    </a>
  );
}
