import type { ArticlePart, Block, Inline, PartSettings, Way } from '#domain/article.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { BoardCode } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import type { ShownContracts } from '#app/blocks/future-days/contracts-table.tsx';
import type { QuotedRow } from '#app/blocks/market-rows/quoted-row.ts';
import type { NamedLine, Span } from '#app/blocks/plot/lines-figure.tsx';

/**
 * A link as a page shows it: a path without a language prefix or with another language's prefix, `#id`, or an external
 * address.
 */
export interface ShownLink {
  kind: 'page' | 'other-language' | 'section' | 'out' | 'mail';
  href: string;
}

/** Securities of a kind, with what their rows and the stream need. */
export interface LiveSecurities {
  type: 'securities';
  /** Unit of the figures of all rows, in a sentence; null where the units differ. */
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
/** Contact details of the exchange. */
export interface ShownContact {
  type: 'contact';
  of: ExchangeConfig['contact'];
}
/** Blocks that stay the same until the page is rendered again. */
export type FixedBlock =
  | Exclude<Block<ShownLink>, { type: 'securities' | 'index' | 'providers' | 'part' | 'next' | 'contact' }>
  | ShownContact;
/** A calculator with the inputs from the address and their answer. */
export interface ShownCalculator {
  type: 'calculator';
  of: CalculatorData;
}
/** Parts of a whole as bars, in thousandths of a per cent; a table beside them has their figures. */
export interface ShownBars {
  type: 'bars';
  label: string;
  series: readonly { id: string; name: string; values: readonly number[] }[];
  ends: readonly [first: string, last: string];
}
/** Lines on one scale, and their figures as a table. */
export interface ShownLines {
  type: 'lines';
  /** What the lines show. */
  label: string;
  /** Format of the values. */
  format: 'price' | 'level' | 'percent' | 'amount' | 'points';
  lines: readonly NamedLine[];
  /** Shaded ranges, as shares of the width. */
  spans?: readonly Span[];
  ends: readonly [first: string, last: string];
  /** Lowest value of the scale. */
  low?: number;
  /** Heading of the table's first column, and the names of its rows. */
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

/** The content below a second-level heading; the first section has no heading. */
export interface ShownSection {
  id: string | null;
  title: Inline<ShownLink>[];
  blocks: ShownBlock[];
}

/** State of the market at the time of rendering. */
export interface ShownMarket {
  clock: MarketClock;
  /** What can be done with orders now, and, while something can be done, until when. */
  sentence: string;
  until: string | null;
}

/** An article with its text in one language, placeholders filled and links resolved. */
export interface ShownArticle {
  title: string;
  lead: string;
  reviewed: PlainDate;
  minutes: number;
  sections: ShownSection[];
  next: Way<ShownLink>[];
}
