import { INTERVALS, type Interval } from '#domain/bar-periods.ts';
import {
  nationalityGroups,
  TRADE_KINDS,
  typeGroups,
  type InvestorGroup,
  type TradeKind,
} from '#domain/investor-trades.ts';
import type { PlainDate } from '#domain/time.ts';
import { OPENS_ON, parseDays, type DayRangeFilters } from '#app/blocks/company-figures/day-range-filters.ts';
import { parseRowOrder, rowOrderParams, type RowOrder } from '#app/blocks/filtered-list/row-order.ts';
import { queryOf, readQuery } from '#app/blocks/filtered-list/search-params.ts';

/** How investors are grouped. */
export type InvestorCut = 'nationality' | 'type';

/** How many groups a page may show, the default number first. */
export const GROUP_COUNTS = { nationality: ['3', '4'], type: ['2', '5'] } as const;

/** What an address requests of the trades of investors. */
export interface TradeFilters extends DayRangeFilters {
  cut: InvestorCut;
  groups: '3' | '4' | '2' | '5';
  interval: Interval;
  /** null for all that counts as the market. */
  kind: TradeKind | null;
  order: RowOrder;
}

const PARTS = ['buying', 'selling', 'net', 'share'] as const;

/** Columns that rows can be sorted by: of each group its four figures. */
export function tradeSorts(filters: Pick<TradeFilters, 'groups'>): readonly string[] {
  return ['date', ...groupsOf(filters).flatMap(({ id }) => PARTS.map((part) => `${id}-${part}`)), 'value'];
}

export function parseTradeFilters(query: URLSearchParams, cut: InvestorCut, last: PlainDate): TradeFilters {
  const params = readQuery(query);
  const groups = params.oneOf('groups', GROUP_COUNTS[cut]) ?? GROUP_COUNTS[cut][0];
  const interval = params.oneOf('interval', INTERVALS) ?? 'day';
  const kind = params.oneOf('kind', TRADE_KINDS);
  const days = parseDays(query, last);
  const order = parseRowOrder(params, tradeSorts({ groups }));
  return { ...days, cut, groups, interval, kind, order, ignored: [...params.ignored, ...days.ignored] };
}

/** The groups that the filters show. */
export function groupsOf({ groups }: Pick<TradeFilters, 'groups'>): InvestorGroup[] {
  return groups === '3' || groups === '4'
    ? nationalityGroups(groups === '3' ? 3 : 4)
    : typeGroups(groups === '2' ? 2 : 5);
}

/** The query of the filters; without a page, that of the first. */
export function tradeQuery(filters: Omit<TradeFilters, 'ignored'>, page?: number): string {
  const { cut, groups, interval, kind, range, from, to, order } = filters;
  return queryOf({
    from: range === null ? from : null,
    to: range === null ? to : null,
    range: range === OPENS_ON ? null : range,
    interval: interval === 'day' ? null : interval,
    groups: groups === GROUP_COUNTS[cut][0] ? null : groups,
    kind,
    ...rowOrderParams(order),
    page: page && page > 1 ? page : null,
  });
}
