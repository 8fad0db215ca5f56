/** GET {market}/margin-weeks?year=YYYY [ours]. Published weeks only. Amounts are AED. */
export interface MwMarginWeek {
  /** The week's last trading day, YYYY-MM-DD. */
  week: string;
  /** Dubai time: 'YYYY-MM-DDTHH:mm:ss'. */
  published: string;
  revision: number;
  /** 'margin', 'short-term', or 'all' when there are no separate figures. */
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
