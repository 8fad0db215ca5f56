import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import type { CreditRow, CreditsData } from '#app/blocks/carbon/carbon-data.ts';
import type { Site } from '#app/context.ts';
import { knownQuotes } from '#app/data/market/known-quotes.ts';
import { isUnread } from '#app/data/status/stale-data.ts';

/** The listed credits, by symbol, with their quotes and their projects' terms. */
export async function loadCredits(site: Site): Promise<CreditsData> {
  const [securities, quotes, terms] = await Promise.all([
    site.store.securities.list({ kind: 'carbon', exchange: 'home', active: true }),
    knownQuotes(site),
    site.store.documents.list<InstrumentTerms>('instrument-terms'),
  ]);
  const known = new Map(terms.map(({ key, value }) => [key, value]));
  const rows = securities.map((security): CreditRow => {
    const own = known.get(security.symbol);
    return {
      ...security,
      quote: quotes.get(security.symbol) ?? null,
      issuedShares: null,
      terms: own?.kind === 'carbon' ? own : null,
    };
  });
  return {
    rows: rows.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1)),
    unread: rows.length === 0 && isUnread(site, 'reference'),
  };
}
