import type { ProjectType } from '#domain/carbon.ts';
import type { BoardCode, SecurityKind } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { InstrumentSplit } from '../market/instrument.ts';
import type { CapitalChange } from './capital-changes.ts';

/** A text in both languages: the simulated exchange publishes every text in both. */
export interface Both {
  en: string;
  ar: string;
}

export type SectorKey =
  | 'financials'
  | 'real-estate'
  | 'utilities'
  | 'industrials'
  | 'communication'
  | 'consumer-discretionary'
  | 'consumer-staples'
  | 'materials'
  | 'health-care'
  | 'technology'
  | 'reit'
  | 'etf'
  | 'fund';

/** A company's legal form; the company's name ends with it in both languages. */
export type LegalForm = 'PJSC' | 'PSC' | 'PLC' | 'KPSC' | 'BSC' | 'co-operative' | 'none';

export type CityKey =
  'dubai' | 'abu-dhabi' | 'sharjah' | 'ajman' | 'ras-al-khaimah' | 'fujairah' | 'kuwait' | 'manama' | 'difc';

/** How much a price moves independently of the market: the size of a security's own part of a day's return. */
export type Temper = 'calm' | 'usual' | 'lively' | 'wild';

/** One row of the hand-written tables. */
export interface IssuerFacts {
  symbol: string;
  en: string;
  ar: string;
  form: LegalForm;
  sector: SectorKey;
  /** Defaults to 510. */
  board?: BoardCode;
  /** AED at listing, or on 4 January 2016 if listed before. */
  base: number;
  /** Millions of units in issue after splits and bonus shares; the new shares of rights issues are added to them. */
  units: number;
  /** Free float, per cent of the units. */
  float: number;
  /** Turnover of a usual day, millions of AED; a security with 0 never trades. */
  turnover: number;
  temper: Temper;
  founded: PlainDate;
  listed: PlainDate;
  city: CityKey;
  sharia?: boolean;
  /** Yearly dividend as per cent of the base price; 0 or absent: none. */
  dividend?: number;
  /** Half of the dividend is paid in the middle of the year. */
  interim?: boolean;
  /** Per cent of the units that foreigners may hold; defaults to 100. */
  foreignLimit?: number;
  /** Per cent that citizens of the Gulf states may hold; defaults to 100. */
  gccLimit?: number;
  splits?: readonly InstrumentSplit[];
  /** Bonus shares, reverse splits and capital reductions, oldest first. */
  capitalChanges?: readonly CapitalChange[];
  suspendedFrom?: PlainDate;
  /** Former names of the company, latest first. */
  former?: readonly (Both & { until: PlainDate })[];
  /** Description of the company, to follow "is" and the name: 'a commercial bank that …', 'بنك تجاري يقدّم …'. */
  does: Both;
}

/** A share or fund of the sister exchange: only the fields that the feed carries. */
export interface SisterFacts extends Pick<
  IssuerFacts,
  'symbol' | 'sector' | 'base' | 'units' | 'float' | 'turnover' | 'listed'
> {
  kind: Extract<SecurityKind, 'equity' | 'reit' | 'etf'>;
  name: Both;
}

/** An underlying of futures, with the root of their symbols. */
export interface FutureRoot {
  root: string;
  /** Symbol of a share, or code of an index or a reference price. */
  underlying: string;
  name: Both;
  /** Base margin of a contract from a day on, thousandths of a per cent; oldest first. */
  margins: readonly (readonly [from: PlainDate, percent: Thousandths])[];
}

/** A carbon credit of the pilot board: one unit is one tonne. */
export interface CarbonFacts {
  symbol: string;
  name: Both;
  project: Both;
  vintage: number;
  /** AED per tonne at listing. */
  base: number;
  listed: PlainDate;
  listedCredits: number;
  /** Owners retire a few of these at a time. */
  retiredBy: number;
  standard: Both;
  registry: Both;
  projectType: ProjectType;
  /** The standard's number of the method: 'GCS-E02'. */
  method: string;
  /** ISO 3166. */
  country: string;
  verifier: Both;
  /** Turnover of a usual day, millions of AED. */
  turnover: number;
}

export interface Person {
  name: Both;
  /** The Arabic title agrees with the person's gender: 'رئيس العمليات', 'رئيسة العمليات'. */
  title: Both;
  woman: boolean;
}

/** A listed issuer of shares or of fund units. */
export interface Issuer {
  symbol: string;
  /** Name with the legal form. */
  name: Both;
  /** Without it. */
  shortName: Both;
  isin: string;
  /** The content service's id. */
  id: string;
  kind: Extract<SecurityKind, 'equity' | 'reit' | 'etf' | 'fund'>;
  board: BoardCode;
  sector: SectorKey;
  city: CityKey;
  /** The row of the hand-written tables for this issuer. */
  facts: IssuerFacts;
}
