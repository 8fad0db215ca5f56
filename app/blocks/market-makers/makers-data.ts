import type { Bilingual } from '#domain/bilingual.ts';
import type { MakingObligation, MakingRecord, MarketMaker, SpreadStatus } from '#domain/market-making.ts';
import type { Month } from '#domain/month.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Option } from '#app/ui/field.tsx';
import type { MakerFilters } from './maker-filters.ts';

/** A maker in a security: what is asked, how it did in the month, and the book now. */
export interface MakerRow {
  maker: MarketMaker;
  /** Null where the directory does not have the member. */
  memberName: Bilingual | null;
  /** Null where no security has the symbol. */
  securityName: Bilingual | null;
  /** Null where the month has none of it. */
  record: MakingRecord | null;
  /** Of the whole book, thousandths of a per cent; null while it has not both sides. */
  spreadNow: number | null;
  status: SpreadStatus;
}

/** Average presence of a group's makers by month; null for a month without. */
export interface GroupLine {
  group: string;
  required: number;
  presence: readonly (number | null)[];
}

/** Market makers with their obligations and records; records are formatted where they are shown. */
export interface MakersData {
  unread: boolean | 'not-offered';
  filters: MakerFilters;
  /** The month of the records; null while none is known. */
  month: Month | null;
  rows: readonly MakerRow[];
  makers: Option[];
  months: Option[];
  lines: { months: readonly Month[]; groups: readonly GroupLine[] } | null;
  groups: readonly (MakingObligation & { group: string })[];
  files: ExportLabels;
  /** How many are found, of how many, and of which month the records are. */
  count: string;
  /** A month that is not known was asked for. */
  missing: string | null;
}
