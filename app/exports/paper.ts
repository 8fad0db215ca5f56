/** A document of A4 pages as data: plain text, so that nothing in it becomes markup. */
export interface Paper {
  lang: string;
  dir: 'ltr' | 'rtl';
  title: string;
  /** Who publishes it. */
  source: string;
  /** Under the title: of when it is, and which revision. */
  facts: readonly string[];
  lead: string;
  /** Above everything: that the market is simulated. */
  notice: string | null;
  /** At the foot of each page: where the same figures are. */
  address: string;
  /** 'Page 1 of 9': before, between and after the numbers. */
  pageWords: readonly [string, string];
  sections: readonly PaperSection[];
  /** Seconds since the epoch: the document says when its figures are of, not when it was set. */
  madeAt: number;
}

export interface PaperSection {
  title: string;
  /** In place of a table, or above it. */
  text: string | null;
  /** A line below the tables, bars above them. */
  drawing: PaperDrawing | null;
  tables: readonly PaperTable[];
  /** On pages of their own, turned to the wide side. */
  wide: boolean;
}

export interface PaperTable {
  title: string | null;
  /** A list of names and values has no head. */
  head: readonly { text: string; end: boolean }[] | null;
  rows: readonly (readonly string[])[];
}

/** A drawing in words and whole numbers. */
export type PaperDrawing = PaperLine | PaperBars;

interface PaperLine {
  kind: 'line';
  /** What it shows, for those who do not see it. */
  alt: string;
  name: string;
  /** The units of its width and height. */
  size: readonly [number, number];
  /** Its parts, point by point, across and down. */
  parts: readonly (readonly (readonly [number, number])[])[];
  levels: readonly { down: number; text: string }[];
  ends: readonly [string, string];
}

interface PaperBars {
  kind: 'bars';
  alt: string;
  name: string;
  /** Thousandths of the width, in the direction of reading. */
  zero: number;
  bars: readonly { name: string; from: number; width: number; amount: string }[];
}
