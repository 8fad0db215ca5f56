import type { Bilingual } from '#domain/bilingual.ts';
import type { MakingObligation, MakingRecord, MarketMaker, SpreadStatus } from '#domain/market-making.ts';
import type { Month } from '#domain/month.ts';
import type { ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Option } from '#app/ui/field.tsx';
import type { MakerFilters } from './maker-filters.ts';

/** A maker in a security: its obligation, its performance in the month, and the current book. */
export interface MakerRow {
  maker: MarketMaker;
  /** Null where the directory does not have the member. */
  memberName: Bilingual | null;
  /** Null where no security has the symbol. */
  securityName: Bilingual | null;
  /** Null where the month has no record of the maker. */
  record: MakingRecord | null;
  /** Spread of the whole book, thousandths of a per cent; null while the book does not have both sides. */
  spreadNow: number | null;
  /** Null in continuous trading while the book is not known. */
  status: SpreadStatus | null;
}

/** Average presence of a group's makers by month; null for a month without any. */
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
  /** How many match, of how many, and the month of the records. */
  count: string;
  /** Message that the requested month is not known. */
  missing: string | null;
}
