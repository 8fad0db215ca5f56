import { periodOf } from './bar-periods.ts';
import { addDays } from './calendar.ts';
import { marketDate } from './date.ts';
import type { ExchangeEvent } from './exchange-event.ts';
import type { OwnershipDay } from './foreign-ownership.ts';
import { divideRounded, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Roadshows that follow each other within a month, mostly with the same companies, are one tour. */
export interface Tour {
  from: PlainDate;
  to: PlainDate;
  participants: ReadonlySet<string>;
}

const ONE_TOUR_DAYS = 30;

type Roadshow = Pick<ExchangeEvent, 'kind' | 'participants' | 'startsAt' | 'endsAt'>;

/** Tours that are over, oldest first; only those with named companies. */
export function toursBefore(events: readonly Roadshow[], today: PlainDate): Tour[] {
  const own = events
    .filter(({ kind, participants }) => kind === 'roadshow' && (participants ?? []).length > 0)
    .map(({ startsAt, endsAt, participants }): Tour => {
      return {
        from: marketDate(startsAt),
        to: marketDate(endsAt ?? startsAt),
        participants: new Set(participants),
      };
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const tours: Tour[] = [];
  for (const one of own) {
    const last = tours.at(-1);
    if (!last || one.from > addDays(last.to, ONE_TOUR_DAYS)) tours.push(one);
    else
      tours[tours.length - 1] = {
        from: last.from,
        to: one.to > last.to ? one.to : last.to,
        participants: new Set([...last.participants, ...one.participants]),
      };
  }
  return tours.filter(({ to }) => to < today);
}

/** Number of companies in a group, and by day the mean change of their foreign ownership in points. */
interface GroupMoves {
  companies: number;
  moves: readonly Thousandths[];
}

/** Foreign ownership of participating companies and of all others, from the day before a tour. */
export interface OwnershipMoves {
  base: PlainDate;
  dates: readonly PlainDate[];
  took: GroupMoves;
  others: GroupMoves;
}

/**
 * Mean changes since the last stored day before the tour, for the last stored day of each week. A group has only
 * companies with all of these days stored, so that no listing moves a mean. null when no day before or after the tour
 * is stored, or a group is empty.
 */
export function ownershipMoves(days: readonly OwnershipDay[], { from, to, participants }: Tour): OwnershipMoves | null {
  const held = [...new Set(days.map(({ date }) => date))].sort();
  const base = held.findLast((date) => date < from);
  const last = held.at(-1);
  if (base === undefined || last === undefined || last <= to) return null;
  const isWeekEnd = (date: PlainDate, at: number) =>
    at === held.length - 1 || periodOf(date, 'week') !== periodOf(held[at + 1]!, 'week');
  const dates = held.filter((date, at) => date === base || isWeekEnd(date, at));
  const shares = Map.groupBy(
    days.filter(({ date }) => dates.includes(date)),
    ({ symbol }) => symbol,
  );
  const whole = [...shares].filter(([, own]) => own.length === dates.length);
  const groupOf = (isIn: boolean) =>
    movesOf(
      whole.flatMap(([symbol, own]) => (participants.has(symbol) === isIn ? [own] : [])),
      base,
      dates,
    );
  const [took, others] = [groupOf(true), groupOf(false)];
  return took.companies === 0 || others.companies === 0 ? null : { base, dates, took, others };
}

function movesOf(
  companies: readonly (readonly OwnershipDay[])[],
  base: PlainDate,
  dates: readonly PlainDate[],
): GroupMoves {
  const shares = companies.map((own) => new Map(own.map(({ date, foreign }) => [date, foreign.actual])));
  const moves = dates.map((date) => mean(shares.map((of) => of.get(date)! - of.get(base)!)));
  return { companies: companies.length, moves };
}

function mean(values: readonly number[]): Thousandths {
  const sum = values.reduce((all, value) => all + value, 0);
  return values.length === 0 ? 0 : divideRounded(sum, values.length);
}
