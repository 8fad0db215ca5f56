import type { Bilingual } from './bilingual.ts';
import type { ServiceChannel } from './catalog-service.ts';
import type { Thousandths } from './thousandths.ts';

export const FEE_KINDS = ['flat', 'each', 'rate'] as const;

/** How the fee of a service is computed. */
export interface FeeRule {
  kind: (typeof FEE_KINDS)[number];
  /** Dirhams; for a rate, thousandths of a per cent. */
  amount: Thousandths;
  /** What is counted or valued; for a flat fee, what it is for. */
  of: Bilingual | null;
  /** Dirhams. */
  least: Thousandths | null;
  most: Thousandths | null;
  /** The only channel that the rule applies to; null when it applies to all. */
  channel: ServiceChannel | null;
}

/** A fee with its computation; money is rounded to fils, half away from zero, at the end of each line. */
export interface WorkedFee {
  /** Before the limits. */
  computed: Thousandths;
  /** The limit that was applied; null when none was. */
  limit: 'least' | 'most' | null;
  fee: Thousandths;
  /** Null when no value-added tax is charged. */
  vat: Thousandths | null;
  total: Thousandths;
}

/** Thousandths of a per cent in the whole. */
const WHOLE = 100_000n;
/** Thousandths of a dirham in a fils. */
const FILS = 10n;

/**
 * The fee by a rule for a quantity: a count for `each`, thousandths of a dirham for `rate`, ignored for `flat`. `vat`
 * is thousandths of a per cent of the fee.
 */
export function workOut(rule: FeeRule, quantity: number, vat: Thousandths | null): WorkedFee {
  const computed = Number(rule.kind === 'rate' ? share(quantity, rule.amount) : toFils(unrounded(rule, quantity), 1n));
  const fee = Math.min(Math.max(computed, rule.least ?? 0), rule.most ?? Number.POSITIVE_INFINITY);
  const tax = vat === null ? null : share(fee, vat);
  return {
    computed,
    limit: fee === computed ? null : fee > computed ? 'least' : 'most',
    fee,
    vat: tax,
    total: fee + (tax ?? 0),
  };
}

function unrounded({ kind, amount }: FeeRule, quantity: number): bigint {
  return BigInt(amount) * BigInt(kind === 'each' ? quantity : 1);
}

function share(value: Thousandths, rate: Thousandths): number {
  return toFils(BigInt(value) * BigInt(rate), WHOLE);
}

/** A non-negative quotient in whole fils. */
function toFils(value: bigint, by: bigint): number {
  const unit = by * FILS;
  return Number(((2n * value + unit) / (2n * unit)) * FILS);
}
