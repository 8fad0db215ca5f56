import type { Month } from '#domain/month.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** How the holders are grouped, the default first. */
export const HOLDING_CUTS = ['nationality', 'type', 'sector', 'size', 'company'] as const;
export type HoldingCut = (typeof HOLDING_CUTS)[number];
/** Cuts that are available for one security. */
export const SECURITY_CUTS: readonly HoldingCut[] = ['nationality', 'type'];

/** What an address requests of the ownership statistics. */
export interface HoldingFilters {
  /** null for the last one. */
  month: Month | null;
  by: HoldingCut;
  /** null for the whole market. */
  symbol: string | null;
  /** The month that the shown one is compared with; null for the month before it and a year before it. */
  compare: Month | null;
  ignored: readonly Ignored[];
}

export function parseHoldings(query: URLSearchParams, symbols: readonly string[]): HoldingFilters {
  const params = readQuery(query);
  const symbol = params.oneOf('symbol', symbols);
  const by = params.oneOf('by', symbol === null ? HOLDING_CUTS : SECURITY_CUTS) ?? 'nationality';
  return { month: params.month('month'), by, symbol, compare: params.month('compare'), ignored: params.ignored };
}

/** The query of the filters. */
export function holdingQuery({ month, by, symbol, compare }: Omit<HoldingFilters, 'ignored'>): string {
  return queryOf({ month, by: by === 'nationality' ? null : by, symbol, compare });
}
