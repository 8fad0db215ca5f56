import { isBuilt, pathOf, type RouteName } from '../../site-map.ts';

export interface Entry {
  name: RouteName;
  /** Id of its label. */
  text: string;
  to: string;
  children: Entry[];
}

/** Labels of the pages that the navigation can hold; a page without one is not offered. */
export const PAGE_TEXT: Partial<Record<RouteName, string>> = {
  home: 'menu.home',
  'market-watch': 'menu.marketWatch',
  'the-exchange-listed-securities': 'menu.listedSecurities',
  'the-exchange-listed-securities-equities': 'menu.equities',
  'the-exchange-listed-securities-bonds': 'menu.bonds',
  'the-exchange-listed-securities-sukuk': 'menu.sukuk',
  'the-exchange-listed-securities-exchange-traded-funds': 'menu.exchangeTradedFunds',
  'the-exchange-listed-securities-funds': 'menu.funds',
  'the-exchange-listed-securities-real-estate-investment-trust': 'menu.reits',
};

/** What stands in the line of the header, in this order, as far as it is built. */
const PRIMARY: readonly RouteName[] = ['home', 'market-watch', 'the-exchange-listed-securities'];

/** The primary navigation: built pages of the site map only, each with the pages directly below it. */
export function primaryNavigation(): Entry[] {
  return PRIMARY.flatMap((name) => entryOf(name, childrenOf(name)));
}

function childrenOf(parent: RouteName): Entry[] {
  const labelled = Object.keys(PAGE_TEXT) as RouteName[];
  return labelled.filter((name) => name.startsWith(`${parent}-`)).flatMap((name) => entryOf(name, []));
}

function entryOf(name: RouteName, children: Entry[]): Entry[] {
  const text = PAGE_TEXT[name];
  return text && isBuilt(name) ? [{ name, text, to: pathOf(name), children }] : [];
}

/** The address is this page or one below it. */
export function leadsTo(entry: Entry, pathname: string): boolean {
  return entry.to === '/' ? pathname === '/' : pathname === entry.to || pathname.startsWith(`${entry.to}/`);
}
