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

/** Band of prices at home and here within which moving a share earns nothing. */
export interface Parity {
  parity: Thousandths;
  lower: Thousandths;
  upper: Thousandths;
}

const MILLIONTHS = 1_000_000;

/**
 * A price at home converted to our currency (rate in millionths), and the band around it by the cost of moving a share.
 */
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
