import type { ArticlePart, Block, Inline, PartSettings, Way } from '#domain/article.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { BoardCode } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import type { ShownContracts } from '#app/blocks/future-days/contracts-table.tsx';
import type { QuotedRow } from '#app/blocks/market-rows/quoted-row.ts';
import type { NamedLine, Span } from '#app/blocks/plot/lines-figure.tsx';

/** A link as a page shows it: a path without a language's prefix or with another one's, `#id`, or an address outside. */
export interface ShownLink {
  kind: 'page' | 'other-language' | 'section' | 'out' | 'mail';
  href: string;
}

/** Securities of a kind, with what their rows and the stream need. */
export interface LiveSecurities {
  type: 'securities';
  /** What the figures of all rows are in, in a sentence; null where they differ. */
  prices: string | null;
  rows: QuotedRow[];
  boards: BoardCode[];
}
export interface LiveIndex {
  type: 'index';
  code: string;
  name: string;
  point: IndexPoint | null;
}
/** What shows the same until the page is made again. */
export type FixedBlock = Exclude<Block<ShownLink>, { type: 'securities' | 'index' | 'providers' | 'part' | 'next' }>;
/** A calculator with the address's inputs and their answer. */
export interface ShownCalculator {
  type: 'calculator';
  of: CalculatorData;
}
/** Parts of a whole as bars, in thousandths of a per cent; their figures stand in a table beside them. */
export interface ShownBars {
  type: 'bars';
  label: string;
  series: readonly { id: string; name: string; values: readonly number[] }[];
  ends: readonly [first: string, last: string];
}
/** Lines on one scale, and their figures as a table. */
export interface ShownLines {
  type: 'lines';
  /** What it shows. */
  label: string;
  /** How values are written. */
  format: 'price' | 'level' | 'percent' | 'amount' | 'points';
  lines: readonly NamedLine[];
  /** Shaded from one share of the width to another. */
  spans?: readonly Span[];
  ends: readonly [first: string, last: string];
  /** The foot of the scale. */
  low?: number;
  /** What the rows of the table are, and each of them. */
  head: string;
  rows: readonly string[];
  columns: readonly { id: string; name: string; texts: readonly string[] }[];
}
export type ShownBlock =
  | FixedBlock
  | ShownBars
  | ShownLines
  | { type: 'contracts'; of: ShownContracts }
  | LiveSecurities
  | LiveIndex
  | ShownCalculator
  | { type: 'part'; name: ArticlePart; settings?: PartSettings };

/** What is below a heading of the second level; the first has none. */
export interface ShownSection {
  id: string | null;
  title: Inline<ShownLink>[];
  blocks: ShownBlock[];
}

/** How the market is as the page is made. */
export interface ShownMarket {
  clock: MarketClock;
  /** What can be done with orders now, and while something can, until when. */
  sentence: string;
  until: string | null;
}

/** An article with its words in one language, placeholders filled and links resolved. */
export interface ShownArticle {
  title: string;
  lead: string;
  reviewed: PlainDate;
  minutes: number;
  sections: ShownSection[];
  next: Way<ShownLink>[];
}
