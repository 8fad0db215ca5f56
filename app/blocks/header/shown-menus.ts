import { exchange as ourExchange, type ExchangeConfig } from '#exchange.config.ts';
import { pick } from '#domain/bilingual.ts';
import { normaliseLink } from '#domain/link.ts';
import type { Locale } from '#domain/locale.ts';
import { MENUS, type Menu, type MenuEntry } from '#app/menu.ts';
import { pathOf } from '#app/page-path.ts';
import { matchAddress } from '#app/site-map.ts';

/** An entry with a target: a path of this site without its language, or an external address. */
export interface ShownEntry {
  text: string;
  /** The label that `exchange.config.ts` gives; otherwise the entry uses `text`. */
  label?: string;
  to: string;
  external: boolean;
  /**
   * True when an earlier entry, or the link to the market watch beside the menus, has the same target and is the one
   * marked as current.
   */
  isRepeated?: boolean;
}

export interface ShownMenu extends Pick<Menu, 'text' | 'section' | 'lead'> {
  sections: { text: string | null; entries: ShownEntry[] }[];
}

type Places = Pick<ExchangeConfig, 'links' | 'marketWatch' | 'cooperative'>;

/**
 * The menus without entries that lead nowhere: those whose page is not built, whose external address is not set, or
 * which the exchange does not offer, and the sections and menus that are empty without them. It is the only source of
 * the panels and the drawer.
 */
export function shownMenus(locale: Locale, places: Places = ourExchange, menus: readonly Menu[] = MENUS): ShownMenu[] {
  const seen = new Set(marketWatchEntry(locale, places).map(({ to }) => to));
  const noted = (entry: ShownEntry): ShownEntry => {
    const isRepeated = seen.has(entry.to);
    seen.add(entry.to);
    return isRepeated ? { ...entry, isRepeated } : entry;
  };
  return menus
    .map((menu) => ({
      ...menu,
      sections: menu.sections
        .map((section) => ({
          ...section,
          entries: section.entries.flatMap((entry) => shown(entry, locale, places).map(noted)),
        }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/** The link to the market watch, beside the menus; empty where it leads nowhere. */
export function marketWatchEntry(locale: Locale, places: Places = ourExchange): ShownEntry[] {
  return shown({ marketWatch: true, text: 'menu.marketWatch' }, locale, places);
}

function shown(entry: MenuEntry, locale: Locale, places: Places): ShownEntry[] {
  const to = normaliseLink(targetOf(entry, locale, places));
  const offer = entry.offered && places[entry.offered];
  if (to === null || offer === null) return [];
  const external = !to.startsWith('/');
  const label = offer && { label: pick(offer.label, locale) };
  return external || matchAddress(to.replace(/[?#].*/, ''))?.page ? [{ text: entry.text, to, external, ...label }] : [];
}

function targetOf(entry: MenuEntry, locale: Locale, { links, marketWatch }: Places): string | null {
  if ('page' in entry) return pathOf(entry.page);
  if ('link' in entry) return links[entry.link];
  return typeof marketWatch === 'string' ? marketWatch : pick(marketWatch, locale);
}
