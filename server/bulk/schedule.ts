import type { BulkYear } from '#domain/bulk-file.ts';
import { addTradingDays, isTradingDay } from '#domain/calendar.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';

/** When a day's figures are complete, and programs and readers ask little. */
const NIGHT = '17:30';
/** A finished year is written for good when its last trades have settled. */
const SETTLED_AFTER = 3;

/** From then until midnight files are written. */
export function isNight(now: Instant): boolean {
  return now >= nightOf(now);
}

/**
 * Whether a year of a set is to be written tonight: one that never was; the running one after each trading day; a finished
 * one that was not written since the third trading day of the next year.
 */
export function isDue(year: number, writtenAt: Instant | null, now: Instant): boolean {
  if (!isNight(now)) return false;
  if (writtenAt === null) return true;
  const settled = marketInstant(addTradingDays(`${year + 1}-01-01`, SETTLED_AFTER), NIGHT);
  if (now >= settled) return writtenAt < settled;
  return isTradingDay(marketDate(now)) && writtenAt < nightOf(now);
}

/** Of finished years that which was looked at longest ago: what was put right in it since becomes a revision. */
export function nextToCheck(
  years: readonly Pick<BulkYear, 'set' | 'year' | 'writtenAt'>[],
  checked: ReadonlyMap<string, Instant>,
  now: Instant,
): Pick<BulkYear, 'set' | 'year'> | null {
  const running = Number(marketDate(now).slice(0, 4));
  const at = ({ set, year, writtenAt }: (typeof years)[number]) => checked.get(`${set}/${year}`) ?? writtenAt;
  return years.filter(({ year }) => year < running).toSorted((a, b) => at(a) - at(b))[0] ?? null;
}

function nightOf(now: Instant): Instant {
  return marketInstant(marketDate(now), NIGHT);
}
