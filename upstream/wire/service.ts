/** Call 8, POST {widgets}/data Command=BuildServiceCatalogObject [I]. */
export interface ServiceCatalogAnswer {
  Categories: {
    Id: string;
    Title: string;
    Services: { Id: string; ServiceId: string | null; Title: string; Summary?: string | null }[];
  }[];
}

/** Call 7, POST {widgets}/data Command=GetZakatCalculatorDetails [I]: AED per 1,000 shares, by year. */
export interface ZakatDetail {
  Year: number;
  ZakatAmount: number;
  /** Ours: non-permissible income, AED per 1,000 shares. */
  ImpureAmount?: number | null;
  /** Ours: the general meeting that fixed the figure. */
  MeetingDate?: string | null;
}

/** Ours, POST {widgets}/data Command=GetUnclaimedDividends: a paid distribution, and its unclaimed part. */
export interface UnclaimedDividendRow {
  Year: number;
  Kind: 'interim' | 'final';
  /** AED per share. */
  PerShare: number;
  PaymentDate: string;
  /** AED. */
  Declared: number;
  /** AED. */
  Unclaimed: number;
  Holders: number;
  /** The day as of which it was counted. */
  AsOf: string;
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
  /** Ours: the general meeting that decides on the dividend, if one does. */
  AgmDate?: string;
  /** Ours: 'Proposed', 'Confirmed' or 'Withdrawn'; absent means confirmed. */
  Status?: string;
  /** Ours. */
  Kind?: 'interim' | 'final';
  /** Ours: the disclosure that announced it. */
  DisclosureId?: string | null;
  /** Ours: number of holders to whom it is paid. */
  Holders?: number | null;
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
