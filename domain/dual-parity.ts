import {
  divided,
  exact,
  multiplied,
  ofPercent,
  added,
  subtracted,
  toThousandths,
  type Exact,
} from './calculators/exact.ts';
import type { Thousandths } from './thousandths.ts';

/** Prices at home and here between which moving a share earns nothing. */
export interface Parity {
  parity: Thousandths;
  lower: Thousandths;
  upper: Thousandths;
}

const MILLIONTHS = 1_000_000;

/** A price at home in our currency (rate in millionths), and the band that the cost of moving a share leaves around it. */
export function parityOf(homePrice: Thousandths, rate: number, costPercent: Thousandths): Parity {
  const parity = divided(multiplied(exact(homePrice, 1_000), exact(rate)), exact(MILLIONTHS));
  const cost = multiplied(parity, ofPercent(costPercent));
  return {
    parity: inThousandths(parity),
    lower: inThousandths(subtracted(parity, cost)),
    upper: inThousandths(added(parity, cost)),
  };
}

function inThousandths(value: Exact): Thousandths {
  return toThousandths(value);
}
