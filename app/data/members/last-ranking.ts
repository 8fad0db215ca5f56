import { publicationDay, rankBrokers, type BrokerMonth } from '#domain/broker-ranking.ts';
import type { PlainDate } from '#domain/time.ts';
import type { MonthPlace } from '#app/blocks/members/directory-data.ts';

/** The places by value of the last month of securities that was published by that day, by code; empty where none was. */
export function lastPlaces(months: readonly BrokerMonth[], day: PlainDate): ReadonlyMap<string, MonthPlace> {
  const last = months.findLast(({ segment, month }) => segment === 'securities' && publicationDay(month) <= day);
  if (!last) return new Map();
  const of = last.brokers.length;
  return new Map(
    rankBrokers(last.brokers, 'value').map(({ code, rank, value }) => [code, { month: last.month, rank, of, value }]),
  );
}
