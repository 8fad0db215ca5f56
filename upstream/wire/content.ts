/** Envelope of the content service (OData) [V]. Next links have another host. */
export interface ODataList<T> {
  '@odata.context'?: string;
  value: T[];
  '@odata.nextLink'?: string;
}

/** Fields that every item of the content service has [V]. Times are UTC with `Z`. */
export interface SfItem {
  Id: string;
  LastModified: string;
  PublicationDate: string;
  DateCreated: string;
  IncludeInSitemap: boolean;
  SystemSourceKey: string | null;
  UrlName: string;
  ItemDefaultUrl: string;
  Provider: string;
}

/** A file of an item [V]; only with `$expand=Resources`. */
export interface SfResource extends SfItem {
  Title: string;
  Description: string | null;
  Author: string | null;
  Ordinal: number;
  Extension: string;
  MimeType: string;
  TotalSize: number;
  Category: string[];
  Tags: string[];
  Parts: string;
  FolderId: string | null;
  ParentId: string;
  /** Below the assets host: '/docs/default-source/….pdf?sfvrsn=…'. */
  Url: string;
  ThumbnailUrl: string;
  IsDamMedia: boolean;
}

/** Call 10, GET {content}/circulars?$expand=Resources&sf_culture=en|ar [V]. */
export interface SfCircular extends SfItem {
  Headline: string;
  /** '10/2026'. */
  CircularNo: string;
  /** UTC: midnight in Dubai is 20:00Z of the previous day. */
  CircularDate: string;
  Resources?: SfResource[];
}

/** Call 1, GET {content}/dfmevents: the field names are [I]. */
export interface SfEvent extends SfItem {
  Title: string;
  /** HTML. */
  Content?: string | null;
  Summary?: string | null;
  EventStart: string;
  EventEnd?: string | null;
  AllDayEvent?: boolean;
  Location?: string | null;
  City?: string | null;
  Country?: string | null;
  /** Ours, like the next three: 'roadshow', 'training', 'meeting' or 'other'. */
  EventKind?: string | null;
  Companies?: number | null;
  Meetings?: number | null;
  /** Symbols. */
  Participants?: string[] | null;
  Resources?: SfResource[];
}

/** Call 2, GET {content}/services?$filter=Id eq {guid}: the field names are [I]; bodies are HTML. */
export interface SfService extends SfItem {
  Title: string;
  /** '4.5.16'. */
  ServiceId: string | null;
  Details: string;
  Fees: string;
  Procedures: string;
  RequiredDocuments: string;
  HowToApply?: string | null;
  Faqs?: { Question: string; Answer: string }[];
  /** Ours, like all fields below. `Unit`: 'minutes', 'same-day', 'business-days'. */
  Turnaround?: { Amount: number; Unit: string } | null;
  /** 'members', 'investors', 'issuers', 'custodians'. */
  Audience?: string[];
  /** 'eservices', 'app', 'counter', 'broker', 'email'. */
  Channels?: string[];
  FeeRules?: SfFeeRule[];
  /** No longer offered from that day on; `ReplacedBy` is the number of the replacing service. */
  Withdrawn?: { On: string; ReplacedBy: string | null } | null;
}

/** A rule for a fee [ours]. */
export interface SfFeeRule {
  /** 'flat', 'each', 'rate'. */
  Kind: string;
  /** AED; for a rate, thousandths of a per cent. */
  Amount: number;
  /** What is counted or valued; for a flat fee, its purpose. Per culture. */
  Of: string | null;
  /** AED. */
  Least: number | null;
  Most: number | null;
  Channel: string | null;
}

/** GET {content}/securities [V]. `SecurityName` and `Symbol` are older spellings. */
export interface SfSecurity extends Partial<SfItem> {
  SecuritySymbol?: string;
  Symbol?: string;
  FullName?: string;
  SecurityName?: string;
  /** 'Equities', 'Exchange Traded Funds', 'Funds', 'Real Estate Investment Trust' [V]; 'Bonds', 'Sukuk', 'Rights', 'Futures', 'Carbon Credits' [ours]. */
  SecurityType: string;
  Exchange: string;
  Active: boolean;
  ShowOnList: boolean;
  Currency?: string | null;
  /** [ours] The real entity was not seen with this field. */
  ISIN?: string | null;
}

/** Further fields of a roster row, by its kind [ours]. Days are YYYY-MM-DD, amounts units of the currency. */
export interface SfTerms {
  /** Bonds and sukuk. */
  Issuer?: string | null;
  IssueDate?: string | null;
  MaturityDate?: string | null;
  ParValue?: number | null;
  IssueValue?: number | null;
  UnitsIssued?: number | null;
  /** Per cent per year: 5.25. */
  RatePercentage?: number | null;
  PaymentsPerYear?: number | null;
  /** Funds. */
  FundManager?: string | null;
  Custodian?: string | null;
  Administrator?: string | null;
  InvestorsCommittee?: string | null;
  InvestmentPolicy?: string | null;
  DividendPolicy?: string | null;
  FundStructure?: string | null;
  ManagementFeePercentage?: number | null;
  /** Futures and rights: for a right, its share and the first and last day of trading. */
  Underlying?: string | null;
  ContractSize?: number | null;
  FirstTradingDay?: string | null;
  ExpiryDate?: string | null;
  /** Carbon credits. */
  Project?: string | null;
  Vintage?: number | null;
  ListedCredits?: number | null;
  AvailableCredits?: number | null;
  RetiredCredits?: number | null;
  Standard?: string | null;
  Registry?: string | null;
  /** 'avoidance', 'reduction', 'removal'. */
  ProjectType?: string | null;
  Method?: string | null;
  /** ISO 3166. */
  Country?: string | null;
  Verifier?: string | null;
  SerialFrom?: string | null;
  SerialTo?: string | null;
}
