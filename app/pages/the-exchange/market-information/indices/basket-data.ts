import { addDays } from '#domain/calendar.ts';
import type { DatedBasket } from '#domain/index-level.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Site } from '#app/context.ts';

/** First days of the baskets that are held of an index, oldest first. */
export async function basketDays({ store }: Pick<Site, 'store'>, code: string): Promise<PlainDate[]> {
  return (await store.documents.find<PlainDate[]>('index-basket-days', code))?.value ?? [];
}

/** What an index was made of on a day; null where no basket of then is held. */
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

/** So far back a security that was not traded, or suspended, may have its last close. */
const CLOSE_DAYS = 120;

export interface Close {
  date: PlainDate;
  close: Thousandths;
}

/** The last close of each security up to a day; one of which no day is held is left out. */
export async function closesOn(
  { store }: Pick<Site, 'store'>,
  symbols: readonly string[],
  on: PlainDate,
): Promise<ReadonlyMap<string, Close>> {
  const bars = await Promise.all(symbols.map((symbol) => store.bars.list(symbol, addDays(on, -CLOSE_DAYS), on)));
  return new Map(bars.flatMap((days) => days.at(-1) ?? []).map(({ symbol, date, close }) => [symbol, { date, close }]));
}
