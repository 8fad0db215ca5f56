/**
 * Calls 4, 5 and 11: GET {disclosures}/prototype_efsah [V]. UTF-8 byte-order mark, CRLF, `"key" : value`; an empty
 * result is `{"root":[]}`.
 */
export interface EfsahFeed {
  root: EfsahRow[];
}

export interface EfsahRow {
  id: string;
  /** In the format of `h7_datetime_format`, Dubai time. */
  publication_date: string;
  headline: string;
  issuer_symbol: string;
  /** 'EMAAR - Emaar Properties PJSC'; older rows without the symbol, with stray spaces. */
  issuer: string;
  issuer_ar: string | null;
  announcement_type: string;
  report_interval: string | null;
  integrated_period: number | null;
  /** Comma-joined: 'English,Arabic'. */
  integrated_language: string | null;
  integrated_report_type: string | null;
  /** Only null was seen: its format is unknown. */
  dividends_payment_date: string | null;
  /** Only with `cms_resources=true`. */
  resources?: EfsahResource[];
}

export interface EfsahResource {
  id: string;
  /** File title: cut at 20 characters (Aug 2024 to Mar 2026), at 50 since. */
  description: string;
  c_date: string;
  /** '/2026/Jul/13/<disclosure id>/<file name with raw spaces>.pdf' below the document host. */
  r_path: string;
  category: string;
  language: string;
  type: string;
}

/** Call 6: GET {disclosures}/efsah_count [V]. An empty root is 0. */
export interface EfsahCount {
  root: { count: number }[];
}
