import type { Bilingual } from '#domain/bilingual.ts';
import type { BoardCode } from '#domain/security.ts';
import type { Instant } from '#domain/time.ts';
import type { HeatMapData } from '#app/blocks/heat-map/heat-map-data.ts';
import type { IndexRow } from '#app/blocks/indices/index-row.ts';
import type { ValuedRow } from '#app/blocks/market-rows/valued-row.ts';
import type { SummaryRow } from '#app/blocks/summary/summary-row.ts';
import type { WatchRow } from '#app/blocks/watch/watch-row.ts';

/** The rows of one view of the market. */
export type ViewRows =
  | { view: 'watchlist'; rows: WatchRow[]; withOil: boolean }
  | { view: 'sectors'; rows: SummaryRow[]; boards: BoardCode[]; sectors: Bilingual[] }
  | { view: 'indices'; rows: IndexRow[]; boards: BoardCode[] }
  | { view: 'movers' | 'heat-map'; rows: ValuedRow[]; boards: BoardCode[]; map: HeatMapData | null };

/** Data of one view of the market. */
export type MarketViewData = ViewRows & { now: Instant; simulated: boolean };

export type DataOf<View extends MarketViewData['view']> = Extract<MarketViewData, { view: View }>;
