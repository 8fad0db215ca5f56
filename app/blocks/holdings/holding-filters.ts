import type { Month } from '#domain/month.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** By what the holders are told apart, the usual one first. */
export const HOLDING_CUTS = ['nationality', 'type', 'sector', 'size', 'company'] as const;
export type HoldingCut = (typeof HOLDING_CUTS)[number];
/** Those that one security has. */
export const SECURITY_CUTS: readonly HoldingCut[] = ['nationality', 'type'];

/** What an address asks of the ownership statistics. */
export interface HoldingFilters {
  /** null: the last one. */
  month: Month | null;
  by: HoldingCut;
  /** null: the whole market. */
  symbol: string | null;
  /** The month that the shown one is set against; null: the month before it, and a year before it. */
  compare: Month | null;
  ignored: readonly Ignored[];
}

export function parseHoldings(query: URLSearchParams, symbols: readonly string[]): HoldingFilters {
  const params = readQuery(query);
  const symbol = params.oneOf('symbol', symbols);
  const by = params.oneOf('by', symbol === null ? HOLDING_CUTS : SECURITY_CUTS) ?? 'nationality';
  return { month: params.month('month'), by, symbol, compare: params.month('compare'), ignored: params.ignored };
}

/** The address of it. */
export function holdingQuery({ month, by, symbol, compare }: Omit<HoldingFilters, 'ignored'>): string {
  return queryOf({ month, by: by === 'nationality' ? null : by, symbol, compare });
}
