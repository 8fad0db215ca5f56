import type { PlainDate } from '#domain/time.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** What an address requests of the rules. */
export interface RuleFilters {
  words: string;
  /** The day whose texts are shown; null for those of today. */
  asOf: PlainDate | null;
  ignored: readonly Ignored[];
}

export function parseRules(query: URLSearchParams): RuleFilters {
  const params = readQuery(query);
  return { words: params.text('q'), asOf: params.day('asOf'), ignored: params.ignored };
}

/** The query of the filters. */
export function rulesQuery({ words, asOf }: Pick<RuleFilters, 'words' | 'asOf'>): string {
  return queryOf({ q: words, asOf });
}
