import type { InEveryLanguage } from './bilingual.ts';

/** Recipients of a charge. */
export const CHARGE_PAYEES = ['authority', 'exchange', 'adviser'] as const;
export type ChargePayee = (typeof CHARGE_PAYEES)[number];

interface ChargeFacts {
  id: string;
  payer: ChargePayee;
  when: 'once' | 'yearly';
  /** Absent when the messages have the text under the charge's id. */
  words?: InEveryLanguage;
  /** Charged only when assets are contributed in kind. */
  ifInKind?: true;
}

/**
 * A charge in whole dirhams: one amount, a rate with a minimum, or steps by the capital. Rates are thousandths of a per
 * cent.
 */
export type ListingCharge = ChargeFacts &
  (
    | { kind: 'flat'; amount: number }
    | { kind: 'rate'; of: 'capital' | 'raised'; rate: number; least?: number; most?: number }
    /** The first step whose upper end is not below the capital applies; the last has no upper end. */
    | { kind: 'steps'; steps: readonly { to: number | null; amount: number }[] }
  );

/** Inputs of the estimate, in whole dirhams. */
export interface ListingPlan {
  capital: number;
  raised: number;
  inKind: boolean;
  /** Fees agreed with the company's advisers. */
  adviserFees: readonly { id: string; amount: number }[];
}

export interface CostLine {
  id: string;
  payer: ChargePayee;
  when: 'once' | 'yearly';
  amount: number;
  charge: ListingCharge | null;
}

export interface ListingCost {
  lines: CostLine[];
  /** Cost in the year of the offering, yearly charges included. */
  total: number;
  yearly: number;
  /** Thousandths of a per cent of the amount raised; null when nothing is raised. */
  shareOfRaised: number | null;
}

/** Items of the authority's service cards on conversion and listing (docs/listing-conditions.md), whole dirhams. */
export const AUTHORITY_CHARGES: readonly ListingCharge[] = [
  authority('conversion', 2_000),
  authority('articles', 5_000),
  { ...authority('in-kind', 5_000), ifInKind: true },
  authority('decree', 1_000),
  authority('publication', 20_000),
  authority('registration', 10_000),
  authority('study', 2_000),
];

/** The sum of all charges of a listing, with each line. */
export function listingCost(charges: readonly ListingCharge[], plan: ListingPlan): ListingCost {
  const set = charges
    .filter(({ ifInKind }) => !ifInKind || plan.inKind)
    .map((charge): CostLine => {
      const { id, payer, when } = charge;
      return { id, payer, when, amount: amountOf(charge, plan), charge };
    });
  const agreed = plan.adviserFees.map(({ id, amount }): CostLine => {
    return { id, payer: 'adviser', when: 'once', amount, charge: null };
  });
  const lines = [...set, ...agreed];
  const total = sumOf(lines);
  return {
    lines,
    total,
    yearly: sumOf(lines.filter(({ when }) => when === 'yearly')),
    shareOfRaised: plan.raised > 0 ? partOf(total, plan.raised) : null,
  };
}

/** The amount of a charge in whole dirhams. */
export function amountOf(charge: ListingCharge, { capital, raised }: Pick<ListingPlan, 'capital' | 'raised'>): number {
  if (charge.kind === 'flat') return charge.amount;
  if (charge.kind === 'steps')
    return (charge.steps.find(({ to }) => to === null || capital <= to) ?? charge.steps.at(-1))?.amount ?? 0;
  const { of, rate, least = 0, most = Number.MAX_SAFE_INTEGER } = charge;
  const base = of === 'capital' ? capital : raised;
  return Math.min(most, Math.max(least, rounded(BigInt(base) * BigInt(rate), 100_000n)));
}

/** A share of the whole in thousandths of a per cent, rounded half away from zero. */
export function partOf(part: number, whole: number): number {
  return rounded(BigInt(part) * 100_000n, BigInt(whole));
}

/** Charges of an issue of debt in thousandths of a basis point of its size: one-off, and per year of its term. */
export function debtCost(charges: number, size: number, years: number): { once: number; yearly: number } {
  const once = BigInt(charges) * 10_000_000n;
  return { once: rounded(once, BigInt(size)), yearly: rounded(once, BigInt(size) * BigInt(years)) };
}

function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Rounds half away from zero. */
function rounded(over: bigint, under: bigint): number {
  const sign = over < 0n ? -1n : 1n;
  return Number((sign * (2n * (over * sign) + under)) / (2n * under));
}

function authority(id: string, amount: number): ListingCharge {
  return { id: `authority-${id}`, payer: 'authority', when: 'once', kind: 'flat', amount };
}
