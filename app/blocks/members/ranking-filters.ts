import { RANKED_BY, RANKED_SEGMENTS, type RankedBy, type RankedSegment } from '#domain/broker-ranking.ts';
import type { Month } from '#domain/month.ts';
import { readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';
import { COMPARED_MAX } from './member-filters.ts';

export const RANKING_PERIODS = ['month', 'year'] as const;
export type RankingPeriod = (typeof RANKING_PERIODS)[number];

/** What an address requests of the brokers ranking. */
export interface RankingFilters {
  /** Null where the address names none. */
  month: Month | null;
  /** The month, or its year to date. */
  period: RankingPeriod;
  segment: RankedSegment;
  sort: RankedBy;
  /** True when the smallest come first; ranks do not change. */
  ascending: boolean;
  /** Codes of the brokers whose months are drawn. */
  compare: readonly string[];
  ignored: readonly Ignored[];
}

export function parseRanking(query: URLSearchParams, codes: readonly string[]): RankingFilters {
  const params = readQuery(query);
  const compared = params.manyOf('compare', codes);
  const filters = {
    month: params.month('month'),
    period: params.oneOf('period', RANKING_PERIODS) ?? 'month',
    segment: params.oneOf('segment', RANKED_SEGMENTS) ?? 'securities',
    sort: params.oneOf('sort', RANKED_BY) ?? 'value',
    ascending: params.oneOf('order', ['ascending', 'descending']) === 'ascending',
  };
  const tooMany = compared.slice(COMPARED_MAX).map((value) => ({ parameter: 'compare', value }));
  return { ...filters, compare: compared.slice(0, COMPARED_MAX), ignored: [...params.ignored, ...tooMany] };
}

/** The query of the filters. */
export function rankingQuery(filters: Omit<RankingFilters, 'ignored'>): string {
  const query = rowParams(filters);
  for (const code of filters.compare) query.append('compare', code);
  return query.size > 0 ? `?${query}` : '';
}

/** The query of the files: the filters of the rows. */
export function rankingRowsQuery(filters: Omit<RankingFilters, 'ignored'>): string {
  const query = rowParams(filters);
  return query.size > 0 ? `?${query}` : '';
}

function rowParams({ month, period, segment, sort, ascending }: Omit<RankingFilters, 'ignored'>): URLSearchParams {
  const query = new URLSearchParams();
  if (month) query.append('month', month);
  if (period !== 'month') query.append('period', period);
  if (segment !== 'securities') query.append('segment', segment);
  if (sort !== 'value') query.append('sort', sort);
  if (ascending) query.append('order', 'ascending');
  return query;
}
