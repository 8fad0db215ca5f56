import type { Locale } from '#domain/locale.ts';
import type { Quote } from '#domain/quote.ts';
import type { Security, SecurityKind } from '#domain/security.ts';
import { place } from '#exchange.place.ts';
import type { SparklineShape } from '#app/ui/sparkline.tsx';
import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';

/** A row of the market watch: the listed security, and its day as a small line. */
export interface WatchRow extends ListedRow {
  kind: SecurityKind;
  exchange: Security['exchange'];
  /** Short unit of its figures; null for dirhams. */
  unit: string | null;
  line: SparklineShape | null;
}

/** Short unit of a row's figures, for a row that is shown alone. */
export function unitOf({ unit }: Pick<WatchRow, 'unit'>, locale: Locale): string {
  return unit ?? place.currency.name[locale];
}

export type RowState = 'suspended' | 'unheard' | 'untraded' | 'trading';

/**
 * State that is shown beside a name, where it cannot scroll away: suspended, no data from the market, or nothing traded
 * yet.
 */
export function stateOf(quote: Quote | null): RowState {
  if (!quote) return 'unheard';
  if (quote.suspended) return 'suspended';
  return quote.trades === 0 && quote.volume === 0 ? 'untraded' : 'trading';
}
