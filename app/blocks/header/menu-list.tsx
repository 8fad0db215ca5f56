import type { Locale } from '#domain/locale.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { LatticePanel } from '#app/blocks/lattice/lattice.tsx';
import { starOrder } from '#app/blocks/lattice/star-order.ts';
import { ariaCurrentOf, type AriaCurrent } from './current-page.ts';
import { marketWatchEntry, shownMenus, type ShownEntry, type ShownMenu } from './shown-menus.ts';
import styles from './menu-list.module.css';

/** The page that shows the menus. */
export interface MenuPlace {
  /** Prefix of every path: '', '/en' or '/ar'. */
  base: string;
  /** Marks of the entries that are the page or lead towards it, keyed by path. */
  current: ReadonlyMap<string, AriaCurrent>;
}

const paths = new Map<Locale, readonly string[]>();

/** Paths of the entries within this site, computed once for all pages. */
function entryPaths(locale: Locale): readonly string[] {
  const known = paths.get(locale);
  if (known) return known;
  const sections = [...shownMenus(locale).flatMap((menu) => menu.sections), { entries: marketWatchEntry(locale) }];
  const all = sections.flatMap(({ entries }) => entries.flatMap(({ to, external }) => (external ? [] : [to])));
  paths.set(locale, all);
  return all;
}

/** `aria-current` of the entries for the page with this path. */
export function currentEntries(locale: Locale, pathname: string): MenuPlace['current'] {
  return new Map(
    entryPaths(locale).flatMap((to) => {
      const mark = ariaCurrentOf(to, pathname);
      return mark ? [[to, mark] as const] : [];
    }),
  );
}

/**
 * The five menus and the link to the market watch: panels of the bar on wide screens, nested disclosures of the drawer
 * elsewhere.
 */
export function MenuList(place: MenuPlace) {
  const locale = useLocale();
  return (
    <ul className={styles.menus} data-menus="">
      {shownMenus(locale).map((menu) => (
        <li key={menu.text}>
          <Panel menu={menu} {...place} />
        </li>
      ))}
      {marketWatchEntry(locale).map((entry) => (
        <li key={entry.text}>
          <EntryLink entry={entry} className={styles.top} {...place} />
        </li>
      ))}
    </ul>
  );
}

function Panel({ menu, ...place }: { menu: ShownMenu } & MenuPlace) {
  const t = useText();
  const isCurrent = menu.sections.some(({ entries }) =>
    entries.some(({ to, isRepeated }) => !isRepeated && place.current.has(to)),
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
            <Section key={section.text} {...section} {...place} />
          ))}
          <LatticePanel order={starOrder(menu.section)} className={styles.star} />
        </div>
      </div>
    </details>
  );
}

function Section({ text, entries, ...place }: ShownMenu['sections'][number] & MenuPlace) {
  const t = useText();
  return (
    <div className={text ? styles.section : styles.unnamed}>
      {text && <div id={text}>{t(text)}</div>}
      <ul aria-labelledby={text ?? undefined}>
        {entries.map((entry) => (
          <li key={entry.text}>
            <EntryLink entry={entry} className={styles.entry} {...place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryLinkProps extends MenuPlace {
  entry: ShownEntry;
  className: string | undefined;
}

function EntryLink({ entry: { text, label, to, external, isRepeated }, className, base, current }: EntryLinkProps) {
  const t = useText();
  const name = label ?? t(text);
  if (external) {
    return (
      <ExternalLink href={to} said={t('menu.external')} className={className}>
        <span>{name}</span>
      </ExternalLink>
    );
  }
  return (
    <a href={base + to} className={className} aria-current={isRepeated ? undefined : current.get(to)}>
      <span>{name}</span>
    </a>
  );
}
