import type { Bilingual } from './bilingual.ts';
import type { PlainDate } from './time.ts';
import {
  ARAFAH_DAY,
  COMMEMORATION_DAY,
  EID_AL_ADHA,
  EID_AL_FITR,
  HIJRI_NEW_YEAR,
  NATIONAL_DAY,
  NEW_YEAR,
  PROPHETS_BIRTHDAY,
} from './words/holidays.ts';

/** A day on which the exchange does not trade although it is not at a weekend. */
export interface Holiday {
  date: PlainDate;
  name: Bilingual;
}

/** Years with fixed holidays: far enough back for ten years of bars, far enough ahead for settlement dates. */
const FIRST_YEAR = 2010;
const LAST_YEAR = 2040;

/**
 * Days of the lunar calendar, as the exchange's circulars announced them (docs/market-rules.md, Holidays). Those of
 * other years are not in this list.
 */
const ANNOUNCED: readonly [Bilingual, ...PlainDate[]][] = [
  [COMMEMORATION_DAY, '2022-12-01', '2023-12-01'],
  [EID_AL_FITR, '2022-05-02', '2022-05-03'],
  [EID_AL_ADHA, '2022-07-11'],
  [EID_AL_FITR, '2023-04-20', '2023-04-21'],
  [ARAFAH_DAY, '2023-06-27'],
  [EID_AL_ADHA, '2023-06-28', '2023-06-29'],
  [HIJRI_NEW_YEAR, '2023-07-19'],
  [PROPHETS_BIRTHDAY, '2023-09-27'],
  [EID_AL_FITR, '2024-04-10', '2024-04-11', '2024-04-12'],
  [EID_AL_ADHA, '2024-06-17', '2024-06-18', '2024-06-19'],
  [EID_AL_FITR, '2025-03-31', '2025-04-01'],
  [ARAFAH_DAY, '2025-06-05'],
  [EID_AL_ADHA, '2025-06-06'],
  [HIJRI_NEW_YEAR, '2025-06-26'],
  [PROPHETS_BIRTHDAY, '2025-09-04'],
  [EID_AL_FITR, '2026-03-19', '2026-03-20'],
  [ARAFAH_DAY, '2026-05-26'],
  [EID_AL_ADHA, '2026-05-27', '2026-05-28', '2026-05-29'],
  [HIJRI_NEW_YEAR, '2026-06-16'],
  [PROPHETS_BIRTHDAY, '2026-08-25'],
];

/** The last day for which fixed holidays are known. */
export const LAST_KNOWN_DAY: PlainDate = `${LAST_YEAR}-12-31`;

/** False when the year's lunar holidays are not in the list: a trading day may turn out to be a holiday. */
export function hasLunarHolidays(date: PlainDate): boolean {
  const year = date.slice(0, 4);
  return ANNOUNCED.some(([name, ...dates]) => name === EID_AL_FITR && dates.some((day) => day.startsWith(year)));
}

/** Known holidays, oldest first. */
export const HOLIDAYS: readonly Holiday[] = [...fixedDays(), ...announcedDays()].sort((a, b) =>
  a.date < b.date ? -1 : 1,
);

/** 1 January and 2–3 December of every year (docs/market-rules.md, Holidays). */
function fixedDays(): Holiday[] {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
  return years.flatMap((year) => [
    { date: `${year}-01-01`, name: NEW_YEAR },
    { date: `${year}-12-02`, name: NATIONAL_DAY },
    { date: `${year}-12-03`, name: NATIONAL_DAY },
  ]);
}

function announcedDays(): Holiday[] {
  return ANNOUNCED.flatMap(([name, ...dates]) => dates.map((date) => ({ date, name })));
}
