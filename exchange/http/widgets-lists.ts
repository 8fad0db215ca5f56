import type { SecurityKind } from '#domain/security.ts';
import type { FreshSecurity, LiteSecuritiesLists, LiteSecurity } from '#upstream/wire/listing.ts';
import type { World } from '../world.ts';
import { exchangeLabel, rosterOf } from './roster.ts';
import type { RosterEntry } from './roster-entry.ts';
import type { Form } from './widgets.ts';

/** Quirks of the real lists (docs/contracts.md, Widgets commands): a stray space before a symbol, and a symbol in two lists. */
const WITH_STRAY_SPACE = 'TAWGCC';
const ALSO_A_FUND = 'MNZUAE';

const LISTS: Record<keyof LiteSecuritiesLists, SecurityKind> = {
  Equities: 'equity',
  Bonds: 'bond',
  Sukuks: 'sukuk',
  Funds: 'fund',
  ETFs: 'etf',
  REITs: 'reit',
};

/** LiteSecuritiesLists: six lists, or one when a type is given. */
export function liteSecurities(world: World, form: Form): LiteSecuritiesLists | LiteSecurity[] {
  const type = form.get('securitytype').toLowerCase();
  const roster = rosterOf(world);
  const names = Object.keys(LISTS) as (keyof LiteSecuritiesLists)[];
  const listOf = (name: keyof LiteSecuritiesLists) =>
    roster.filter((entry) => belongs(entry, name)).map((entry) => liteOf(world, entry, form));
  if (type) return names.filter((name) => name.toLowerCase() === type).flatMap(listOf);
  return Object.fromEntries(names.map((name) => [name, listOf(name)])) as unknown as LiteSecuritiesLists;
}

function belongs({ kind, symbol }: RosterEntry, list: keyof LiteSecuritiesLists): boolean {
  return kind === LISTS[list] || (list === 'Funds' && symbol === ALSO_A_FUND);
}

function liteOf({ identity }: World, { id, symbol, name, sector, home }: RosterEntry, { lang }: Form): LiteSecurity {
  return {
    ID: id,
    SecuritySymbol: symbol === WITH_STRAY_SPACE ? ` ${symbol}` : symbol,
    FullName: name[lang],
    Exchange: exchangeLabel(identity, 'lists', home, lang),
    Sector: sector?.[lang] ?? '',
    SecurityType: 'Equity',
  };
}

/** FreshSecuritiesLists: shares with more of their fields. */
export function freshSecurities(world: World, form: Form): FreshSecurity[] {
  const type = form.get('securitytype').toLowerCase() || 'equities';
  const list = (Object.keys(LISTS) as (keyof LiteSecuritiesLists)[]).find((name) => name.toLowerCase() === type);
  if (!list) return [];
  return rosterOf(world)
    .filter((entry) => belongs(entry, list))
    .map((entry) => ({
      ...liteOf(world, entry, form),
      Active: entry.active,
      ListingDate: entry.listed,
      ListingYear: entry.listed.slice(0, 4),
      ForeignOwnershipAllowed: (world.issuer(entry.symbol)?.facts.foreignLimit ?? 100) > 0,
      IndexedSymbol: entry.kind === 'equity' && entry.active && entry.home,
    }));
}
