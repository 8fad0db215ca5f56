import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { integer, percent, price } from '#domain/number.ts';
import { limitPercents } from '#domain/tick.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Text } from '#messages/text.tsx';
import type { Workings } from '#app/live/quote-working.ts';
import type { CompanyHeadData } from './company-head-data.ts';
import type { Ladder } from './depth-ladder.ts';

/** The day's limits from their reference price; after the arrow the price on the tick. */
export function limitsWorking({ quote, limits }: CompanyHeadData, on: PlainDate): string | null {
  const reference = quote?.reference ?? quote?.previousClose ?? null;
  if (reference === null || !limits) return null;
  const { up, down } = limitPercents(on);
  const side = (share: number, limit: number) => `${price(reference)} × ${share}% → ${price(limit)}`;
  return `${side(100 - down, limits.lower)} · ${side(100 + up, limits.upper)}`;
}

/** Spread and depth of the book that is shown. */
export function bookWorkings({ bids, offers, spread, spreadPercent, bidShare }: Ladder): Workings {
  const [bid, offer] = [bids[0], offers[0]];
  return {
    spread: bid && offer && spread !== null ? spreadWorking(bid.price, offer.price, { spread, spreadPercent }) : null,
    depth: bidShare === null ? null : depthWorking(bids, offers, bidShare),
  };
}

function spreadWorking(
  bid: number,
  offer: number,
  { spread, spreadPercent }: Pick<Ladder, 'spread' | 'spreadPercent'>,
) {
  const [lazyPart, share] = [price(spread, { zero: true }), percent(spreadPercent, { sign: false, zero: true })];
  return `${price(offer)} − ${price(bid)} = ${lazyPart} · ${lazyPart} ÷ ${price(bid)} = ${share}`;
}

function depthWorking(bids: Ladder['bids'], offers: Ladder['bids'], bidShare: number): string {
  const sum = (levels: Ladder['bids']) => levels.reduce((total, level) => total + (level?.quantity ?? 0), 0);
  const [bought, sold] = [sum(bids), sum(offers)];
  return `${integer(bought)} ÷ ${integer(bought + sold)} = ${percent(bidShare, { sign: false, decimals: 1, zero: true })}`;
}

/** When a trade of that day settles, in the page's words. */
export function settlementWorking(from: PlainDate, to: PlainDate, t: Text, locale: Locale): string {
  return t('company.settlesWorking', { from: formatDate(from, locale), to: formatDate(to, locale) });
}
