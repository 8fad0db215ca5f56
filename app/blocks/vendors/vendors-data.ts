import type { Member } from '#domain/member.ts';
import type { Vendor, VendorStatus } from '#domain/vendor.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { VendorFilters } from './vendor-filters.ts';

/** A trading system as of the shown day. */
export interface VendorOnDay {
  vendor: Vendor;
  status: VendorStatus;
  /** Whole days until its certificate expires; null where that is not known, or it does not expire. */
  daysLeft: number | null;
  /** Members that use it, with names where the directory has them. */
  members: readonly { code: string; name: Member['name'] | null }[];
}

/** The registered trading systems; records are formatted where they are shown. */
export interface VendorsData {
  unread: boolean | 'not-offered';
  filters: VendorFilters;
  vendors: readonly VendorOnDay[];
  files: ExportLabels;
  /** How many match, of how many, and when they were read. */
  count: string;
}
