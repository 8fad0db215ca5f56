import type { Depth, Trade } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';

/** What the side panel knows of the chosen security beyond its row. */
export interface PanelData {
  symbol: string;
  /** What one of a quantity is worth at a price of 1.000; null where that is not known. */
  worth: Thousandths | null;
  /** Of values, in the reader's language. */
  currency: string;
  /** Today's prices, one a minute. */
  minutes: { at: Instant; price: Thousandths }[];
  depth: Depth | null;
  /** Newest first. */
  trades: Trade[];
}
