import type { Thousandths } from './thousandths.ts';

/** What a trade was worth, in thousandths of its currency, at a unit's worth of `PriceTerms`; null where that is not known. */
export function tradeValue(
  { price, quantity }: { price: Thousandths; quantity: number },
  worth: Thousandths | null | undefined,
): Thousandths | null | undefined {
  return worth && Number((BigInt(price) * BigInt(quantity) * BigInt(worth) + 500n) / 1_000n);
}
