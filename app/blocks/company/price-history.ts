import { marketDate, marketInstant } from '#domain/date.ts';
import type { DailyBar, Quote } from '#domain/quote.ts';
import { sessionOn } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';

/** The stored days and the running one, oldest first: today's bar is made from the quote until the source gives it. */
export function withToday(bars: readonly DailyBar[], quote: Quote | null, today: PlainDate): DailyBar[] {
  const past = bars.filter(({ date }) => date < today);
  const running = quote && runningBar(quote, today);
  return running ? [...past, running] : [...past];
}

function runningBar(
  { symbol, open, high, low, last, lastAt, volume, value, trades }: Quote,
  today: PlainDate,
): DailyBar | null {
  if (open === null || high === null || low === null || last === null || volume === 0) return null;
  if (lastAt === null || marketDate(lastAt) !== today) return null;
  return { symbol, date: today, open, high, low, close: last, volume, value, trades };
}

/** Each minute of today at its share, 0 to 1, of the session from pre-opening to close. */
export function sessionPoints(
  minutes: readonly { at: Instant; price: Thousandths }[],
  today: PlainDate,
): { share: number; price: Thousandths }[] {
  const session = sessionOn(today);
  const from = session[0]?.from ?? marketInstant(today, '09:30');
  const to = session.at(-1)?.to ?? marketInstant(today, '15:00');
  return minutes
    .filter(({ at }) => at >= from && at <= to)
    .map(({ at, price }) => ({ share: Math.round(((at - from) / (to - from)) * 10_000) / 10_000, price }));
}

/** The full hours of today's session by their share of it, for the axis of the day's line. */
export function sessionHours(today: PlainDate): { share: number; text: string }[] {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  return hours.flatMap((text) =>
    sessionPoints([{ at: marketInstant(today, text), price: 0 }], today).map(({ share }) => ({ share, text })),
  );
}
