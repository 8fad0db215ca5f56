import { HOLIDAYS, nextTradingDay, weekday } from '#domain/calendar.ts';
import type { Holiday } from '#domain/calendar.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Both } from '../issuers/issuer.ts';

/** Consecutive holidays without a trading day between them. */
export interface Closure {
  name: Both;
  first: PlainDate;
  last: PlainDate;
  reopens: PlainDate;
}

/** Closures of a year that cancel trading days, from the market's own calendar. */
export function holidayClosures(year: number): Closure[] {
  const inYear = HOLIDAYS.filter(({ date }) => date.startsWith(String(year)) && !isWeekend(date));
  const groups: Holiday[][] = [];
  for (const holiday of inYear) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (before && nextTradingDay(before.date) === nextTradingDay(holiday.date)) group!.push(holiday);
    else groups.push([holiday]);
  }
  return groups.map(closureOf);
}

function closureOf(days: readonly Holiday[]): Closure {
  const [first, last] = [days[0]!, days.at(-1)!];
  const names = days.map(({ name }) => ({ en: name.en, ar: name.ar ?? name.en }));
  const different = names.filter((name, at) => names.findIndex(({ en }) => en === name.en) === at);
  return {
    name: { en: different.map(({ en }) => en).join(' and '), ar: different.map(({ ar }) => ar).join(' و') },
    first: first.date,
    last: last.date,
    reopens: nextTradingDay(last.date),
  };
}

/** Friday and Saturday before 2022, Saturday and Sunday since: a holiday on a weekend changes nothing. */
function isWeekend(date: PlainDate): boolean {
  const day = weekday(date);
  return date < '2022-01-01' ? day === 5 || day === 6 : day === 6 || day === 0;
}
