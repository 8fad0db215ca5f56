/**
 * GET {market}/future-days?root=&from=YYYY-MM-DD&to=YYYY-MM-DD [ours]. Finished days only. Prices and `value` are in the
 * currency of the contract; a day without a trade has no prices but the settlement price.
 */
export interface MwFutureDay {
  /** YYYY-MM-DD. */
  date: string;
  symbol: string;
  root: string;
  /** Last trading day, YYYY-MM-DD. */
  expiry: string;
  open: number | null;
  high: number | null;
  low: number | null;
  close: number | null;
  settlement: number;
  /** Contracts. */
  volume: number;
  value: number;
  trades: number;
  /** Contracts open at the end of the day. */
  openinterest: number;
  /** Official close of what the contract is on. */
  underlying: number;
}

/** GET {market}/margin-parameters?on=YYYY-MM-DD [ours]. What is in force on that day, a row for each root. */
export interface MwMarginParameter {
  root: string;
  /** Per cent of the contract's value. */
  percent: number;
  /** For one contract, whole units of the currency. */
  contract: number;
  /** For a bought and a sold contract of different months; null where none is set. */
  spread: number | null;
  currency: string;
  /** Since when, YYYY-MM-DD. */
  from: string;
}
