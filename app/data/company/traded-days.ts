import { addDays } from '#domain/calendar.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { tradedBars } from '#domain/traded-bars.ts';
import type { PlainDate } from '#domain/time.ts';
import { withToday } from '#app/blocks/company/price-history.ts';
import { rangeStart, type Range } from '#app/blocks/plot/ranges.ts';
import type { Site } from '#app/context.ts';

/**
 * The days of a range, both ends included, on which a security traded, oldest first; today's bar as far as it has come.
 */
export async function loadTradedDays(
  { store, live, today }: Site,
  symbol: string,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<readonly DailyBar[]> {
  const now = today();
  const held = tradedBars(await store.bars.list(symbol, from, to));
  return to < now ? held : withToday(held, live.quote(symbol) ?? null, now);
}

/** The last day of a range: today, or the last traded day of a security that has not traded since the range began. */
export async function rangeEnd({ store, today }: Site, symbol: string, range: Range | null): Promise<PlainDate> {
  const now = today();
  if (range === null || range === '1D') return now;
  const last = (await store.bars.span(symbol))?.last;
  return last && last < rangeStart(range, now) ? last : now;
}

/** The last stored day before a day. */
export async function barBefore(
  { store }: Pick<Site, 'store'>,
  symbol: string,
  day: PlainDate,
): Promise<DailyBar | undefined> {
  return (await store.bars.last([{ symbol, until: addDays(day, -1) }]))[0];
}

/** The last close before a day; null when nothing was traded before it. */
export async function closeBefore(
  site: Pick<Site, 'store'>,
  symbol: string,
  day: PlainDate,
): Promise<Thousandths | null> {
  return (await barBefore(site, symbol, day))?.close ?? null;
}
