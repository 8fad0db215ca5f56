import type { SfItem } from './content.ts';

/**
 * GET {content}/rightsissues?sf_culture=en|ar [ours]. Days are YYYY-MM-DD of Dubai, null until announced; texts are per
 * culture.
 */
export interface SfRightsIssue extends SfItem {
  /** The issue's code: 'sijal-2026'. */
  Code: string;
  /** Symbol of the shares. */
  Symbol: string;
  /** Symbol of the right. */
  RightsSymbol: string;
  Ratio: { New: number; Old: number };
  /** AED. */
  IssuePrice: number;
  NewShares: number;
  /** The theoretical ex-rights price announced by the exchange, AED. */
  Adjusted: number | null;
  /** The first reference price of the right, AED. */
  Opening: number | null;
  Days: SfRightsDays;
  Underwritten: boolean;
  Unused: string | null;
  /** Role: 'lead-manager', 'receiving-bank', 'underwriter', 'auditor', 'counsel'. Channels: 'branch', 'atm', 'online', 'app'. */
  Roles: { Role: string; Name: string; Channels: string[] }[];
  /** Kind: 'prospectus', 'summary', 'announcement', 'results', 'sharia'. */
  Documents: { Kind: string; Language: string; Url: string }[];
  /** Subscribed: shares. Covered: thousandths of the new shares. */
  Result: { Subscribed: number; Covered: number } | null;
  /** 'proposed', 'confirmed', 'withdrawn'. */
  Marker: string;
}

export interface SfRightsDays {
  meeting: string | null;
  /** The last day on which the share trades with the right. */
  entitlement: string | null;
  ex: string | null;
  tradingFrom: string | null;
  tradingTo: string | null;
  subscribeFrom: string | null;
  subscribeTo: string | null;
  allotted: string | null;
  refunded: string | null;
  listed: string | null;
}
