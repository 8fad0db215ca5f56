import { addDays } from './calendar.ts';
import { marketDate, marketInstant } from './date.ts';
import type { DailyBar } from './quote.ts';
import type { Instant, PlainDate } from './time.ts';

/** The figures of a daily bar. */
export const BAR_FIELDS = ['open', 'high', 'low', 'close', 'volume', 'value', 'trades'] as const;
export type BarField = Exclude<keyof DailyBar, 'symbol' | 'date'>;

/** A figure of a bar that was changed after its day was final; null where there was, or is, none. */
export interface BarCorrection {
  symbol: string;
  date: PlainDate;
  field: BarField;
  old: number | null;
  new: number | null;
  at: Instant;
  /** Revision of the bar: 2 is its first correction. */
  revision: number;
}

/** From this time on the figures of a trading day are final. */
const FINAL_FROM = '17:00';

/** The last day whose figures are final: a later difference from them is a correction. */
export function lastFinalDay(now: Instant): PlainDate {
  const today = marketDate(now);
  return now >= marketInstant(today, FINAL_FROM) ? today : addDays(today, -1);
}
