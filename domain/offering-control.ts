import { partOf } from './listing-cost.ts';
import { times, type Thousandths } from './thousandths.ts';

/** Change of a company's ownership by an offering. Shares are whole. */
export interface OfferingOfShares {
  before: number;
  /** Shares of the owners before the offering. */
  held: number;
  /** Existing shares that the owners sell. */
  sold: number;
  /** New shares issued in the offering. */
  added: number;
  price: Thousandths;
}

export interface ControlAfter {
  after: number;
  heldAfter: number;
  /** Thousandths of a per cent of all shares after the offering. */
  ownersPart: Thousandths;
  publicPart: Thousandths;
  /** Proceeds of sold shares go to their owners, of new ones to the company. */
  toOwners: Thousandths;
  toCompany: Thousandths;
}

/** Ownership after an offering; null when the owners sell more than they own, or own more than there is. */
export function controlAfter({ before, held, sold, added, price }: OfferingOfShares): ControlAfter | null {
  if (held > before || sold > held) return null;
  const after = before + added;
  const ownersPart = partOf(held - sold, after);
  return {
    after,
    heldAfter: held - sold,
    ownersPart,
    publicPart: 100_000 - ownersPart,
    toOwners: times(price, sold),
    toCompany: times(price, added),
  };
}
