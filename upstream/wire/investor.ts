/** GET {market}/investor-trades?from=YYYY-MM-DD&to=YYYY-MM-DD [ours]. Finished days only. Amounts are AED. */
export interface MwInvestorTrade {
  /** YYYY-MM-DD. */
  date: string;
  /** 'equity', 'reit', 'etf' or 'fund'. */
  kind: string;
  /** 'uae', 'gcc', 'arab' or 'other'. */
  group: string;
  /** 'individual', 'bank', 'company', 'fund' or 'government'. */
  type: string;
  buyvalue: number;
  sellvalue: number;
  buyvolume: number;
  sellvolume: number;
  buytrades: number | null;
  selltrades: number | null;
}
