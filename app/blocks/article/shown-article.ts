import type { ArticlePart, Block, Inline, PartSettings, Way } from '#domain/article.ts';
import type { MarketClock } from '#domain/market-clock.ts';
import type { IndexPoint } from '#domain/quote.ts';
import type { BoardCode } from '#domain/security.ts';
import type { PlainDate } from '#domain/time.ts';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import type { QuotedRow } from '#app/blocks/market-rows/quoted-row.ts';

/** A link as a page shows it: a path without a language's prefix, `#id`, or an address outside. */
export interface ShownLink {
  kind: 'page' | 'section' | 'out' | 'mail';
  href: string;
}

/** Securities of a kind, with what their rows and the stream need. */
export interface LiveSecurities {
  type: 'securities';
  /** Debt is priced in per cent of its par value, all else in the currency. */
  inCurrency: boolean;
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
export type ShownBlock =
  | FixedBlock
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
