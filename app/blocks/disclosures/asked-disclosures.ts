import { DISCLOSURE_KINDS, type DisclosureKind } from '#domain/disclosure-kind.ts';
import type { PlainDate } from '#domain/time.ts';
import { queryOf, readQuery, type Ignored } from '../company-records/asked.ts';

/** What an address asks of a list of disclosures. */
export interface AskedDisclosures {
  words: string;
  /** The issuer's symbol, on the list of all issuers. */
  issuer: string | null;
  kind: DisclosureKind | null;
  from: PlainDate | null;
  to: PlainDate | null;
  page: number;
  ignored: readonly Ignored[];
}

/** `issuers` are the symbols that may be asked for; none on the page of one issuer. */
export function parseDisclosures(query: URLSearchParams, issuers: readonly string[] = []): AskedDisclosures {
  const asked = readQuery(query);
  return {
    words: asked.text('q'),
    issuer: issuers.length > 0 ? asked.oneOf('issuer', issuers) : null,
    kind: asked.oneOf('kind', DISCLOSURE_KINDS),
    ...asked.days(),
    page: asked.page(),
    ignored: asked.ignored,
  };
}

/** The address of it; without a page, that of its first. */
export function disclosuresQuery({ words, issuer, kind, from, to }: AskedDisclosures, page?: number): string {
  return queryOf({ q: words, issuer, kind, from, to, page: page === 1 ? null : (page ?? null) });
}

/** Whether the list leaves out something within its days. */
export function isNarrowed({ words, issuer, kind }: AskedDisclosures): boolean {
  return [words, issuer, kind].some(Boolean);
}

export function isFiltered(asked: AskedDisclosures): boolean {
  return isNarrowed(asked) || [asked.from, asked.to].some(Boolean);
}
