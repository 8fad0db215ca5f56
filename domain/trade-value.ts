import type { Thousandths } from './thousandths.ts';

/** Value of a trade in thousandths of its currency, by the `worth` of `PriceTerms`; null when that is not known. */
export function tradeValue(
  { price, quantity }: { price: Thousandths; quantity: number },
  worth: Thousandths | null | undefined,
): Thousandths | null | undefined {
  return worth && Number((BigInt(price) * BigInt(quantity) * BigInt(worth) + 500n) / 1_000n);
}
