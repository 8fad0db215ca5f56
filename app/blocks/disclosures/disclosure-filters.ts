import { DISCLOSURE_KINDS, type DisclosureKind } from '#domain/disclosure-kind.ts';
import type { ReportInterval } from '#domain/disclosure.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { EXCHANGE_ROLES, type ExchangeRole } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import { queryOf, readQuery, type Ignored } from '#app/blocks/filtered-list/search-params.ts';

/** Periods of a report: their names in addresses, and in the upstream's feed. */
export const INTERVAL_OF = {
  q1: 'Q1',
  q2: 'Q2',
  q3: 'Q3',
  year: 'Yearly',
  preliminary: 'Preliminary financial results',
} as const satisfies Record<string, ReportInterval>;
export type Period = keyof typeof INTERVAL_OF;
export const PERIODS = Object.keys(INTERVAL_OF) as Period[];

/** What an address requests of a list of disclosures. */
export interface DisclosureFilters {
  words: string;
  /** On the list of all issuers: the exchange whose issuers are listed; that of the issuer where one is requested. */
  exchange: ExchangeRole | null;
  /** The issuer's symbol, on the list of all issuers. */
  issuer: string | null;
  kind: DisclosureKind | null;
  /** Language of the texts; null for that of the page. */
  language: Locale | null;
  period: Period | null;
  from: PlainDate | null;
  to: PlainDate | null;
  page: number;
  ignored: readonly Ignored[];
}

/** An issuer whose disclosures can be requested. */
export interface KnownIssuer {
  value: string;
  exchange: ExchangeRole;
}

/** Reads the filters of disclosures. `issuers` are those that can be requested; empty on the page of one issuer. */
export function parseDisclosures(query: URLSearchParams, issuers: readonly KnownIssuer[] = []): DisclosureFilters {
  const filters = readQuery(query);
  const symbols = issuers.map(({ value }) => value);
  const issuer = symbols.length > 0 ? filters.oneOf('issuer', symbols) : null;
  return {
    words: filters.text('q'),
    exchange: symbols.length > 0 ? exchangeOf(issuers, issuer, filters.oneOf('exchange', EXCHANGE_ROLES)) : null,
    issuer,
    kind: filters.oneOf('kind', DISCLOSURE_KINDS),
    language: filters.oneOf('language', LOCALE_CODES),
    period: filters.oneOf('period', PERIODS),
    ...filters.days(),
    page: filters.page(),
    ignored: filters.ignored,
  };
}

function exchangeOf(
  issuers: readonly KnownIssuer[],
  issuer: string | null,
  filters: ExchangeRole | null,
): ExchangeRole {
  return issuers.find(({ value }) => value === issuer)?.exchange ?? filters ?? 'home';
}

/** The query of the filters; without a page, that of the first. */
export function disclosuresQuery(filters: DisclosureFilters, page?: number): string {
  const { words, issuer, kind, language, period, from, to } = filters;
  const exchange = filters.exchange === 'sister' ? filters.exchange : null;
  return queryOf({
    exchange,
    q: words,
    issuer,
    kind,
    language,
    period,
    from,
    to,
    page: page === 1 ? null : (page ?? null),
  });
}

/** True when the list leaves out some disclosures within its days. */
export function isNarrowed({ words, issuer, kind, period }: DisclosureFilters): boolean {
  return [words, issuer, kind, period].some(Boolean);
}

export function isFiltered(filters: DisclosureFilters): boolean {
  return isNarrowed(filters) || [filters.language, filters.from, filters.to].some(Boolean);
}
