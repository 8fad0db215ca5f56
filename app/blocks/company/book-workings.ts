import { integer, percent, price } from '#domain/number.ts';
import type { Workings } from '#app/live/quote-working.ts';
import type { Ladder } from './depth-ladder.ts';

/** How spread and depth of the shown book are computed. */
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
