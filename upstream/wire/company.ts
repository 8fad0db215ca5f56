/**
 * Call 12, POST {widgets}/data Command=companyprofile [V]. A missing value is '', '-' or '—'; unknown symbol: not an
 * object.
 */
export interface CompanyProfileAnswer {
  Symbol: string;
  Market: string;
  FullName: string;
  ShortName?: string;
  ISIN: string;
  /** Ours. */
  LEI?: string;
  Sector: string;
  /** 'equities' | 'realEstateInvestmentTrust' | 'exchangeTradedFunds' | 'funds'. */
  InstrumentType: string;
  InstrumentTypeCaption: string;
  /** 'Jun 23, 1997'. */
  EstablishedDate: string;
  /** '2000-03-25'. */
  DateOfListing: string;
  Auditor: string;
  Registrar: string;
  /** 'DECEMBER'. */
  FiscalYearEnd: string;
  /** '8,838,789,849 AED'. */
  AuthorizedCapital: string;
  IssuedShares: number;
  /** '1.00 AED'. */
  PerShareValue: string;
  /** '96,342,809,354'. */
  MarketCap: string;
  LogoUrl: string;
  ArrowClass: string;
  CurrentTrendClass: string;
  /** HTML. */
  CompanyBrief: string | null;
  ContactDetails: { OfficeAddress: string; Phone: string; Fax: string; Website: string; Email: string };
  Board: { Name: string; Title: string }[];
  TopManagement: { Name: string; Title: string }[];
  /** Ours, like `Committees`: every seat of the own share's board, past ones included, in the board's order. */
  Directors?: {
    Name: string;
    Title: string;
    /** 'independent', 'non-executive', 'executive'. */
    Kind: string;
    Since: string;
    /** The last day of the term or of the seat. */
    Until: string | null;
    Committees: string[];
    Woman: boolean | null;
  }[];
  Committees?: { Code: string; Name: string; Task: string }[];
  /** Ours (docs/exchange-additions.md): latest first; the day is 'YYYY-MM-DD' or ''. */
  FormerNames?: { Name: string; Until: string }[];
}

/** POST {widgets}/data Command=SearchProfileTradingTab [P]: numbers as text. */
export interface TradingTabAnswer {
  LastPrice?: string | number;
  CurrentValue?: string | number;
  /** 'YYYY-MM-DD' or 'MM/DD/YYYY'. */
  LastTradeDate?: string;
  PreviousClose?: string | number;
  OpenPrice?: string | number;
  High?: string | number;
  Low?: string | number;
  High52?: string | number;
  Low52?: string | number;
  Bid?: string | number;
  Offer?: string | number;
  Volume?: string | number;
  MarketCap?: string | number;
  /** JSON inside a string: `TradingTabPoint[]`. */
  ChartData?: string | null;
}
export interface TradingTabPoint {
  /** 'MM/DD/YYYY HH:mm:ss', Dubai time. */
  date: string;
  currentIndex: string;
}
