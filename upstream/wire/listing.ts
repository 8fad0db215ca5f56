/**
 * POST {widgets}/data Command=LiteSecuritiesLists [V]. The symbol may contain spaces; `SecurityType` is always
 * 'Equity'.
 */
export interface LiteSecurity {
  ID: string;
  SecuritySymbol: string;
  FullName: string;
  /** 'DFM' | 'Nasdaq Dubai', translated in `ar`. */
  Exchange: string;
  /** Translated; '' when there is none. */
  Sector: string;
  SecurityType: string;
}

/** With `securitytype=…` the answer is a bare array instead. */
export interface LiteSecuritiesLists {
  Equities: LiteSecurity[];
  Bonds: LiteSecurity[];
  Sukuks: LiteSecurity[];
  Funds: LiteSecurity[];
  ETFs: LiteSecurity[];
  REITs: LiteSecurity[];
}

/** POST {widgets}/data Command=FreshSecuritiesLists&securitytype=equities [P]: a bare array. */
export interface FreshSecurity extends LiteSecurity {
  Active: boolean;
  ListingDate?: string | null;
  ListingYear?: string | number | null;
  ForeignOwnershipAllowed?: boolean | string | null;
  IndexedSymbol?: boolean | string | null;
}
