import {
  lastPublishedMonth,
  rankBrokers,
  sumBrokers,
  yearSoFar,
  type BrokerFigures,
  type BrokerMonth,
} from '#domain/broker-ranking.ts';
import { isTradingDay } from '#domain/calendar.ts';
import type { Member } from '#domain/member.ts';
import { daysOfMonth, monthsFrom, type Month } from '#domain/month.ts';
import type { PlainDate } from '#domain/time.ts';
import type { RankingRow } from '#app/blocks/members/ranking-columns.ts';
import { parseRanking, type RankingFilters } from '#app/blocks/members/ranking-filters.ts';
import type { Site } from '#app/context.ts';
import { brokerMonths, loadMembers } from './members.ts';

export interface FoundRanking {
  filters: RankingFilters;
  /** Stored months of the segment, oldest first. */
  months: readonly BrokerMonth[];
  /** The shown month; null when none is stored. */
  month: Month | null;
  /** Its last trading day. */
  day: PlainDate | null;
  /** The summed months. */
  summed: readonly Month[];
  /** Months of the year so far whose figures are not stored: the sums are without them. */
  lacking: readonly Month[];
  brokers: readonly BrokerFigures[];
  rows: readonly RankingRow[];
  /** True when ranks are compared with the month before. */
  isMoved: boolean;
  /** The requested month, if not published yet or not stored. */
  missing: { month: Month; isToCome: boolean } | null;
  members: readonly Member[];
}

/** The ranking of the query; that of the last month when it names no stored month. */
export async function findRanking(site: Site, query: URLSearchParams): Promise<FoundRanking> {
  const [all, members] = await Promise.all([brokerMonths(site), loadMembers(site)]);
  const codes = [...new Set(all.flatMap(({ brokers }) => brokers.map(({ code }) => code)))];
  const filters = parseRanking(query, codes);
  const months = all.filter(({ segment }) => segment === filters.segment);
  const isKnown = (month: Month) => months.some((one) => one.month === month);
  const last = months.at(-1)?.month ?? null;
  const asked = filters.month;
  const month = asked !== null && isKnown(asked) ? asked : last;
  const missing =
    asked === null || asked === month ? null : { month: asked, isToCome: asked > lastPublishedMonth(site.today()) };
  const wanted = month === null ? [] : filters.period === 'year' ? yearSoFar(month) : [month];
  const summed = wanted.filter(isKnown);
  const brokers = sumBrokers(months.filter((one) => summed.includes(one.month)));
  const before = month === null ? undefined : months.find((one) => one.month === monthsFrom(month, -1));
  const isMoved = filters.period === 'month' && before !== undefined;
  return {
    filters,
    months,
    month,
    day: month === null ? null : daysOfMonth(month).findLast((day) => isTradingDay(day))!,
    summed,
    lacking: wanted.filter((one) => !isKnown(one)),
    brokers,
    rows: rowsOf(brokers, isMoved ? before.brokers : [], filters, members),
    isMoved,
    missing,
    members,
  };
}

function rowsOf(
  brokers: readonly BrokerFigures[],
  before: readonly BrokerFigures[],
  { sort, ascending }: RankingFilters,
  members: readonly Member[],
): RankingRow[] {
  const ranksBefore = new Map(rankBrokers(before, sort).map(({ code, rank }) => [code, rank]));
  const rows = rankBrokers(brokers, sort).map((row) => ({
    ...row,
    name: members.find(({ code }) => code === row.code)?.name ?? null,
    moved: ranksBefore.has(row.code) ? ranksBefore.get(row.code)! - row.rank : null,
  }));
  return ascending ? rows.reverse() : rows;
}
