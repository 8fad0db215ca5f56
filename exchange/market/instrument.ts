import type { Bilingual } from '#domain/bilingual.ts';
import type { BoardCode, SecurityKind } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { RightsOffer, RightTerms } from './rights-terms.ts';

export interface InstrumentDividend {
  exDate: PlainDate;
  /** Per unit, in the instrument's currency. */
  amount: Thousandths;
}

export interface InstrumentSplit {
  date: PlainDate;
  /** New units for old ones: `[10, 1]` is ten for one. */
  ratio: readonly [newUnits: number, oldUnits: number];
}

export interface FutureTerms {
  /** Symbol of an instrument, or code of an index or a published price. */
  underlying: string;
  /** Units of the underlying (or currency units per index point) in one contract. */
  contractSize: number;
  /** Last trading day. */
  expiry: PlainDate;
}

/** What the market needs to know to trade a security. Statistical figures are daily fractions (0.012 is 1.2 %). */
export interface Instrument {
  symbol: string;
  isin: string;
  name: Bilingual;
  kind: SecurityKind;
  board: BoardCode;
  /** Key of its sector, shared by all securities of the sector and by its sector index; null when it has none. */
  sector: string | null;
  /** True for a member of the Sharia index; only for shares. */
  sharia: boolean;
  currency: string;
  /** After all splits, before the new shares of `issues`; 0 for futures and rights. */
  issuedShares: number;
  /** New shares of rights issues, in the same units, from the day on which they are listed. */
  issues?: readonly { listed: PlainDate; shares: number }[];
  /** Thousandths of a per cent: 45000 is 45 %. */
  freeFloat: Thousandths;
  /** First trading day; the market does not have the security before it. */
  listedOn: PlainDate;
  /** The price at listing, or on 2016-01-04 when it was listed before, as traded then. Futures and rights follow their underlying and ignore it. */
  basePrice: Thousandths;
  /**
   * Standard deviation of the security's own part of a day's return, in addition to market and sector: about 0.008
   * (calm) to 0.025 (wild).
   */
  dailyVolatility: number;
  /** Sensitivity to the market's return; about 1 for shares, about 0 for bonds. */
  beta: number;
  /** Sensitivity to the sector's return. */
  sectorBeta: number;
  /**
   * Turnover of a usual day in its currency (AED, not thousandths); it determines how often the security trades. 0:
   * never.
   */
  averageDailyTurnover: number;
  dividends: readonly InstrumentDividend[];
  splits: readonly InstrumentSplit[];
  /**
   * Offers of new shares to the security's holders: on the ex-date of an offer the price falls by the worth of the
   * right.
   */
  offers?: readonly RightsOffer[];
  /** Trading is suspended from that day on. */
  suspended?: { from: PlainDate };
  /** Par value of a debt security, in its currency; prices are per cent of it. */
  parValue?: number;
  /** Set for futures, and only for them. */
  future?: FutureTerms;
  /** Set for rights, and only for them. */
  right?: RightTerms;
  /** A fixed tick that replaces the tick table (index futures 500, that is 0.50; bonds; carbon). */
  tick?: Thousandths;
}

/** Shares in issue on a day, in the units after all splits. */
export function issuedOn({ issuedShares, issues = [] }: Pick<Instrument, 'issuedShares' | 'issues'>, day: PlainDate) {
  return issues.reduce((sum, { listed, shares }) => (listed <= day ? sum + shares : sum), issuedShares);
}

/**
 * Value of one unit at a price of 1, in the currency: a future's contract size, or a hundredth of a debt's par value.
 */
export function worthOf({ future, parValue = 100 }: Pick<Instrument, 'future' | 'parValue'>): number {
  return future?.contractSize ?? parValue / 100;
}
