import type { SfItem } from './content.ts';

/** GET {content}/brokers?sf_culture=en|ar [ours]. Days are YYYY-MM-DD of Dubai; texts are per culture, codes are not. */
export interface SfBroker extends SfItem {
  /** Three to six capital letters. */
  Code: string;
  Title: string;
  LegalName: string;
  LicenceNo: string;
  /** 'trading', 'clearing', 'market-maker', 'liquidity-provider', 'custodian'. */
  Roles: string[];
  /** 'active', 'inactive', 'under-cancellation', 'cancelled'. */
  Status: string;
  StatusSince: string;
  /** Oldest first; `Circular` is the circular's number, '10/2026'. */
  History: SfStatusPeriod[];
  /** Codes of the services currently offered. */
  Services: string[];
  /** First day of each service, by code. */
  ServicesSince: Record<string, string>;
  /** Services no longer offered: `Until` is the first day without the service. */
  PastServices?: SfPastService[] | null;
  ClearedBy: string | null;
  AdmittedOn: string;
  /** The member that took over the clients of a leaving member. */
  ClientsTo?: string | null;
  City: string | null;
  Address: string | null;
  /** '+97145550101'. */
  Phone: string | null;
  Email: string | null;
  Complaints: string | null;
  Website: string | null;
  /** `Minutes`: duration of opening an account online, as stated by the member. */
  Account: { Online: boolean; Minutes: number | null };
  /**
   * The highest commission of a private client: thousandths of a per cent of the value, and a minimum in AED per order.
   */
  Commission: { Percent: number; Minimum: number; StatedOn: string } | null;
}

export interface SfStatusPeriod {
  Status: string;
  From: string;
  Circular: string | null;
}

export interface SfPastService {
  Service: string;
  From: string;
  Until: string;
}

/**
 * GET {market}/broker-figures?month=YYYY-MM [ours]. Amounts are AED; a trade within one firm counts on both of its
 * sides.
 */
export interface MwBrokerFigures {
  code: string;
  /** 'securities' or 'derivatives'. */
  segment: string;
  buyvalue: number;
  sellvalue: number;
  /** Number of securities or contracts. */
  buyvolume: number;
  sellvolume: number;
  buytrades: number;
  selltrades: number;
  /** Value on both sides: orders by internet, mobile and direct market access. */
  electronicvalue: number;
}

/** GET {content}/marketmakers [ours]. The registration of a market maker for a security. */
export interface SfMarketMaker extends SfItem {
  /** Code of the member. */
  Member: string;
  Symbol: string;
  Since: string;
  /** The first day without the registration. */
  Until: string | null;
  /** 'A' to 'D'; null when the security is in no group. */
  Group: string | null;
  /** Thousandths of a per cent. */
  MaxSpread: number;
  /** AED on each side. */
  MinSize: number;
  /** Thousandths of a per cent of continuous trading. */
  Presence: number;
  /** 'exchange' or 'issuer'. */
  With: string;
  Circular: string | null;
}

/** GET {market}/market-making?month=YYYY-MM [ours]. `id` is the `UrlName` of the registration. */
export interface MwMarketMaking {
  id: string;
  days: number;
  metdays: number;
  /** Per cent of continuous trading. */
  presence: number;
  /** Per cent; null when both sides were never quoted. */
  averagespread: number | null;
  /** AED on each side. */
  averagesize: number | null;
}
