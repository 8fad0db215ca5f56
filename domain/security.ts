import { place } from '#exchange.place.ts';
import type { BoardRecord } from './board-of-directors.ts';
import { pick, slugOf, type Bilingual } from './bilingual.ts';
import { DEFAULT_LOCALE } from './locale.ts';
import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

/** Kind of instrument: the six lists of listed securities, and the three that only the market watch shows. */
export type SecurityKind = 'equity' | 'reit' | 'etf' | 'fund' | 'sukuk' | 'bond' | 'right' | 'future' | 'carbon';

/** The kinds counted in the market's breadth: shares and the funds that trade like them. */
export const BREADTH_KINDS: readonly SecurityKind[] = ['equity', 'reit', 'etf', 'fund'];

/** This exchange, and the sister exchange whose securities the feed also lists. */
export const EXCHANGE_ROLES = ['home', 'sister'] as const;
export type ExchangeRole = (typeof EXCHANGE_ROLES)[number];

/** Board codes of the feed (docs/market-rules.md, Identifiers): 510 main, 520 second, 505 funds and REITs, 602 derivatives, 200 sister exchange. */
export type BoardCode = '510' | '520' | '505' | '602' | '200';

/**
 * A segment of the market as readers see it: board 505 trades funds, debt and carbon credits, each a segment of its
 * own.
 */
export type Segment = BoardCode | 'debt' | 'carbon';

/** True when a security that is still listed was listed by a day; assumed when its first day is not known. */
export function isListedBy({ active, listedOn }: Pick<Security, 'active' | 'listedOn'>, day: PlainDate): boolean {
  return active && (listedOn === null || listedOn <= day);
}

/** The segment of a security of that kind on a board. */
export function segmentOf(board: BoardCode, kind: SecurityKind): Segment {
  if (board !== '505') return board;
  if (kind === 'bond' || kind === 'sukuk') return 'debt';
  return kind === 'carbon' ? 'carbon' : board;
}

/** True for a security that the sums of the market count: a kind of its summary, in the currency of the exchange. */
export function isInMarketSums({ kind, currency }: Pick<Security, 'kind' | 'currency'>): boolean {
  return BREADTH_KINDS.includes(kind) && currency === place.currency.code;
}

/** Reference data of a security (its prices are a `Quote`). */
export interface Security {
  symbol: string;
  isin: string | null;
  name: Bilingual;
  kind: SecurityKind;
  board: BoardCode | null;
  /** The exchange's own wording, in both languages; null when the feed gives none. */
  sector: Bilingual | null;
  /** 'home' for this exchange, 'sister' for the other one whose securities the feed also lists. */
  exchange: ExchangeRole;
  currency: string;
  active: boolean;
  listedOn: PlainDate | null;
  /** The content service's id; null when it gives none. */
  sourceId: string | null;
}

/** The sectors of the securities, each once, sorted by name in the default language. */
export function sectorsOf(securities: readonly Security[]): Bilingual[] {
  const byName = new Map(securities.flatMap(({ sector }) => (sector ? [[nameOf(sector), sector] as const] : [])));
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sector]) => sector);
}

/** A sector as an address slug, the same in every language. */
export function sectorSlug(sector: Bilingual): string {
  return slugOf(sector);
}

function nameOf(sector: Bilingual): string {
  return pick(sector, DEFAULT_LOCALE);
}

/** True when both have the same sector; false when either has none. */
export function isSameSector(a: Bilingual | null, b: Bilingual | null): boolean {
  return a !== null && b !== null && nameOf(a) === nameOf(b);
}

/** A member of the board of directors or of the management. */
export interface Officer {
  name: Bilingual;
  title: Bilingual;
}

/** A company's profile (call 12 in both languages, merged). Absent values are null, never ''. */
export interface CompanyProfile {
  symbol: string;
  name: Bilingual;
  isin: string | null;
  /** LEI of the issuer; absent in records from before this field existed. */
  lei?: string | null;
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
  /** As stated by the exchange, in AED. */
  marketCap: Thousandths | null;
  /** Plain text, paragraphs separated by a blank line: the upstream's HTML is reduced before it is stored. */
  brief: Bilingual | null;
  contact: {
    address: Bilingual | null;
    phone: string | null;
    fax: string | null;
    website: string | null;
    email: string | null;
  };
  board: Officer[];
  /** The board of directors by seat, past seats included; absent when the source gives only names and titles. */
  seats?: BoardRecord | null;
  management: Officer[];
  /** Latest first; absent in records from before this field existed. */
  formerNames?: FormerName[];
}

/** A former name of an issuer, up to a day when that is known. */
export interface FormerName {
  name: Bilingual;
  until: PlainDate | null;
}
