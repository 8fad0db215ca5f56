/** GET {market}/holdings?month=YYYY-MM [ours]. Finished months only: other months have no rows. Amounts are AED. */
export interface MwHoldings {
  month: string;
  /** Investors who received an investor number in the month. */
  newinvestors: number | null;
  holdings: MwHolding[];
  sizes: MwHoldingSize[];
}

export interface MwHolding {
  /** null: the whole market, in which each investor counts once. */
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
  /** null when the band has no upper end. */
  to: number | null;
  investors: number;
  value: number;
}
