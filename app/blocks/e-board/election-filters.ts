import { ELECTION_PHASES, type ElectionPhase } from '#domain/board-election.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** What an address requests of the board elections. */
export interface ElectionFilters {
  /** A symbol. */
  issuer: string | null;
  phase: ElectionPhase | null;
  page: number;
  ignored: readonly Ignored[];
}

export function parseElections(query: URLSearchParams, issuers: readonly string[]): ElectionFilters {
  const params = readQuery(query);
  return {
    issuer: params.oneOf('issuer', issuers),
    phase: params.oneOf('phase', ELECTION_PHASES),
    page: params.page(),
    ignored: params.ignored,
  };
}

/** The query of the filters; without a page, that of the first. */
export function electionsQuery({ issuer, phase }: ElectionFilters, page = 1): string {
  return queryOf({ issuer, phase, page: page === 1 ? null : page });
}
