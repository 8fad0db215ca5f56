import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { integer, percent, price, signed } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { divideRounded } from '#domain/thousandths.ts';
import { limitPercents } from '#domain/tick.ts';
import type { PlainDate } from '#domain/time.ts';
import type { GlossaryId } from '#messages/compiled/glossary-id.ts';
import type { Text } from '#messages/text.tsx';
import type { ReactNode } from 'react';
import { Figure } from '../../ui/figure.tsx';
import type { CompanyHeadData } from './company-head-data.ts';
import type { Ladder } from './depth-ladder.ts';

/** A computed figure of a quote with the numbers it came from; null for what is no computation, or has no numbers yet. */
export function quoteWorking(id: GlossaryId, quote: Quote): string | null {
  const { last, previousClose, change, changePercent, vwap, value, volume } = quote;
  switch (id) {
    case 'change':
      if (last === null || previousClose === null || change === null) return null;
      return `${price(last)} − ${price(previousClose)} = ${signed(change, { zero: true })}`;
    case 'change-percent':
      if (previousClose === null || change === null) return null;
      return `${signed(change, { zero: true })} ÷ ${price(previousClose)} = ${percent(changePercent, { zero: true })}`;
    case 'vwap':
      // A future's value counts its contract size, too.
      if (vwap === null || volume === 0 || quote.board === '602') return null;
      return `${integer(divideRounded(value, THOUSANDTHS))} ÷ ${integer(volume)} = ${price(vwap)}`;
    default:
      return null;
  }
}

const THOUSANDTHS = 1_000;

/** The day's limits from their reference price; after the arrow the price on the tick. */
export function limitsWorking({ quote, limits }: CompanyHeadData, on: PlainDate): string | null {
  const reference = quote?.reference ?? quote?.previousClose ?? null;
  if (reference === null || !limits) return null;
  const { up, down } = limitPercents(on);
  const side = (share: number, limit: number) => `${price(reference)} × ${share}% → ${price(limit)}`;
  return `${side(100 - down, limits.lower)} · ${side(100 + up, limits.upper)}`;
}

/** Spread and depth of the book that is shown. */
export function bookWorking(id: GlossaryId, { bids, offers, spread, spreadPercent, bidShare }: Ladder): string | null {
  const [bid, offer] = [bids[0], offers[0]];
  if (id === 'spread' && bid && offer && spread !== null) {
    const share = percent(spreadPercent, { sign: false, zero: true });
    return `${price(offer.price)} − ${price(bid.price)} = ${price(spread, { zero: true })} · ${price(spread, { zero: true })} ÷ ${price(bid.price)} = ${share}`;
  }
  if (id !== 'depth' || bidShare === null) return null;
  const sum = (levels: Ladder['bids']) => levels.reduce((total, level) => total + (level?.quantity ?? 0), 0);
  const [bought, sold] = [sum(bids), sum(offers)];
  return `${integer(bought)} ÷ ${integer(bought + sold)} = ${percent(bidShare, { sign: false, decimals: 1, zero: true })}`;
}

/** When a trade of that day settles, in the page's words. */
export function settlementWorking(from: PlainDate, to: PlainDate, t: Text, locale: Locale): string {
  return t('company.settlesWorking', { from: formatDate(from, locale), to: formatDate(to, locale) });
}

/** Numbers keep their order in a sentence of either direction. */
export function inFigures(worked: string | null): ReactNode {
  const [first, second] = worked?.split(' · ') ?? [];
  if (first === undefined) return null;
  return (
    <>
      <Figure>{first}</Figure>
      {second !== undefined && (
        <>
          {' '}
          <span className="whitespace-nowrap">
            · <Figure>{second}</Figure>
          </span>
        </>
      )}
    </>
  );
}
