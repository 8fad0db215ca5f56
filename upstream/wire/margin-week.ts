/** GET {market}/margin-weeks?year=YYYY [ours]. Published weeks only. Amounts are AED. */
export interface MwMarginWeek {
  /** Its last trading day, YYYY-MM-DD. */
  week: string;
  /** Dubai's clock: 'YYYY-MM-DDTHH:mm:ss'. */
  published: string;
  revision: number;
  /** 'margin', 'short-term', or 'all' where they are not told apart. */
  kind: string;
  members: number;
  reporting: number;
  accounts: number;
  outstanding: number;
  collateral: number;
  purchases: number;
  sales: number;
  calls: number;
  soldout: number;
  securities: { symbol: string; financed: number; held: number }[];
}
