import { specOf, type ContractSpec } from './contract-spec.ts';
import { parseFutureSymbol } from './identifier.ts';
import type { InstrumentTerms } from './instrument-terms.ts';
import type { Security } from './security.ts';
import { divideRounded, type Thousandths } from './thousandths.ts';
import type { PriceRule } from './tick.ts';
import type { PlainDate } from './time.ts';

/** Unit of prices: the security's currency, per cent of its par value, points of an index, the currency per barrel. */
export type PriceUnit = 'currency' | 'percent' | 'points' | 'barrel';

/** The unit of a security's prices, and the value of its trades. */
export interface PriceTerms {
  unit: PriceUnit;
  /** Currency of prices in currency, and of all payments: ISO 4217. */
  currency: string;
  /** The rule of its steps and daily limits; null when the market rules state none for its kind. */
  rule: PriceRule | null;
  /** Value of one unit of quantity at a price of 1.000, in the currency; null when that is not known. */
  worth: Thousandths | null;
}

/** Value of one share at a price of 1.000. */
export const ONE = 1_000;
/** Prices of debt are per hundred of par value. */
const PER_CENT = 100;

/**
 * The price terms of a security; `indexCodes` and `contracts` distinguish futures on an index and on oil from those on
 * a share.
 */
export function priceTerms(
  { symbol, kind, currency, exchange }: Pick<Security, 'symbol' | 'kind' | 'currency' | 'exchange'>,
  terms: InstrumentTerms | null,
  indexCodes: readonly string[],
  contracts: readonly ContractSpec[] = [],
): PriceTerms {
  if (kind === 'bond' || kind === 'sukuk') {
    const par = terms?.kind === kind ? terms.parValue : null;
    return { unit: 'percent', currency, rule: null, worth: par === null ? null : divideRounded(par, PER_CENT) };
  }
  const spec = kind === 'future' ? specOf(contracts, symbol) : undefined;
  const unit = spec?.kind === 'oil' ? 'barrel' : isIndexFuture(symbol, kind, terms, indexCodes) ? 'points' : 'currency';
  return {
    unit,
    // A contract missing from the exchange's list has the security's currency, the market's own.
    currency: spec?.currency ?? currency,
    rule: exchange === 'home' ? ruleOf(kind, unit) : null,
    worth: kind === 'future' ? contractWorth(terms) : ONE,
  };
}

/** Unit and currency of a contract's prices. */
export function contractUnit({ kind, currency }: ContractSpec): Pick<PriceTerms, 'unit' | 'currency'> {
  return { unit: ({ index: 'points', share: 'currency', oil: 'barrel' } as const)[kind], currency };
}

/**
 * True when prices of a day have limits: those of a right have none until its first day is over (docs/market-rules.md,
 * Prices).
 */
export function hasPriceLimits({ kind, listedOn }: Pick<Security, 'kind' | 'listedOn'>, on: PlainDate): boolean {
  return kind !== 'right' || listedOn === null || on > listedOn;
}

function isIndexFuture(
  symbol: string,
  kind: Security['kind'],
  terms: InstrumentTerms | null,
  indexCodes: readonly string[],
): boolean {
  if (kind !== 'future') return false;
  const underlying = terms?.kind === 'future' ? terms.underlying : null;
  return indexCodes.includes(underlying ?? parseFutureSymbol(symbol)?.root ?? '');
}

/** Carbon credits have no rule of their own (docs/market-rules.md, Prices); contracts on a share follow the share's. */
function ruleOf(kind: Security['kind'], unit: PriceUnit): PriceRule | null {
  if (kind === 'carbon') return null;
  if (unit === 'barrel') return 'oil-future';
  return unit === 'points' ? 'index-future' : 'share';
}

/** The unit of prices, the same in every language: 'AED', '% of par', 'points', 'USD a barrel'. */
export function unitCode({ unit, currency }: Pick<PriceTerms, 'unit' | 'currency'>): string {
  return { currency, percent: '% of par', points: 'points', barrel: `${currency} a barrel` }[unit];
}

/**
 * A turnover as price times quantity: divided by the quantity it is an average price. One contract or bond is worth
 * more than its price. Null when that worth is not known.
 */
export function turnoverInPrices(value: Thousandths | null, worth: PriceTerms['worth']): Thousandths | null {
  if (value === null || !worth) return null;
  return worth === ONE ? value : Number((BigInt(value) * BigInt(ONE)) / BigInt(worth));
}

function contractWorth(terms: InstrumentTerms | null): Thousandths | null {
  const size = terms?.kind === 'future' ? terms.contractSize : null;
  return size === null ? null : size * ONE;
}
