import type { SecurityKind } from '#domain/security.ts';
import type { RouteName } from '#app/site-map.ts';

/** A list of securities: its page, the kind that it contains (null: all six), and its texts. */
export interface SecurityListKind {
  page: RouteName;
  kind: SecurityKind | null;
  /** Message keys of its short label and of its title. */
  label: string;
  title: string;
}

/** The list and its six children, in the order of their tabs. */
export const SECURITY_LISTS = [
  { page: 'the-exchange-listed-securities', kind: null, label: 'market.kind.all', title: 'menu.listedSecurities' },
  { page: 'the-exchange-listed-securities-equities', kind: 'equity', label: 'menu.equities', title: 'menu.equities' },
  { page: 'the-exchange-listed-securities-bonds', kind: 'bond', label: 'menu.bonds', title: 'menu.bonds' },
  { page: 'the-exchange-listed-securities-sukuk', kind: 'sukuk', label: 'menu.sukuk', title: 'menu.sukuk' },
  {
    page: 'the-exchange-listed-securities-exchange-traded-funds',
    kind: 'etf',
    label: 'menu.exchangeTradedFunds',
    title: 'menu.exchangeTradedFunds',
  },
  { page: 'the-exchange-listed-securities-funds', kind: 'fund', label: 'menu.funds', title: 'menu.funds' },
  {
    page: 'the-exchange-listed-securities-real-estate-investment-trust',
    kind: 'reit',
    label: 'menu.reits',
    title: 'menu.reits',
  },
] as const satisfies readonly SecurityListKind[];

/** Kinds that count as listed securities: contracts, rights and carbon credits trade without being in the lists. */
export const LISTED_KINDS: readonly SecurityKind[] = SECURITY_LISTS.flatMap(({ kind }) => kind ?? []);
