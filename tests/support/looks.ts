import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { DAY_MS } from '#domain/time.ts';

/** To look at each page in each language takes an hour on a small machine. */
const TAKES_ALL = Boolean(process.env.TEST_LONG);
/** Each page has its turn in each language once in so many days. */
const TURN_DAYS = 4;

/** The languages in which the page that stands at this place of a list has its turn today: both with `TEST_LONG=1`. */
export function languagesOfDay(place: number, now = Date.now()): readonly Locale[] {
  if (TAKES_ALL) return LOCALE_CODES;
  const turn = (place + Math.floor(now / DAY_MS)) % TURN_DAYS;
  return LOCALE_CODES.filter((_, at) => turn === (at * TURN_DAYS) / LOCALE_CODES.length);
}
