import type { Member } from '#domain/member.ts';
import type { Vendor, VendorStatus } from '#domain/vendor.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { VendorFilters } from './vendor-filters.ts';

/** A trading system on the shown day. */
export interface VendorOnDay {
  vendor: Vendor;
  status: VendorStatus;
  /** Whole days that its certificate still holds; null where that is not known, or has no end. */
  daysLeft: number | null;
  /** Members that use it, by name where the directory has them. */
  members: readonly { code: string; name: Member['name'] | null }[];
}

/** The registered trading systems; records are formatted where they are shown. */
export interface VendorsData {
  unread: boolean | 'not-offered';
  filters: VendorFilters;
  vendors: readonly VendorOnDay[];
  files: ExportLabels;
  /** How many are found, of how many, and when they were read. */
  count: string;
}
