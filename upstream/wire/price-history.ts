/**
 * POST {widgets}/data Command=SearchCompanyPrices [V]/[P]: one row per security and request; no row on a day without
 * trading.
 */
export interface CompanyPrices {
  total_securities: number;
  sectors: { name: string; securities: CompanyPriceRow[] }[];
}
export interface CompanyPriceRow {
  symbol: string;
  open: number;
  high: number;
  low: number;
  close: number;
  trade_count: number;
  last_trade_price: number;
  /** 'YYYY-MM-DD'. */
  last_trade_price_date: string;
}
