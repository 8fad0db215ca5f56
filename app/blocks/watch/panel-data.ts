import type { Depth, Trade } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';
import type { Thousandths } from '#domain/thousandths.ts';

/** The side panel's data of the chosen security beyond its row. */
export interface PanelData {
  symbol: string;
  /** Value of a quantity of one at a price of 1.000; null where it is not known. */
  worth: Thousandths | null;
  /** Currency of values, in the reader's language. */
  currency: string;
  /** Today's prices, one a minute. */
  minutes: { at: Instant; price: Thousandths }[];
  depth: Depth | null;
  /** Newest first. */
  trades: Trade[];
}
