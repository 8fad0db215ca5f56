import { pick } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { exchange } from '#exchange.config.ts';
import { textOf } from '#messages/text.tsx';
import { MENUS, type MenuEntry } from '#app/menu.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import type { Crumb } from './breadcrumbs.tsx';

/**
 * The path to a page by the menus, for loaders: menu, section, the page, then what is below it. A page that is in two
 * menus gets the first; a page that is in none has only `further`.
 */
export function crumbsOf(page: RouteName, locale: Locale, further: readonly Crumb[] = []): Crumb[] {
  const t = textOf(locale);
  const place = placeOf(page);
  if (!place) return [...further];
  const parts = [place.menu.text, place.section.text].flatMap((text) => (text === null ? [] : { label: t(text) }));
  const own = { label: labelOf(place.entry, locale), to: pathOf(page) };
  return [...parts, own, ...further];
}

/** The label that the menu uses; an entry that the exchange does not offer keeps the general text. */
function labelOf({ text, offered }: MenuEntry, locale: Locale): string {
  const offer = offered && exchange[offered];
  return offer ? pick(offer.label, locale) : textOf(locale)(text);
}

function placeOf(page: RouteName) {
  const isPage = (entry: MenuEntry) => 'page' in entry && entry.page === page;
  for (const menu of MENUS) {
    for (const section of menu.sections) {
      const entry = section.entries.find(isPage);
      if (entry) return { menu, section, entry };
    }
  }
  return undefined;
}
