import { partOf } from './listing-cost.ts';
import { times, type Thousandths } from './thousandths.ts';

/** An offering as it changes who owns the company. Shares are whole. */
export interface OfferingOfShares {
  before: number;
  /** Of the owners before the offering. */
  held: number;
  /** Existing shares that the owners sell. */
  sold: number;
  /** Issued in the offering. */
  added: number;
  price: Thousandths;
}

export interface ControlAfter {
  after: number;
  heldAfter: number;
  /** Thousandths of a per cent of all shares after it. */
  ownersPart: Thousandths;
  publicPart: Thousandths;
  /** Money for sold shares goes to their owners, for new ones to the company. */
  toOwners: Thousandths;
  toCompany: Thousandths;
}

/** Who owns what after an offering; null where more is sold than is owned. */
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
