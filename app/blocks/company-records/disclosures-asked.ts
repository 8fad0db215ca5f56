import type { PlainDate } from '#domain/time.ts';
import { queryOf, readQuery, type Ignored } from './asked.ts';

/** Kinds by which a list of disclosures is filtered, and the type of file that each stands for. */
export const DISCLOSURE_KINDS = {
  news: 'news',
  results: 'financial_reports',
  meetings: 'general_meetings',
  integrated: 'integrated_reports',
} as const;
export type AskedKind = keyof typeof DISCLOSURE_KINDS;

/** What an address asks of an issuer's disclosures. */
export interface AskedDisclosures {
  words: string;
  kind: AskedKind | null;
  from: PlainDate | null;
  to: PlainDate | null;
  page: number;
  ignored: readonly Ignored[];
}

export function parseDisclosures(query: URLSearchParams): AskedDisclosures {
  const asked = readQuery(query);
  const kind = asked.oneOf('kind', Object.keys(DISCLOSURE_KINDS) as AskedKind[]);
  return { words: asked.text('q'), kind, ...asked.days(), page: asked.page(), ignored: asked.ignored };
}

/** The address of it; without a page, that of its first. */
export function disclosuresQuery({ words, kind, from, to }: AskedDisclosures, page?: number): string {
  return queryOf({ q: words, kind, from, to, page: page === 1 ? null : (page ?? null) });
}

export function isFiltered({ words, kind, from, to }: AskedDisclosures): boolean {
  return [words, kind, from, to].some(Boolean);
}
