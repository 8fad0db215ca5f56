import { publicationDay, rankBrokers, type BrokerMonth } from '#domain/broker-ranking.ts';
import type { PlainDate } from '#domain/time.ts';
import type { MonthPlace } from '#app/blocks/members/directory-data.ts';

/**
 * The ranks by value in the last month of securities that was published by that day, keyed by code; empty when there is
 * none.
 */
export function lastPlaces(months: readonly BrokerMonth[], day: PlainDate): ReadonlyMap<string, MonthPlace> {
  const last = months.findLast(({ segment, month }) => segment === 'securities' && publicationDay(month) <= day);
  if (!last) return new Map();
  const of = last.brokers.length;
  return new Map(
    rankBrokers(last.brokers, 'value').map(({ code, rank, value }) => [code, { month: last.month, rank, of, value }]),
  );
}
