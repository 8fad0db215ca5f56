import { contractLife, finalSettlement, tradingEnds } from '#domain/future-expiry.ts';
import type { InstrumentTerms } from '#domain/instrument-terms.ts';
import type { Quote } from '#domain/quote.ts';
import type { Security } from '#domain/security.ts';
import type { ContractExpiry } from '#app/blocks/company/company-head-data.ts';
import type { Site } from '#app/context.ts';

/** How a future's trading ends, for loaders; null before its last day, for other kinds, and where nobody says when that is. */
export async function loadExpiry(
  { store, live, now, today }: Site,
  { kind, symbol }: Security,
): Promise<ContractExpiry | null> {
  if (kind !== 'future') return null;
  const terms = (await store.documents.find<InstrumentTerms>('instrument-terms', symbol))?.value;
  const on = terms?.kind === kind ? terms.expiresOn : null;
  if (on === null) return null;
  const { state } = contractLife(on, today());
  if (state === 'open') return null;
  // The market forgets a contract with its last day; the store keeps the last that was heard of it.
  const quote = live.quote(symbol) ?? (await store.quotes.find(symbol));
  const settlement = quote ? finalSettlement(quote, on) : null;
  return { state: state === 'last-day' && now() >= tradingEnds(on) ? 'ended' : state, on, settlement };
}

/** Whether a security is no longer traded: an expired contract, or one that has left the market and has no quote. */
export function isOver({ active }: Security, expiry: ContractExpiry | null, quote: Quote | null): boolean {
  return expiry?.state === 'expired' || (!active && quote === null);
}

/** The same by its symbol, for loaders. */
export async function loadIsOver(site: Site, symbol: string): Promise<boolean> {
  const security = await site.store.securities.find(symbol);
  return security ? isOver(security, await loadExpiry(site, security), site.live.quote(symbol) ?? null) : false;
}
