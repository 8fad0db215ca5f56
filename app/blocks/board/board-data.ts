import type { BoardCommittee, CompositionFact, Director } from '#domain/board-of-directors.ts';
import type { Officer } from '#domain/security.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** The board of the exchange's own company on a day; records are formatted where they are shown. */
export interface BoardData {
  unread: boolean | 'not-offered';
  /** The requested day, ISO; '' for today. */
  asOf: string;
  ignored: readonly Ignored[];
  /** Notice that this is the board of another day, or that the requested day is before the first day we have. */
  dayNotice: string | null;
  /** One entry for each seat; null where the source gives names and titles alone. */
  directors: readonly Director[] | null;
  /** Names and titles as of today. */
  board: readonly Officer[];
  management: readonly Officer[];
  composition: readonly CompositionFact[];
  committees: readonly BoardCommittee[];
  /** The elections of the board of the exchange's own company. */
  elections: string | null;
  files: ExportLabels;
}
