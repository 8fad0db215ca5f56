import type { DatedBasket } from '#domain/index-level.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Site } from '#app/context.ts';
import { generalIndex } from './general.ts';

/** First days of the stored baskets of an index, oldest first. */
export async function basketDays({ store }: Pick<Site, 'store'>, code: string): Promise<PlainDate[]> {
  return (await store.documents.find<PlainDate[]>('index-basket-days', code))?.value ?? [];
}

/** The basket of an index on a day; null when none of that time is stored. */
export async function basketOn(
  { store }: Pick<Site, 'store'>,
  code: string,
  days: readonly PlainDate[],
  on: PlainDate,
): Promise<DatedBasket | null> {
  const from = days.findLast((day) => day <= on);
  if (from === undefined) return null;
  return (await store.documents.find<DatedBasket>('index-basket', `${code}:${from}`))?.value ?? null;
}

/**
 * Whole shares in free float on a day, from the basket of the general index; empty when none of that time is stored.
 */
export async function freeFloatOn(site: Site, day: PlainDate): Promise<ReadonlyMap<string, number>> {
  const { code } = generalIndex(site);
  const basket = await basketOn(site, code, await basketDays(site, code), day);
  return new Map(basket?.constituents.map(({ symbol, freeFloatShares }) => [symbol, Math.round(freeFloatShares)]));
}

export interface Close {
  date: PlainDate;
  close: Thousandths;
}

/**
 * The last close of each security up to a day, carried forward from an earlier day when it has none; a security without
 * stored days is left out.
 */
export async function closesOn(
  { store }: Pick<Site, 'store'>,
  symbols: readonly string[],
  on: PlainDate,
): Promise<ReadonlyMap<string, Close>> {
  const bars = await store.bars.last(symbols.map((symbol) => ({ symbol, until: on })));
  return new Map(bars.map(({ symbol, date, close }) => [symbol, { date, close }]));
}
