import type { Bilingual } from '#domain/bilingual.ts';
import { reviewPreview, type ReviewedWeight } from '#domain/index-review.ts';
import type { Constituent } from '#domain/index-level.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import type { Site } from '#app/context.ts';
import { basketDays, basketOn, closesOn, type Close } from './basket.ts';

/** A constituent with its weight and its weight after a review at the same closes. */
export interface ReviewRow extends Constituent {
  name: Bilingual | null;
  close: Close | null;
  /** Null while a close of the basket is unknown, or when the exchange names no cap. */
  preview: ReviewedWeight | null;
}

/** Result of a review of an index at the closes of a day. */
export interface ReviewPreview {
  /** Null when no day is stored. */
  day: PlainDate | null;
  /** First day of the basket in force. */
  from: PlainDate | null;
  /** Largest weight after the review first. */
  rows: readonly ReviewRow[];
}

/** The weights of the index after a review at the closes of a day; without a day, at the last closes. */
export async function loadReview(
  site: Site,
  { code, cap }: ExchangeConfig['indices'][number],
  asked: PlainDate | undefined,
): Promise<ReviewPreview> {
  const [days, held] = await Promise.all([basketDays(site, code), site.store.bars.span(code)]);
  const day = asked ?? held?.last ?? null;
  const basket = day !== null && held && day <= held.last ? await basketOn(site, code, days, day) : null;
  if (!basket || day === null) return { day, from: null, rows: [] };
  const symbols = basket.constituents.map(({ symbol }) => symbol);
  const [closes, securities] = await Promise.all([closesOn(site, symbols, day), site.store.securities.list()]);
  const names = new Map(securities.map(({ symbol, name }) => [symbol, name]));
  const isKnown = cap !== undefined && symbols.every((symbol) => closes.has(symbol));
  const previewed = isKnown ? reviewPreview(basket, (symbol) => closes.get(symbol)!.close, cap) : [];
  const bySymbol = new Map(previewed.map((one) => [one.symbol, one]));
  const rows = basket.constituents.map((one): ReviewRow => {
    const { symbol } = one;
    return {
      ...one,
      name: names.get(symbol) ?? null,
      close: closes.get(symbol) ?? null,
      preview: bySymbol.get(symbol) ?? null,
    };
  });
  return { day, from: basket.from, rows: rows.sort((a, b) => after(b) - after(a) || (a.symbol < b.symbol ? -1 : 1)) };
}

function after({ preview }: ReviewRow): Thousandths {
  return preview?.rebalanced ?? 0;
}
