import type { Bilingual } from './bilingual.ts';
import type { ProjectType } from './carbon.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** What a bond or sukuk promises (docs/specification.md, section 3). What its source does not say is null. */
export interface DebtTerms {
  kind: 'bond' | 'sukuk';
  issuer: Bilingual | null;
  issuedOn: PlainDate | null;
  maturesOn: PlainDate | null;
  /** Of one bond or sukuk, in the issue's currency. */
  parValue: Thousandths | null;
  /** Of the whole issue, in its currency. */
  issueValue: Thousandths | null;
  /** How many bonds or sukuk were issued. */
  units: number | null;
  /** Coupon or profit, thousandths of a per cent a year. */
  rate: Thousandths | null;
  paymentsAYear: number | null;
}

/** Who runs a fund and by which policies. */
export interface FundTerms {
  kind: 'fund' | 'etf' | 'reit';
  manager: Bilingual | null;
  custodian: Bilingual | null;
  administrator: Bilingual | null;
  investorsCommittee: Bilingual | null;
  investmentPolicy: Bilingual | null;
  dividendPolicy: Bilingual | null;
  structure: Bilingual | null;
  /** Of the managing company, thousandths of a per cent a year. */
  managementFee: Thousandths | null;
}

/** What one contract delivers, and when. */
export interface FutureTerms {
  kind: 'future';
  /** Symbol of a share, or code of an index. */
  underlying: string | null;
  contractSize: number | null;
  expiresOn: PlainDate | null;
}

/** A right of a rights issue (docs/specification.md, section 3). */
export interface SubscriptionRightTerms {
  kind: 'right';
  /** Symbol of the share. */
  share: string | null;
  tradesFrom: PlainDate | null;
  /** Its last trading day. */
  tradesTo: PlainDate | null;
}

/** What is left of a project's carbon credits. */
export interface CarbonTerms {
  kind: 'carbon';
  project: Bilingual | null;
  /** Year in which the emissions were avoided or removed. */
  vintage: number | null;
  listed: number | null;
  available: number | null;
  retired: number | null;
  type: ProjectType | null;
  standard: Bilingual | null;
  registry: Bilingual | null;
  method: string | null;
  /** ISO 3166. */
  country: string | null;
  verifier: Bilingual | null;
  serialFrom: string | null;
  serialTo: string | null;
}

/** What only securities of its kind have; shares have none. */
export type InstrumentTerms = DebtTerms | FundTerms | SubscriptionRightTerms | FutureTerms | CarbonTerms;
