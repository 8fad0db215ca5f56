import type { ProjectType } from '#domain/carbon.ts';
import type { BoardCode, SecurityKind } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { InstrumentSplit } from '../market/instrument.ts';
import type { CapitalChange } from './capital-changes.ts';

/** A text that has both languages: whatever the simulated exchange says, it says in both. */
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

/** How a company is set up; it ends the company's name in both languages. */
export type LegalForm = 'PJSC' | 'PSC' | 'PLC' | 'KPSC' | 'BSC' | 'co-operative' | 'none';

export type CityKey =
  'dubai' | 'abu-dhabi' | 'sharjah' | 'ajman' | 'ras-al-khaimah' | 'fujairah' | 'kuwait' | 'manama' | 'difc';

/** How much a price moves beside the market: the part of a day's return that is its own. */
export type Temper = 'calm' | 'usual' | 'lively' | 'wild';

/** One row of the hand-written tables. */
export interface IssuerFacts {
  symbol: string;
  en: string;
  ar: string;
  form: LegalForm;
  sector: SectorKey;
  /** 510 when not given. */
  board?: BoardCode;
  /** AED at listing, or on 4 January 2016 when it was listed before. */
  base: number;
  /** Millions of units in issue, as splits and bonus shares made them; the new shares of rights issues come to them. */
  units: number;
  /** Per cent of the units that trade freely. */
  float: number;
  /** Turnover of a usual day, millions of AED; 0 never trades. */
  turnover: number;
  temper: Temper;
  founded: PlainDate;
  listed: PlainDate;
  city: CityKey;
  sharia?: boolean;
  /** Yearly dividend as per cent of the base price; 0 or none: pays nothing. */
  dividend?: number;
  /** Pays half of it in the middle of the year. */
  interim?: boolean;
  /** Per cent of the units that foreigners may hold; 100 when not given. */
  foreignLimit?: number;
  /** Per cent that citizens of the Gulf states may hold; 100 when not given. */
  gccLimit?: number;
  splits?: readonly InstrumentSplit[];
  /** Bonus shares, reverse splits and capital reductions, the oldest first. */
  capitalChanges?: readonly CapitalChange[];
  suspendedFrom?: PlainDate;
  /** What it was called before, the latest first. */
  former?: readonly (Both & { until: PlainDate })[];
  /** What it is, after "is" and after the name: 'a commercial bank that …', 'بنك تجاري يقدّم …'. */
  does: Both;
}

/** A share or fund of the sister exchange: only what the feed tells of it. */
export interface SisterFacts extends Pick<
  IssuerFacts,
  'symbol' | 'sector' | 'base' | 'units' | 'float' | 'turnover' | 'listed'
> {
  kind: Extract<SecurityKind, 'equity' | 'reit' | 'etf'>;
  name: Both;
}

/** An underlying of futures and the root of their symbols. */
export interface FutureRoot {
  root: string;
  /** Symbol of a share, code of an index, or of a reference price. */
  underlying: string;
  name: Both;
  /** Base margin of a contract from a day on, thousandths of a per cent; the oldest first. */
  margins: readonly (readonly [from: PlainDate, percent: Thousandths])[];
}

/** A carbon credit of the pilot board: a tonne a unit. */
export interface CarbonFacts {
  symbol: string;
  name: Both;
  project: Both;
  vintage: number;
  /** AED a tonne at listing. */
  base: number;
  listed: PlainDate;
  listedCredits: number;
  /** Owners retire a few of these at a time. */
  retiredBy: number;
  standard: Both;
  registry: Both;
  projectType: ProjectType;
  /** Of the standard, as it numbers it: 'GCS-E02'. */
  method: string;
  /** ISO 3166. */
  country: string;
  verifier: Both;
  /** Millions of AED of a usual day. */
  turnover: number;
}

export interface Person {
  name: Both;
  /** In Arabic it agrees with the person: 'رئيس العمليات', 'رئيسة العمليات'. */
  title: Both;
  woman: boolean;
}

/** A listed issuer of shares or of fund units. */
export interface Issuer {
  symbol: string;
  /** With the legal form. */
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
  /** The hand-written row it comes from. */
  facts: IssuerFacts;
}
