import type { Bilingual } from '#domain/bilingual.ts';
import type { Instant } from '#domain/time.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { PanelData } from './panel-data.ts';
import type { WatchRow } from './watch-row.ts';

/** The market watch as the server sends it. */
export interface WatchData {
  /** All rows that can be shown: those of this exchange, or of the sister exchange where its board was requested. */
  rows: WatchRow[];
  sectors: Bilingual[];
  /** True when a row is a future on oil, which has hours of its own. */
  withOil: boolean;
  panel: PanelData | null;
  files: ExportLabels;
  now: Instant;
  simulated: boolean;
}
