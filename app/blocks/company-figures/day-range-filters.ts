import type { PlainDate } from '#domain/time.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import { RANGES, rangeStart, type Range } from '#app/blocks/plot/ranges.ts';

/** Ranges of several days: a single day has its own page. */
export const DAY_RANGES: readonly Range[] = RANGES.filter((range) => range !== '1D');
export const OPENS_ON: Range = '1M';

/** The days that an address requests. */
export interface DayRangeFilters {
  /** null where the address names the days themselves. */
  range: Range | null;
  /** Both days are included. */
  from: PlainDate;
  to: PlainDate;
  page: number;
  ignored: readonly Ignored[];
}

/** Reads two days, or one day and the end of what we have, or a range that ends today. */
export function parseDays(query: URLSearchParams, today: PlainDate): DayRangeFilters {
  const params = readQuery(query);
  const days = params.days();
  const range = params.oneOf('range', DAY_RANGES);
  const page = params.page();
  const { ignored } = params;
  if (days.from === null && days.to === null) {
    const shown = range ?? OPENS_ON;
    return { range: shown, from: rangeStart(shown, today), to: today, page, ignored };
  }
  return { range: null, from: days.from ?? rangeStart('All', today), to: days.to ?? today, page, ignored };
}

/** The query of these days; without a page, that of the first. */
export function daysQuery({ range, from, to }: DayRangeFilters, page?: number): string {
  const isNamed = range === null;
  return queryOf({
    from: isNamed ? from : null,
    to: isNamed ? to : null,
    range: range === OPENS_ON ? null : range,
    page: page === 1 ? null : (page ?? null),
  });
}
