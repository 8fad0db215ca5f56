import type { Bilingual } from './bilingual.ts';
import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

/** What kind of instrument it is: the six lists of listed securities, and the two that only the market watch shows. */
export type SecurityKind = 'equity' | 'reit' | 'etf' | 'fund' | 'sukuk' | 'bond' | 'future' | 'carbon';

/** What the market's breadth counts: shares and the funds that trade like them. */
export const BREADTH_KINDS: readonly SecurityKind[] = ['equity', 'reit', 'etf', 'fund'];

/** This exchange, and the other one whose securities the feed also lists. */
export const EXCHANGE_ROLES = ['home', 'sister'] as const;
export type ExchangeRole = (typeof EXCHANGE_ROLES)[number];

/** Board codes of the feed (market-rules.md): 510 main, 520 second, 505 funds and REITs, 602 derivatives, 200 sister exchange. */
export type BoardCode = '510' | '520' | '505' | '602' | '200';

/** A security as the site knows it (reference data; its prices are a `Quote`). */
export interface Security {
  symbol: string;
  isin: string | null;
  name: Bilingual;
  kind: SecurityKind;
  board: BoardCode | null;
  /** The exchange's own wording, in both languages; null where the feed gives none. */
  sector: Bilingual | null;
  /** 'home' for this exchange, 'sister' for the other one whose securities the feed also lists. */
  exchange: ExchangeRole;
  currency: string;
  active: boolean;
  listedOn: PlainDate | null;
  /** The content service's id, where given. */
  sourceId: string | null;
}

/** The sectors that securities are of, each once, in the order of their English names. */
export function sectorsOf(securities: readonly Security[]): Bilingual[] {
  const byName = new Map(securities.flatMap(({ sector }) => (sector ? [[sector.en, sector] as const] : [])));
  return [...byName.values()].sort((a, b) => (a.en < b.en ? -1 : 1));
}

/** A sector as it stands in an address, the same in both languages. */
export function sectorSlug(english: string): string {
  return english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** One person on a board or in the management. */
export interface Officer {
  name: Bilingual;
  title: Bilingual;
}

/** A company's profile (call 12 in both languages, merged). Absent values are null, never ''. */
export interface CompanyProfile {
  symbol: string;
  name: Bilingual;
  isin: string | null;
  sector: Bilingual | null;
  kindCaption: Bilingual | null;
  establishedOn: PlainDate | null;
  listedOn: PlainDate | null;
  auditor: Bilingual | null;
  registrar: Bilingual | null;
  /** Month 1 to 12 in which the fiscal year ends. */
  fiscalYearEndMonth: number | null;
  authorizedCapital: Thousandths | null;
  issuedShares: number | null;
  parValue: Thousandths | null;
  /** As the exchange states it, in AED. */
  marketCap: Thousandths | null;
  /** Plain text, paragraphs separated by a blank line: the upstream's HTML is reduced before it is believed. */
  brief: Bilingual | null;
  contact: {
    address: Bilingual | null;
    phone: string | null;
    fax: string | null;
    website: string | null;
    email: string | null;
  };
  board: Officer[];
  management: Officer[];
  /** The latest first; absent in what was read before they were. */
  formerNames?: FormerName[];
}

/** What an issuer was called, up to a day where that is known. */
export interface FormerName {
  name: Bilingual;
  until: PlainDate | null;
}
