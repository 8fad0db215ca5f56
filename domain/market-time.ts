import { DAY_MS, dayOf, MARKET_OFFSET_MS } from './time.ts';
import type { Instant, PlainDate } from './time.ts';

/** The calendar day in Dubai at that instant. */
export function marketDate(at: Instant): PlainDate {
  return dayOf(Math.floor((at + MARKET_OFFSET_MS) / DAY_MS));
}

/** Dubai's wall clock as 'HH:MM', or 'HH:MM:SS'. */
export function marketTime(at: Instant, options: { seconds?: boolean } = {}): string {
  return formatLocalTime(at).slice(11, options.seconds ? 19 : 16);
}

/** Dubai's wall clock without a zone, in the notation of the exchange's wires: '2026-07-02T14:58:53'. */
export function formatLocalTime(at: Instant, options: { milliseconds?: boolean } = {}): string {
  return new Date(at + MARKET_OFFSET_MS).toISOString().slice(0, options.milliseconds ? 23 : 19);
}
