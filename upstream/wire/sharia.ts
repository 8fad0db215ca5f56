/** POST {widgets}/data Command=shariahlisting [V]. */
export interface ShariaListing {
  year: number;
  quarter: number;
  /** End of the quarter, '2026-03-31'. */
  date: string;
  /** 'dfm' | 'nasdaq'. */
  exchanges: string[];
}

/** POST {widgets}/data Command=shariahlistingdetails&year&quarter&exchange [V]. */
export interface ShariaMember {
  symbol: string;
  name: string;
  /** 'Shari’a Compliance'. */
  remarks: string;
}
