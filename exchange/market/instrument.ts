import type { Bilingual } from '#domain/bilingual.ts';
import type { BoardCode, SecurityKind } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { RightsOffer, RightTerms } from './rights-terms.ts';

export interface InstrumentDividend {
  exDate: PlainDate;
  /** A unit, in the instrument's currency. */
  amount: Thousandths;
}

export interface InstrumentSplit {
  date: PlainDate;
  /** New units for old ones: `[10, 1]` is ten for one. */
  ratio: readonly [newUnits: number, oldUnits: number];
}

export interface FutureTerms {
  /** Symbol of an instrument, code of an index, or a published price. */
  underlying: string;
  /** Underlying units (or currency units a point) in one contract. */
  contractSize: number;
  /** Last trading day. */
  expiry: PlainDate;
}

/** What the market must know of a security to trade it. Statistical figures are a day's, in parts of one (0.012 is 1.2 %). */
export interface Instrument {
  symbol: string;
  isin: string;
  name: Bilingual;
  kind: SecurityKind;
  board: BoardCode;
  /** Key of its sector, shared by all securities of the sector and by its sector index; null where it has none. */
  sector: string | null;
  /** Member of the Sharia index when it is a share. */
  sharia: boolean;
  currency: string;
  /** After all splits, before the new shares of `issues`; 0 for futures and rights. */
  issuedShares: number;
  /** New shares of rights issues, in the same units, from the day on which they are listed. */
  issues?: readonly { listed: PlainDate; shares: number }[];
  /** Thousandths of a per cent: 45000 is 45 %. */
  freeFloat: Thousandths;
  /** First trading day; before it the market does not know the security. */
  listedOn: PlainDate;
  /** The price at listing, or on 2016-01-04 when it was listed before, as traded then. Futures and rights follow their underlying and ignore it. */
  basePrice: Thousandths;
  /** Its own part of a day's return (standard deviation), beside market and sector: about 0.008 (calm) to 0.025 (wild). */
  dailyVolatility: number;
  /** Share of the market's return that it follows; about 1 for shares, about 0 for bonds. */
  beta: number;
  /** Share of its sector's return that it follows. */
  sectorBeta: number;
  /** Turnover of a usual day in its currency (AED, not thousandths): it decides how often it trades. 0: never. */
  averageDailyTurnover: number;
  dividends: readonly InstrumentDividend[];
  splits: readonly InstrumentSplit[];
  /** Of new shares to its holders: on its ex-date the price falls by what the right is worth. */
  offers?: readonly RightsOffer[];
  /** Trading is suspended from that day on. */
  suspended?: { from: PlainDate };
  /** Of debt, in its currency: its prices are per cent of it. */
  parValue?: number;
  /** Set for futures, and only for them. */
  future?: FutureTerms;
  /** Set for rights, and only for them. */
  right?: RightTerms;
  /** A fixed price step that is instead of the table of ticks (index futures 500, that is 0.50; bonds; carbon). */
  tick?: Thousandths;
}

/** Shares in issue on a day, in the units after all splits. */
export function issuedOn({ issuedShares, issues = [] }: Pick<Instrument, 'issuedShares' | 'issues'>, day: PlainDate) {
  return issues.reduce((sum, { listed, shares }) => (listed <= day ? sum + shares : sum), issuedShares);
}

/** What one unit is worth at a price of 1, in the currency: a future's contract size, a hundredth of a debt's par value. */
export function worthOf({ future, parValue = 100 }: Pick<Instrument, 'future' | 'parValue'>): number {
  return future?.contractSize ?? parValue / 100;
}
