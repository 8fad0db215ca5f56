import { periodBars, periodOf, type Interval } from '#domain/bar-periods.ts';
import { pick, type Bilingual } from '#domain/bilingual.ts';
import type { DailyBar } from '#domain/quote.ts';
import type { Locale } from '#domain/locale.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { NamedLine } from '#app/blocks/plot/lines-figure.tsx';

/**
 * Closes over time: prices of one security, or of several rebased to 100 on the first day on which all of them traded.
 */
export interface DrawnLines {
  lines: NamedLine[];
  dates: PlainDate[];
  /** The interval of which each point is the last close. */
  interval: Interval;
  isRebased: boolean;
  /** The requested day on which the lines are at 100; null where none was requested. */
  base: PlainDate | null;
}

interface Drawn {
  filters: { from: PlainDate; to: PlainDate; interval: Interval; rebase?: PlainDate | null };
  chosen: readonly { security: { symbol: string; name: Bilingual }; days: { bars: readonly DailyBar[] } }[];
}

/** Finer than a phone's screen, and small enough to send. */
const POINTS_MAX = 260;
export const LINES_MAX = 5;
const COARSER: readonly Interval[] = ['day', 'week', 'month', 'quarter', 'year'];
const HUNDRED: Thousandths = 100_000;

/** Lines of the first few chosen securities; null where none of them has two points. */
export function drawnLines({ filters, chosen }: Drawn, locale: Locale): DrawnLines | null {
  const shown = chosen.slice(0, LINES_MAX).map(({ security, days }) => ({
    security,
    bars: days.bars.filter(({ date }) => date <= filters.to),
  }));
  const interval = intervalFor(
    filters.interval,
    shown.map(({ bars }) => bars),
  );
  const closes = shown.map(({ bars }) => closesBy(bars, interval));
  const ends = endsOf(closes);
  if (ends.length < 2) return null;
  const isRebased = shown.length > 1;
  const lines = shown.map(({ security }, at): NamedLine => {
    const values = ends.map(([key]) => closes[at]!.get(key)?.close ?? null);
    return { id: security.symbol, name: pick(security.name, locale), values };
  });
  const dates = ends.map(([, date]) => date);
  const at = isRebased && filters.rebase ? baseAt(lines, dates, filters.rebase) : -1;
  return {
    lines: isRebased ? rebased(lines, at) : lines,
    dates,
    interval,
    isRebased,
    base: dates[at] ?? null,
  };
}

/** The lines from the first to the last day on which all have a value; null without two such days. */
export function onCommonDays(drawn: DrawnLines): DrawnLines | null {
  const isKnown = (_: PlainDate, at: number) => drawn.lines.every(({ values }) => (values[at] ?? null) !== null);
  const [first, last] = [drawn.dates.findIndex(isKnown), drawn.dates.findLastIndex(isKnown)];
  if (last <= first) return null;
  const within = <T>(list: readonly T[]) => list.slice(first, last + 1);
  const lines = drawn.lines.map((line) => ({ ...line, values: within(line.values) }));
  return { ...drawn, lines, dates: within(drawn.dates) };
}

/** The finest interval that keeps the number of points within the limit. */
function intervalFor(chosen: Interval, bars: readonly (readonly DailyBar[])[]): Interval {
  const most = (interval: Interval) => Math.max(...bars.map((each) => periodBars(each, interval).length), 0);
  const usable = COARSER.slice(COARSER.indexOf(chosen));
  return usable.find((interval) => most(interval) <= POINTS_MAX) ?? usable.at(-1)!;
}

function closesBy(bars: readonly DailyBar[], interval: Interval): Map<string, { date: PlainDate; close: Thousandths }> {
  return new Map(periodBars(bars, interval).map(({ date, close }) => [periodOf(date, interval), { date, close }]));
}

/** Every period in order, with its last day. */
function endsOf(closes: readonly ReadonlyMap<string, { date: PlainDate }>[]): [key: string, date: PlainDate][] {
  const ends = new Map<string, PlainDate>();
  for (const each of closes)
    for (const [key, { date }] of each) ends.set(key, date > (ends.get(key) ?? '') ? date : ends.get(key)!);
  return [...ends].sort(([, a], [, b]) => (a < b ? -1 : 1));
}

/** Index of the day's point, or of the last one before it; -1 where not all lines have a value there. */
function baseAt(lines: readonly NamedLine[], dates: readonly PlainDate[], day: PlainDate): number {
  const at = dates.findLastIndex((date) => date <= day);
  return lines.every(({ values }) => (values[at] ?? null) !== null) ? at : -1;
}

/**
 * Lines rebased to 100 at a point, otherwise at the first point where all have a value; without such a point, each at
 * its own first value.
 */
function rebased(lines: readonly NamedLine[], at: number): NamedLine[] {
  const first = () => lines[0]!.values.findIndex((_, place) => lines.every(({ values }) => values[place] !== null));
  const common = at === -1 ? first() : at;
  return lines.map((line) => {
    const base = line.values[common] ?? line.values.find((value) => value !== null) ?? null;
    return {
      ...line,
      values: line.values.map((value) => (value === null || !base ? null : divideRounded(value * HUNDRED, base))),
    };
  });
}
