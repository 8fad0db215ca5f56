import type { SfItem } from './content.ts';

/** GET {content}/ipos?sf_culture=en|ar [ours]. An offering; days are YYYY-MM-DD of Dubai, prices and amounts AED, texts per culture. */
export interface SfOffering extends SfItem {
  /** Capital letters and digits. */
  Code: string;
  Issuer: string;
  Symbol: string | null;
  Isin: string | null;
  Sector: string;
  /** 'ipo', 'secondary', 'fund'; 'direct', 'dual', 'transfer' for a listing without an offering. */
  Kind: string;
  /** 'new', 'none'. */
  Listing: string;
  Par: number | null;
  /** Shares of the whole company. */
  Capital: number | null;
  Offered: number | null;
  Enlarged: { Shares: number; On: string } | null;
  NewShares: number | null;
  SoldShares: number | null;
  PriceFrom: number | null;
  PriceTo: number | null;
  PriceFinal: number | null;
  Days: {
    Announced: string | null;
    Range: string | null;
    Priced: string | null;
    Allotted: string | null;
    Refunded: string | null;
    Listed: string | null;
  };
  Tranches: SfTranche[];
  /** 'lead-manager', 'receiving-bank', 'stabilising-manager', 'auditor', 'counsel'; channels 'branch', 'atm', 'online', 'app'. */
  Roles: { Role: string; Name: string; Channels: string[] }[];
  Stabilises: { From: string; To: string } | null;
  LockUp: string | null;
  Use: string | null;
  Sharia: string | null;
  /** 'prospectus', 'summary', 'announcement', 'results', 'sharia'. */
  Documents: { Kind: string; Language: string; Url: string }[];
  Withdrawn: { On: string; Why: string | null } | null;
}

export interface SfTranche {
  Id: string;
  Name: string;
  For: string;
  Shares: number;
  Opens: string;
  Closes: string;
  /** Dubai time of the last day, 'HH:MM'. */
  ClosesAt: string;
  Least: number;
  Step: number;
  Most: number | null;
  /** Shares. */
  Guaranteed: number | null;
  /** `Covered` as a multiple in thousandths, `Ratio` in thousandths of a per cent. */
  Result: { Subscribers: number; Applied: number; Covered: number; Minimum: number; Ratio: number } | null;
}
