import type { Member, MemberOnDay, MemberStatus } from '#domain/member.ts';
import type { Option } from '#app/ui/field.tsx';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Month } from '#domain/month.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { MemberFilters } from './member-filters.ts';

/** A member's place by value traded in a month, both sides. */
export interface MonthPlace {
  month: Month;
  rank: number;
  /** How many traded. */
  of: number;
  value: Thousandths;
}

/** A member on a day with its place in the last month that was published then; null where it did not trade in it. */
export interface PlacedMember extends MemberOnDay {
  place: MonthPlace | null;
}

/** A member as the directory shows it, with what others' names lead to. */
export interface ShownMember {
  on: PlacedMember;
  /** Members that it names, by their codes. */
  others: Readonly<Record<string, Pick<Member, 'code' | 'name'>>>;
  /** Where the numbers of its circulars lead, by number; null where no such circular is out. */
  circulars: Readonly<Record<string, string | null>>;
  /** Symbols that it makes a market in. */
  makes: readonly string[];
  /** Registered trading systems that it uses. */
  systems: readonly { id: string; product: string }[];
  /** To the comparison, with this member in it. */
  compareTo: string;
}

/** The brokers directory in the reader's words; records are formatted where they are shown. */
export interface DirectoryData {
  unread: boolean | 'not-offered';
  filters: MemberFilters;
  cities: readonly Option[];
  /** All members that can be compared. */
  codes: readonly Option[];
  counts: readonly { status: MemberStatus; text: string; to: string }[];
  members: readonly ShownMember[];
  compared: readonly ShownMember[];
  /** Null while today's directory is shown. */
  dayNotice: string | null;
  /** Which service hides them; null where that is not the reason. */
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
  /** Of another day: what is today's nevertheless. */
  ofToday: string;
  today: string;
}
