import type { ShareRatio } from '../corporate-action.ts';
import type { Thousandths } from '../thousandths.ts';
import {
  added,
  divided,
  exact,
  multiplied,
  ofThousandths,
  roundedDown,
  roundedUp,
  subtracted,
  toFils,
  toPercent,
  toThousandths,
  type Exact,
  type Fils,
} from './exact.ts';

/** A holder's position, and the issuer's offer. */
export interface RightsQuestion {
  /** Price of the share with the right. */
  price: Thousandths;
  issuePrice: Thousandths;
  ratio: ShareRatio;
  shares: number;
}

/** A holder's position after a choice. */
export interface AfterChoice {
  shares: bigint;
  /** Value of the shares at the theoretical price. */
  worth: Fils;
  /** Cash received; paid when below 0. */
  cash: Fils;
  /** Worth and cash, less the holding's worth before. */
  difference: Fils;
  /** The holder's stake after the issue as a share of the stake before: thousandths of a per cent. */
  kept: Thousandths;
}

export interface RightsValue {
  /** The theoretical price of a share without the right, rounded to a thousandth: all later figures use it. */
  theoretical: Thousandths;
  /** Of a right. */
  right: Thousandths;
  /** Whole rights; fractions lapse. */
  rights: bigint;
  before: Fils;
  subscribeCost: Fils;
  sellProceeds: Fils;
  /** Loss from doing nothing; `lossPercent` is that in thousandths of a per cent of the price. */
  loss: Fils;
  lossPercent: Thousandths;
  /** Rights to sell so that the proceeds pay for subscribing to the rest, and that rest. */
  sold: bigint;
  subscribed: bigint;
  choices: Record<'subscribe' | 'sell' | 'mixed' | 'nothing', AfterChoice>;
}

/** The theoretical price without the right, exact: (o × P + n × S) ÷ (o + n). */
export function theoreticalPrice({ price, issuePrice, ratio: { units, of } }: Omit<RightsQuestion, 'shares'>): Exact {
  const worth = added(multiplied(exact(of), ofThousandths(price)), multiplied(exact(units), ofThousandths(issuePrice)));
  return divided(worth, exact(of + units));
}

/**
 * The value of a holder's rights, and the result of each choice; null when the issue price is not below the market
 * price.
 */
export function rightsValue(question: RightsQuestion): RightsValue | null {
  const { price, issuePrice, ratio, shares } = question;
  const theoretical = toThousandths(theoreticalPrice(question));
  const right = theoretical - issuePrice;
  if (right <= 0) return null;
  const held = BigInt(shares);
  const rights = roundedDown(divided(multiplied(exact(shares), exact(ratio.units)), exact(ratio.of)));
  const costOfAll = costOf(rights, issuePrice);
  const sold = roundedUp(divided(costOfAll, ofThousandths(theoretical)));
  const subscribed = rights - sold;
  const after = (kept: bigint, received: Exact) => afterChoice(question, theoretical, held + kept, received);
  const sales = (count: bigint) => costOf(count, right);
  const lost = multiplied(exact(held), ofThousandths(price - theoretical));
  return {
    theoretical,
    right,
    rights,
    before: toFils(costOf(held, price)),
    subscribeCost: toFils(costOfAll),
    sellProceeds: toFils(sales(rights)),
    loss: toFils(lost),
    lossPercent: toPercent(divided(ofThousandths(price - theoretical), ofThousandths(price))),
    sold,
    subscribed,
    choices: {
      subscribe: after(rights, subtracted(exact(0), costOfAll)),
      sell: after(0n, sales(rights)),
      mixed: after(subscribed, subtracted(sales(sold), costOf(subscribed, issuePrice))),
      nothing: after(0n, exact(0)),
    },
  };
}

/** The cost of the units at a price. */
function costOf(units: bigint, price: Thousandths): Exact {
  return multiplied(exact(units), ofThousandths(price));
}

function afterChoice(
  { price, ratio, shares }: RightsQuestion,
  theoretical: Thousandths,
  held: bigint,
  cash: Exact,
): AfterChoice {
  const worth = costOf(held, theoretical);
  return {
    shares: held,
    worth: toFils(worth),
    cash: toFils(cash),
    difference: toFils(subtracted(added(worth, cash), costOf(BigInt(shares), price))),
    kept: toPercent(
      divided(multiplied(exact(held), exact(ratio.of)), multiplied(exact(shares), exact(ratio.of + ratio.units))),
    ),
  };
}
