import type { PriceTerms } from '#domain/price-terms.ts';
import type { DirectDeal } from '#domain/quote.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import { tradeValue } from '#domain/trade-value.ts';

/** What lists of deals show of a security: its name in the reader's language, and the unit of its prices. */
export interface DealtSecurity {
  name: string;
  prices: PriceTerms;
}

/** A deal with the name of its security and its value. */
export interface ShownDeal extends DirectDeal {
  /** Null for a security that no list names: then neither the unit nor the value is known. */
  name: string | null;
  unit: PriceTerms['unit'] | null;
  /** ISO 4217. */
  currency: string | null;
  /** In `currency`; null where it is not known. */
  value: Thousandths | null;
}

/** Sum of the deals of one security, or of all. */
export interface DealSum {
  symbol: string;
  name: string | null;
  unit: ShownDeal['unit'];
  currency: ShownDeal['currency'];
  deals: number;
  volume: number;
  /** Null where the value of one of the deals is not known. */
  value: Thousandths | null;
  /** Average weighted by volume, in the unit of the prices; null without volume. */
  average: Thousandths | null;
}

/** Deals newest first, each with its value. */
export function shownDeals(deals: readonly DirectDeal[], securities: ReadonlyMap<string, DealtSecurity>): ShownDeal[] {
  return deals
    .map((deal) => shownDeal(deal, securities.get(deal.symbol)))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
}

function shownDeal(deal: DirectDeal, security: DealtSecurity | undefined): ShownDeal {
  if (!security) return { ...deal, name: null, unit: null, currency: null, value: null };
  const { name, prices } = security;
  const value = tradeValue(deal, prices.worth) ?? null;
  return { ...deal, name, unit: prices.unit, currency: prices.currency, value };
}

/** Deals grouped by the currency of their values, the group with the most deals first: no sum mixes currencies. */
export function dealsByCurrency(deals: readonly ShownDeal[]): { currency: string | null; deals: ShownDeal[] }[] {
  return [...Map.groupBy(deals, ({ currency }) => currency)]
    .map(([currency, own]) => ({ currency, deals: own }))
    .sort((a, b) => b.deals.length - a.deals.length || ((a.currency ?? '') < (b.currency ?? '') ? -1 : 1));
}

/** Sums by security, largest value first. */
export function sumsBySecurity(deals: readonly ShownDeal[]): DealSum[] {
  return [...Map.groupBy(deals, ({ symbol }) => symbol)]
    .map(([symbol, own]) => {
      const { name, unit, currency } = own[0]!;
      return { ...sumOf(own), symbol, name, unit, currency };
    })
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0) || (a.symbol < b.symbol ? -1 : 1));
}

/** The sum of deals in one currency; the average price is meaningful only for one security. */
export function sumOf(deals: readonly ShownDeal[]): Pick<DealSum, 'deals' | 'volume' | 'value' | 'average'> {
  const volume = deals.reduce((sum, { quantity }) => sum + quantity, 0);
  const value = deals.reduce<number | null>((sum, deal) => plus(sum, deal.value), 0);
  const paid = deals.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const average = volume > 0 ? divideRounded(paid, volume) : null;
  return { deals: deals.length, volume, value, average };
}

function plus(sum: number | null, value: number | null): number | null {
  return sum === null || value === null ? null : sum + value;
}

/** True when all prices and values are in dirhams. */
export function isInDirhams(deals: readonly Pick<ShownDeal, 'unit' | 'currency'>[]): boolean {
  return deals.every(({ unit, currency }) => unit === 'currency' && currency === 'AED');
}
