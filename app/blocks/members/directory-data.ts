import type { Member, MemberOnDay, MemberStatus } from '#domain/member.ts';
import type { Option } from '#app/ui/field.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Month } from '#domain/month.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { MemberFilters } from './member-filters.ts';

/** A member's rank by value traded in a month, both sides. */
export interface MonthPlace {
  month: Month;
  rank: number;
  /** Number of members that traded. */
  of: number;
  value: Thousandths;
}

/** A member on a day with its rank in the last month published by then; null where it did not trade in that month. */
export interface PlacedMember extends MemberOnDay {
  place: MonthPlace | null;
}

/** A member as the directory shows it, with the targets of its links. */
export interface ShownMember {
  on: PlacedMember;
  /** Other members that it names, keyed by code. */
  others: Readonly<Record<string, Pick<Member, 'code' | 'name'>>>;
  /** Links to its circulars, keyed by number; null where no such circular is published. */
  circulars: Readonly<Record<string, string | null>>;
  /** Symbols for which it makes a market. */
  makes: readonly string[];
  /** Registered trading systems that it uses. */
  systems: readonly { id: string; product: string }[];
  /** Link to the comparison that includes this member. */
  compareTo: string;
}

/** The brokers directory in the reader's language; records are formatted where they are shown. */
export interface DirectoryData {
  unread: boolean | 'not-offered';
  filters: MemberFilters;
  cities: readonly Option[];
  /** All members that can be compared. */
  codes: readonly Option[];
  counts: readonly { status: MemberStatus; text: string; to: string }[];
  members: readonly ShownMember[];
  compared: readonly ShownMember[];
  /** Notice that another day is shown; null while today's directory is shown. */
  dayNotice: string | null;
  /** The service whose filter hides all members; null where that is not the reason. */
  restrictive: { text: string; remove: string; to: string } | null;
  files: ExportLabels;
  texts: DirectoryTexts;
}

export interface DirectoryTexts {
  filter: string;
  count: string;
  byStatus: string;
  views: string;
  note: string;
  none: string;
  /** On another day: notice of the data that is nevertheless today's. */
  ofToday: string;
  today: string;
}
