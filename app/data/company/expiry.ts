import { contractLife, tradingEnds } from '#domain/future-expiry.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import type { Quote } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { ContractExpiry } from '#app/blocks/company/company-head-data.ts';
import type { Site } from '#app/context.ts';
import { settledFor } from '#app/data/future-days/final-settlement.ts';

/**
 * How trading in a future or a right ends, for loaders. Null before its last day, for other kinds, and when no service
 * gives the last day.
 */
export async function loadExpiry(site: Site, security: Security): Promise<ContractExpiry | null> {
  const end = await loadEnd(site, security);
  return end && { ...end, settlement: security.kind === 'future' ? await loadSettled(site, security, end.on) : null };
}

async function loadEnd(
  { store, now, today }: Site,
  { kind, symbol }: Security,
): Promise<Omit<ContractExpiry, 'settlement'> | null> {
  if (kind !== 'future' && kind !== 'right') return null;
  const terms = (await store.documents.find<InstrumentTerms>('instrument-terms', symbol))?.value;
  const on = lastDayOf(terms);
  if (on === null) return null;
  const { state } = contractLife(on, today());
  if (state === 'open') return null;
  return { state: state === 'last-day' && now() >= tradingEnds(on) ? 'ended' : state, on };
}

/** The live market drops a contract after its last day; the store keeps the last quote received. */
async function loadSettled(site: Site, { symbol }: Security, on: PlainDate) {
  const quote = site.live.quote(symbol) ?? (await site.store.quotes.find(symbol));
  return settledFor(site, symbol, on, quote ?? null);
}

function lastDayOf(terms: InstrumentTerms | undefined): PlainDate | null {
  if (terms?.kind === 'future') return terms.expiresOn;
  return terms?.kind === 'right' ? terms.tradesTo : null;
}

/**
 * True when a security is no longer traded: an expired contract, a lapsed right, or one that has left the market and
 * has no quote.
 */
export function isOver(
  { active }: Security,
  expiry: Pick<ContractExpiry, 'state'> | null,
  quote: Quote | null,
): boolean {
  return expiry?.state === 'expired' || (!active && quote === null);
}

/** The same for a symbol. For loaders. */
export async function loadIsOver(site: Site, symbol: string): Promise<boolean> {
  const security = await site.store.securities.find(symbol);
  return security ? isOver(security, await loadEnd(site, security), site.live.quote(symbol) ?? null) : false;
}
