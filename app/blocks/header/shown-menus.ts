import { exchange as ourExchange, type ExchangeConfig } from '#exchange.config.ts';
import { pick } from '#domain/bilingual.ts';
import { normaliseLink } from '#domain/link.ts';
import type { Locale } from '#domain/locale.ts';
import { MENUS, type Menu, type MenuEntry } from '#app/menu.ts';
import { pathOf } from '#app/page-path.ts';
import { matchAddress } from '#app/site-map.ts';

/** An entry that can be followed: a path of this site without its language, or an address outside it. */
export interface ShownEntry {
  text: string;
  /** Its label where `exchange.config.ts` gives one, else that of `text`. */
  label?: string;
  to: string;
  external: boolean;
  /** An entry before it, or the way to the market watch beside the menus, leads there too and is the one marked as current. */
  isRepeated?: boolean;
}

export interface ShownMenu extends Pick<Menu, 'text' | 'section' | 'lead'> {
  sections: { text: string | null; entries: ShownEntry[] }[];
}

type Places = Pick<ExchangeConfig, 'links' | 'marketWatch' | 'cooperative'>;

/**
 * The menus as far as they lead somewhere: entries whose page is not built, whose outside address is not set, or of which
 * the exchange has nothing, are left out, and so is what is empty without them. Panels and drawer are made from this and nothing else.
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

/** The way to the market watch, beside the menus; empty where it leads nowhere. */
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
