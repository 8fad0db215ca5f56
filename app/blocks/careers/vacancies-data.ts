import type { Vacancy, VacancyState } from '#domain/vacancy.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Ignored } from '#app/blocks/filtered-list/search-params.ts';
import type { Option } from '#app/ui/field.tsx';
import type { VacancyFilters } from './vacancy-filters.ts';

/** A vacancy as of the day shown. */
export interface VacancyOnDay {
  vacancy: Vacancy;
  state: VacancyState;
  /** Whole days until its closing day. */
  daysLeft: number | null;
}

/** The open vacancies; records are formatted where they are shown. */
export interface VacanciesData {
  unread: boolean | 'not-offered';
  filters: VacancyFilters;
  departments: readonly Option[];
  places: readonly Option[];
  rows: readonly VacancyOnDay[];
  /** All open vacancies, whether they match or not. */
  open: number;
  total: number;
  pages: number;
  size: number;
  files: ExportLabels;
  /** How many match, of how many, and when they were read. */
  count: string;
  /** The vacancy whose form is on the page. */
  chosen: string | null;
  /** The external system for all applications, used instead of the form here. */
  system: string | null;
  ignored: readonly Ignored[];
  /** Business days after the closing day, keyed by step. */
  days: Readonly<Record<'read' | 'meet' | 'answer', number>>;
}
