import { isOfEarlierDay } from '#domain/movers.ts';
import { tradedLevel } from '#domain/traded-level.ts';
import type { IndexPoint, Quote } from '#domain/quote.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { SparklineShape } from '#app/ui/sparkline.tsx';

type Turned = Pick<Quote, 'volume' | 'value'>;
type Member = Turned & Pick<Quote, 'lastAt'>;

/** An index in the list of all indices. Levels are thousandths of a point. */
export interface IndexRow {
  code: string;
  /** The index's part of the address. */
  path: string;
  name: string;
  latest: IndexPoint | null;
  /** The shown day. */
  date: PlainDate;
  line: SparklineShape | null;
  day: { low: Thousandths; high: Thousandths } | null;
  /** Extremes of the 52 weeks before; null when not known. */
  year: { low: Thousandths; high: Thousandths } | null;
  /** Newest figures of the members, perhaps of an earlier session; null where the members are not known. */
  members: ({ symbol: string } & Member)[] | null;
}

/** An index with its newest level, and the turnover of its constituents. */
export interface CurrentIndex extends IndexRow {
  /** False before the first trade of the shown day: the level is then the previous close. */
  begun: boolean;
  change: Thousandths | null;
  changePercent: Thousandths | null;
  turnover: Turned | null;
}

/** The row with the newest level and turnover. */
export function currentRow(row: IndexRow, point: IndexPoint | null, live?: ReadonlyMap<string, Member>): CurrentIndex {
  const { day, year, members } = row;
  const latest = point ?? row.latest;
  const traded = tradedLevel(latest, row.date);
  const level = traded?.value;
  return {
    ...row,
    latest,
    begun: traded !== null,
    change: traded?.change ?? null,
    changePercent: traded?.changePercent ?? null,
    day: widened(day, level, level),
    year: year && widened(year, day?.low, day?.high, level),
    turnover: members && turnoverOf(row.date, members, live),
  };
}

/** The row with a range that does not narrow: it holds every level of the day that `before`, the row as last shown, held. */
export function withSeen(row: CurrentIndex, before: CurrentIndex | null): CurrentIndex {
  if (before?.code !== row.code || before.date !== row.date) return row;
  const day = widened(row.day, before.day?.low, before.day?.high);
  return { ...row, day, year: row.year && widened(row.year, day?.low, day?.high) };
}

/** What the members turned over on a day; a member that last traded before it adds nothing. */
function turnoverOf(
  day: PlainDate,
  members: NonNullable<IndexRow['members']>,
  live?: ReadonlyMap<string, Member>,
): Turned {
  const total = { volume: 0, value: 0 };
  for (const member of members) {
    const quote = live?.get(member.symbol) ?? member;
    if (isOfEarlierDay(quote, day)) continue;
    total.volume += quote.volume;
    total.value += quote.value;
  }
  return total;
}

function widened(range: IndexRow['day'], ...levels: (number | undefined)[]): IndexRow['day'] {
  const known = levels.filter((level) => level !== undefined).concat(range ? [range.low, range.high] : []);
  return known.length ? { low: Math.min(...known), high: Math.max(...known) } : null;
}
