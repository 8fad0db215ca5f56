import type { Thousandths } from '#domain/thousandths.ts';

export type Side = 'buy' | 'sell';

export interface NewOrder {
  side: Side;
  price: Thousandths;
  quantity: number;
  /** Who entered it; the book only hands it back in fills. */
  owner: number;
}

/** An order in the book. `quantity` is what is left of it. */
export interface Order extends NewOrder {
  id: number;
  /** Its price's place on the ladder. */
  rung: number;
}

/** What one match did. `aggressor` entered last; in a call auction there is none. */
export interface Fill {
  price: Thousandths;
  quantity: number;
  aggressor: Side | null;
  buy: Order;
  sell: Order;
}

export type Refusal =
  | 'off-tick'
  | 'outside-limits'
  | 'bad-quantity'
  | 'unknown-order'
  | 'not-in-this-phase'
  | 'only-improvement'
  | 'only-at-the-close'
  | 'suspended';

export type Outcome = { accepted: true; id: number } | { accepted: false; refusal: Refusal };

export function accept(id: number): Outcome {
  return { accepted: true, id };
}

export function refuse(refusal: Refusal): Outcome {
  return { accepted: false, refusal };
}
