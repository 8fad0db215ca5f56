import { periodOf, type Interval } from '#domain/bar-periods.ts';
import { formatDate } from '#domain/date.ts';
import { frontDays } from '#domain/future-days.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import type { FutureRow } from '#app/blocks/future-days/day-columns.ts';
import type { NamedLine } from '#app/blocks/plot/lines-figure.tsx';
import type { FoundFutures } from './days.ts';

/** The range as lines over its days, oldest first. */
export interface DrawnFutures {
  dates: readonly PlainDate[];
  interval: Interval;
  /** Settlement price, and the price of the underlying. */
  prices: readonly NamedLine[];
  /** Empty for a continuous series: its prices are not those of a single day. */
  basis: readonly NamedLine[];
  /** Open interest of the contracts that stay open longest. */
  interest: readonly NamedLine[];
  ends: readonly [first: string, last: string];
}

/** Finer than a phone's screen, and small enough to send. */
const POINTS_MAX = 260;
const LINES_MAX = 5;
const COARSER: readonly Interval[] = ['day', 'week', 'month'];

/** Null when there are fewer than two days to draw. */
export function drawnFutures({ rows, filters }: FoundFutures, locale: Locale): DrawnFutures | null {
  const t = textOf(locale);
  const all = frontDays(rows.toReversed());
  const interval = COARSER.find((each) => countOf(all, each) <= POINTS_MAX) ?? 'month';
  const shown = all.filter((row, at) => periodOf(row.date, interval) !== nextPeriod(all, at, interval));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || first === last) return null;
  const dates = shown.map(({ date }) => date);
  const line = (id: string, name: string, of: (row: FutureRow) => number | null): NamedLine => ({
    id,
    name,
    values: shown.map(of),
  });
  const isContinuous = filters.series === 'continuous';
  const settlement = line(
    'settlement',
    filters.contract ?? t(`futures.drawn.${isContinuous ? 'continuous' : 'front'}`),
    (row) => row.settlement,
  );
  const underlying = line('underlying', t('futures.underlying'), (row) => row.underlying);
  return {
    dates,
    interval,
    prices: isContinuous ? [settlement] : [settlement, underlying],
    basis: isContinuous
      ? []
      : [line('basis', t('futures.basis'), (row) => row.basis), line('fair', t('futures.drawn.fairBasis'), fairBasis)],
    interest: filters.series === 'contracts' ? interestLines(rows, dates) : [],
    ends: [formatDate(first.date, locale), formatDate(last.date, locale)],
  };
}

/** The theoretical basis. */
function fairBasis({ fairValue, underlying }: FutureRow): number | null {
  return fairValue === null ? null : fairValue - underlying;
}

function interestLines(rows: readonly FutureRow[], dates: readonly PlainDate[]): NamedLine[] {
  const contracts = [...Map.groupBy(rows, ({ symbol }) => symbol).values()]
    .sort(([a], [b]) => (a!.expiresOn < b!.expiresOn ? -1 : 1))
    .slice(-LINES_MAX);
  return contracts.map((own) => {
    const byDay = new Map(own.map(({ date, openInterest }) => [date, openInterest]));
    const { symbol } = own[0]!;
    return { id: symbol, name: symbol, values: dates.map((date) => byDay.get(date) ?? null) };
  });
}

function countOf(rows: readonly FutureRow[], interval: Interval): number {
  return new Set(rows.map(({ date }) => periodOf(date, interval))).size;
}

function nextPeriod(rows: readonly FutureRow[], at: number, interval: Interval): string | null {
  const next = rows[at + 1];
  return next ? periodOf(next.date, interval) : null;
}
