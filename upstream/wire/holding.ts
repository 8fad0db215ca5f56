/** GET {market}/holdings?month=YYYY-MM [ours]. Finished months only: no rows for others. Amounts are AED. */
export interface MwHoldings {
  month: string;
  /** Investors who got a number in the month. */
  newinvestors: number | null;
  holdings: MwHolding[];
  sizes: MwHoldingSize[];
}

export interface MwHolding {
  /** null: the whole market, in which an investor counts once. */
  symbol: string | null;
  /** 'uae', 'gcc', 'arab', 'other'. */
  group: string;
  /** 'individual', 'bank', 'company', 'fund', 'government'. */
  type: string;
  investors: number;
  shares: number;
  value: number;
  freefloatvalue: number | null;
}

export interface MwHoldingSize {
  from: number;
  /** null: there is no upper end. */
  to: number | null;
  investors: number;
  value: number;
}
