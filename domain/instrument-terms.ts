import type { Bilingual } from './bilingual.ts';
import type { ProjectType } from './carbon.ts';
import type { Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Terms of a bond or sukuk (docs/specification.md, section 3). A term that the source does not give is null. */
export interface DebtTerms {
  kind: 'bond' | 'sukuk';
  issuer: Bilingual | null;
  issuedOn: PlainDate | null;
  maturesOn: PlainDate | null;
  /** Par value of one bond or sukuk, in the issue's currency. */
  parValue: Thousandths | null;
  /** Of the whole issue, in its currency. */
  issueValue: Thousandths | null;
  /** Number of bonds or sukuk issued. */
  units: number | null;
  /** Coupon or profit, thousandths of a per cent a year. */
  rate: Thousandths | null;
  paymentsAYear: number | null;
}

/** Manager and policies of a fund. */
export interface FundTerms {
  kind: 'fund' | 'etf' | 'reit';
  manager: Bilingual | null;
  custodian: Bilingual | null;
  administrator: Bilingual | null;
  investorsCommittee: Bilingual | null;
  investmentPolicy: Bilingual | null;
  dividendPolicy: Bilingual | null;
  structure: Bilingual | null;
  /** Fee of the managing company, thousandths of a per cent a year. */
  managementFee: Thousandths | null;
}

/** Terms of a futures contract. */
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
  /** Last trading day of the right. */
  tradesTo: PlainDate | null;
}

/** Remaining carbon credits of a project. */
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

/** Terms specific to a kind of security; shares have none. */
export type InstrumentTerms = DebtTerms | FundTerms | SubscriptionRightTerms | FutureTerms | CarbonTerms;
