import type { BulkYear } from '#domain/bulk-file.ts';
import { addTradingDays, isTradingDay } from '#domain/calendar.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import type { Instant } from '#domain/time.ts';

/** The day's figures are complete by then, and few programs and readers send requests. */
const NIGHT = '17:30';
/**
 * Trading day of the next year on which the trades of a finished year have settled: the year is then written for the
 * last time.
 */
const SETTLED_AFTER = 3;

/** True from `NIGHT` until midnight, when files are written. */
export function isNight(now: Instant): boolean {
  return now >= nightOf(now);
}

/**
 * True when a year of a set is to be written tonight: it was never written; it is the current year and a trading day
 * has ended since; or it is finished and was not written since the third trading day of the next year.
 */
export function isDue(year: number, writtenAt: Instant | null, now: Instant): boolean {
  if (!isNight(now)) return false;
  if (writtenAt === null) return true;
  const settled = marketInstant(addTradingDays(`${year + 1}-01-01`, SETTLED_AFTER), NIGHT);
  if (now >= settled) return writtenAt < settled;
  return isTradingDay(marketDate(now)) && writtenAt < nightOf(now);
}

/** Returns the finished year that was checked longest ago. Corrections since then become a revision. */
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
