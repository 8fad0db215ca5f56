import { marketInstant } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { SecurityKind } from '#domain/security.ts';
import type { SfSecurity } from '#upstream/wire/content.ts';
import type { World } from '../world.ts';
import { item } from './content-item.ts';
import { exchangeLabel, rosterOf } from './roster.ts';

/** The first four labels are the service's, the others ours. */
const TYPES: Record<SecurityKind, string> = {
  equity: 'Equities',
  etf: 'Exchange Traded Funds',
  fund: 'Funds',
  reit: 'Real Estate Investment Trust',
  bond: 'Bonds',
  sukuk: 'Sukuk',
  right: 'Rights',
  future: 'Futures',
  carbon: 'Carbon Credits',
};

/** The roster (docs/contracts.md, Roster). `ISIN`, `Board`, `ListingDate` and the fields of a kind are ours. */
export function securityItems(world: World, lang: Locale): (SfSecurity & Record<string, unknown>)[] {
  return rosterOf(world).map((entry) => ({
    ...item({ id: entry.id, slug: entry.symbol.toLowerCase(), published: marketInstant(entry.listed, '08:00') }),
    SecuritySymbol: entry.symbol,
    FullName: entry.name[lang],
    SecurityName: entry.name[lang],
    SecurityType: TYPES[entry.kind],
    Exchange: exchangeLabel(world.identity, 'content', entry.home, lang),
    Active: entry.active,
    ShowOnList: entry.active,
    Currency: entry.currency,
    ISIN: entry.isin,
    Board: entry.board,
    ListingDate: entry.listed,
    ...entry.facts,
    ...Object.fromEntries(Object.entries(entry.words).map(([name, text]) => [name, text[lang]])),
  }));
}
