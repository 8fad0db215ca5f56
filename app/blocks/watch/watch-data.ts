import type { Bilingual } from '#domain/bilingual.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { PanelData } from './panel-data.ts';
import type { WatchRow } from './watch-row.ts';

/** The board as the server gives it. */
export interface WatchData {
  /** All that may be shown: this exchange's, or the sister's where that board was asked for. */
  rows: WatchRow[];
  sectors: Bilingual[];
  panel: PanelData | null;
  files: ExportLabels;
  now: Instant;
  /** Of the previous closes. */
  dayBefore: PlainDate;
  simulated: boolean;
}
