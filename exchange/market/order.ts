import type { Thousandths } from '#domain/thousandths.ts';

export type Side = 'buy' | 'sell';

export interface NewOrder {
  side: Side;
  price: Thousandths;
  quantity: number;
  /** Id of the agent that entered the order; the book only returns it in fills. */
  owner: number;
}

/** An order in the book. `quantity` is the remaining quantity. */
export interface Order extends NewOrder {
  id: number;
  /** The price's rung on the ladder. */
  rung: number;
}

/** The result of one match. `aggressor` is the side that entered last; null in a call auction. */
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
