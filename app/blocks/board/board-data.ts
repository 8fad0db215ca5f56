import type { BoardCommittee, CompositionFact, Director } from '#domain/board-of-directors.ts';
import type { Officer } from '#domain/security.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** The board of the exchange's own company on a day; records are formatted where they are shown. */
export interface BoardData {
  unread: boolean | 'not-offered';
  /** The requested day; '' for today. */
  asOf: string;
  ignored: readonly Ignored[];
  /** That it is another day's board, or that the requested day is before what is known. */
  dayNotice: string | null;
  /** By seats; null where the source gives names and titles alone. */
  directors: readonly Director[] | null;
  /** Names and titles of today. */
  board: readonly Officer[];
  management: readonly Officer[];
  composition: readonly CompositionFact[];
  committees: readonly BoardCommittee[];
  /** The elections of the own company's board. */
  elections: string | null;
  files: ExportLabels;
}
