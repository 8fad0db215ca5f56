import { addDays } from './calendar.ts';
import type { Bilingual } from './bilingual.ts';
import type { BrokerageService } from './member.ts';
import { dayNumber, type PlainDate } from './time.ts';

/** Functions of a trading system. */
export const SYSTEM_KINDS = ['oms', 'ems', 'gateway', 'terminal', 'risk', 'back-office'] as const;
export type SystemKind = (typeof SYSTEM_KINDS)[number];

export const VENDOR_STATUSES = ['certified', 'testing', 'expired', 'withdrawn'] as const;
export type VendorStatus = (typeof VENDOR_STATUSES)[number];

/** A certificate that ends within this many days is marked. */
export const ENDING_DAYS = 60;
/** An ended certificate stays in the list for a year. */
const SHOWN_AFTER_END_DAYS = 365;

/** A vendor's trading system that is, was or may become registered with the exchange. */
export interface Vendor {
  /** Identifier in addresses: lower case, digits, '-'. */
  id: string;
  name: Bilingual;
  /** Name of the system, in the vendor's spelling. */
  product: string;
  kinds: readonly SystemKind[];
  protocols: readonly string[];
  version: string;
  /** Brokerage services that the system is certified for. */
  services: readonly BrokerageService[];
  /** Null during its first test. */
  certifiedOn: PlainDate | null;
  /** The last day of its certificate; null when it has no end, or there is none yet. */
  validUntil: PlainDate | null;
  status: VendorStatus;
  /** Codes of the members that use it. */
  members: readonly string[];
  website: string | null;
  email: string | null;
}

/** The status of a vendor on a day: a certificate whose last day has passed is expired, whatever the stored status. */
export function vendorStatusOn({ status, validUntil }: Vendor, day: PlainDate): VendorStatus {
  return status === 'certified' && validUntil !== null && validUntil < day ? 'expired' : status;
}

/** Whole days for which a certificate remains valid, today not counted; null when it is not certified or has no end. */
export function daysLeft(vendor: Vendor, day: PlainDate): number | null {
  const { validUntil } = vendor;
  if (validUntil === null || vendorStatusOn(vendor, day) !== 'certified') return null;
  return dayNumber(validUntil) - dayNumber(day);
}

/** True while a vendor belongs in the list: an ended certificate stays for a year. */
export function isListed(vendor: Vendor, day: PlainDate): boolean {
  const { validUntil } = vendor;
  const hasEnded = ['expired', 'withdrawn'].includes(vendorStatusOn(vendor, day));
  return !hasEnded || validUntil === null || addDays(validUntil, SHOWN_AFTER_END_DAYS) >= day;
}

export interface VendorChange {
  vendor: Vendor;
  on: PlainDate;
  kind: 'certified' | 'expired';
}

/** Certificates that began or ended by that day, newest first. */
export function vendorChanges(vendors: readonly Vendor[], day: PlainDate): VendorChange[] {
  return vendors
    .flatMap((vendor): VendorChange[] => {
      const { certifiedOn, validUntil, status } = vendor;
      if (certifiedOn === null) return [];
      const hasExpired = vendorStatusOn(vendor, day) === 'expired' && validUntil !== null;
      return [
        { vendor, on: certifiedOn, kind: 'certified' },
        ...(hasExpired && status !== 'withdrawn'
          ? [{ vendor, on: addDays(validUntil, 1), kind: 'expired' as const }]
          : []),
      ];
    })
    .filter(({ on }) => on <= day)
    .sort((a, b) => (a.on === b.on ? (a.vendor.id < b.vendor.id ? -1 : 1) : a.on < b.on ? 1 : -1));
}
