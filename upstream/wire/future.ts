/**
 * GET {market}/future-days?root=&from=YYYY-MM-DD&to=YYYY-MM-DD [ours]. Finished days only. Prices and `value` are in
 * the currency of the contract; a day without a trade has only the settlement price.
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
  /** Official close of the underlying. */
  underlying: number;
}

/** GET {market}/margin-parameters?on=YYYY-MM-DD [ours]. The margins in force on that day, one row per root. */
export interface MwMarginParameter {
  root: string;
  /** Per cent of the contract's value. */
  percent: number;
  /** Per contract, whole units of the currency. */
  contract: number;
  /** For a bought and a sold contract of different months; null when none is set. */
  spread: number | null;
  currency: string;
  /** In force since, YYYY-MM-DD. */
  from: string;
}
