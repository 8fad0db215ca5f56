import type { Vacancy, VacancyState } from '#domain/vacancy.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { Option } from '#app/ui/field.tsx';
import type { VacancyFilters } from './vacancy-filters.ts';

/** A vacancy on the day that is shown. */
export interface VacancyOnDay {
  vacancy: Vacancy;
  state: VacancyState;
  /** Whole days up to its closing day. */
  daysLeft: number | null;
}

/** The open vacancies; records are formatted where they are shown. */
export interface VacanciesData {
  unread: boolean | 'not-offered';
  filters: VacancyFilters;
  departments: readonly Option[];
  places: readonly Option[];
  rows: readonly VacancyOnDay[];
  /** All that are open, found or not. */
  open: number;
  total: number;
  pages: number;
  size: number;
  files: ExportLabels;
  /** How many are found, of how many, and when they were read. */
  count: string;
  /** The one whose form is on the page. */
  chosen: string | null;
  /** Where one applies for all of them instead of here. */
  system: string | null;
  ignored: readonly Ignored[];
  /** Business days after the closing day, by step. */
  days: Readonly<Record<'read' | 'meet' | 'answer', number>>;
}
