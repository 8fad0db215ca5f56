import type { Bilingual } from '#domain/bilingual.ts';
import type { Instant } from '#domain/time.ts';
import type { FileWords } from '#app/blocks/row-files/file-words.ts';
import type { PanelData } from './panel-data.ts';
import type { WatchRow } from './watch-row.ts';

/** The board as the server gives it. */
export interface WatchData {
  /** All that may be shown: this exchange's, or the sister's where that board was asked for. */
  rows: WatchRow[];
  sectors: Bilingual[];
  panel: PanelData | null;
  files: FileWords;
  now: Instant;
  simulated: boolean;
}
