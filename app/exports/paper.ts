/** A document of A4 pages as data: plain text, so that nothing in it becomes markup. */
export interface Paper {
  lang: string;
  dir: 'ltr' | 'rtl';
  title: string;
  /** The publisher. */
  source: string;
  /** Under the title: the date of the figures, and the revision. */
  facts: readonly string[];
  lead: string;
  /** Above everything: the note that the market is simulated. */
  notice: string | null;
  /** At the foot of each page: the address of the same figures. */
  address: string;
  /** 'Page 1 of 9': the texts before, between and after the numbers. */
  pageWords: readonly [string, string];
  sections: readonly PaperSection[];
  /** Seconds since the epoch: the time of the figures, not of the typesetting. */
  madeAt: number;
}

export interface PaperSection {
  title: string;
  /** Text in place of a table, or above it. */
  text: string | null;
  /** A line chart is placed below the tables, bars above them. */
  drawing: PaperDrawing | null;
  tables: readonly PaperTable[];
  /** On separate pages in landscape format. */
  wide: boolean;
}

export interface PaperTable {
  title: string | null;
  /** Null for a list of names and values, which has no header. */
  head: readonly { text: string; end: boolean }[] | null;
  rows: readonly (readonly string[])[];
}

/** A drawing described by text and whole numbers. */
export type PaperDrawing = PaperLine | PaperBars;

interface PaperLine {
  kind: 'line';
  /** Alternative text of the drawing. */
  alt: string;
  name: string;
  /** Width and height in drawing units. */
  size: readonly [number, number];
  /** Parts of the line, point by point: x and y. */
  parts: readonly (readonly (readonly [number, number])[])[];
  levels: readonly { down: number; text: string }[];
  ends: readonly [string, string];
}

interface PaperBars {
  kind: 'bars';
  alt: string;
  name: string;
  /** Thousandths of the width, in the reading direction. */
  zero: number;
  bars: readonly { name: string; from: number; width: number; amount: string }[];
}
