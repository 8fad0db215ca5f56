/** Call 8, POST {widgets}/data Command=BuildServiceCatalogObject [I]. */
export interface ServiceCatalogAnswer {
  Categories: {
    Id: string;
    Title: string;
    Services: { Id: string; ServiceId: string | null; Title: string; Summary?: string | null }[];
  }[];
}

/** Call 7, POST {widgets}/data Command=GetZakatCalculatorDetails [I]: AED for 1,000 shares, by year. */
export interface ZakatDetail {
  Year: number;
  ZakatAmount: number;
}

/** Call 9, POST {dividends} Command=getdividendsconfig&year= [I]. Dates `YYYY-MM-DD`. */
export interface DividendConfigRow {
  Symbol: string;
  CompanyName: string;
  CompanyNameAr?: string;
  FiscalYear: number;
  /** Per cent of par. */
  DividendPercentage: number;
  /** AED. */
  DividendPerShare: number;
  TotalAmount?: number;
  EntitlementDate: string;
  ExDividendDate: string;
  RecordDate: string;
  PaymentDate: string;
  PaymentMethod?: string;
  /** Ours: the general meeting that decides on it, where one does. */
  AgmDate?: string;
  /** Ours: 'Proposed', 'Confirmed' or 'Withdrawn'; one that does not say is confirmed. */
  Status?: string;
}

/** POST {widgets}/data Command=GetFreshGeneralMeetings [P]. */
export interface GeneralMeetingRow {
  publication_date: string;
  headline?: string;
  resources: { r_path: string; description?: string; language?: string }[];
}

/** POST {widgets}/data Command=GetFreshCorporateGovernanceReports and Command=GetDisclosures [P]: the file is a link in HTML. */
export interface FilingRow {
  Title: string;
  Date: string;
  /** `<a href='…'>…` in governance reports. */
  EnglishFileContent?: string | null;
  /** The same in GetDisclosures. */
  FileContent?: string | null;
}
