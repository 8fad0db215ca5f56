import type { TrancheResult } from '#domain/offering.ts';
import type { PlainDate, WallTime } from '#domain/time.ts';
import type { Both } from '../issuers/issuer.ts';
import { wholeOf } from '../issuers/seeded.ts';
import type { Course } from './course.ts';

export type Audience = 'individuals' | 'professionals' | 'employees';

/** A tranche as announced; amounts in AED. */
export interface PlannedTranche {
  id: Audience;
  name: Both;
  audience: Both;
  shares: number;
  opens: PlainDate;
  closes: PlainDate;
  closesAt: WallTime;
  least: number;
  step: number;
  guaranteed: number | null;
}

interface Facts {
  name: Both;
  audience: Both;
  least: number;
  step: number;
  guaranteed: number | null;
  /** Subscription cover as a multiple, in thousandths, from and to. */
  covered: readonly [number, number];
  /** A subscriber's average payment, AED, from and to. */
  paid: readonly [number, number];
}

const FACTS: Readonly<Record<Audience, Facts>> = {
  individuals: {
    name: { en: 'First tranche', ar: 'الشريحة الأولى' },
    audience: { en: 'Individuals with an investor number', ar: 'الأفراد ممن لديهم رقم مستثمر' },
    least: 5_000,
    step: 1_000,
    guaranteed: 1_000,
    covered: [6_000, 42_000],
    paid: [14_000, 48_000],
  },
  professionals: {
    name: { en: 'Second tranche', ar: 'الشريحة الثانية' },
    audience: { en: 'Professional investors and institutions', ar: 'المستثمرون المحترفون والمؤسسات' },
    least: 1_000_000,
    step: 1_000,
    guaranteed: null,
    covered: [9_000, 64_000],
    paid: [2_400_000, 9_000_000],
  },
  employees: {
    name: { en: 'Third tranche', ar: 'الشريحة الثالثة' },
    audience: { en: 'Employees of the company', ar: 'موظفو الشركة' },
    least: 5_000,
    step: 1_000,
    guaranteed: 2_000,
    covered: [1_800, 4_200],
    paid: [11_000, 26_000],
  },
};

/** Hundredths of the offering for individuals and for employees; the rest is for professional investors. */
const INDIVIDUALS = 10n;
const EMPLOYEES = 2n;
const HUNDRED = 100n;
/** The shares of a tranche are a multiple of this number. */
const LOT = 1_000n;

/** The tranches of an offering; their shares add up to `offered`. */
export function tranchesOf(offered: number, course: Course, withEmployees: boolean): PlannedTranche[] {
  const lots = (hundredths: bigint) => Number(((BigInt(offered) * hundredths) / HUNDRED / LOT) * LOT);
  const [individuals, employees] = [lots(INDIVIDUALS), withEmployees ? lots(EMPLOYEES) : 0];
  return [
    planned('individuals', individuals, course.opens, course.closes, '14:00'),
    planned('professionals', offered - individuals - employees, course.opens, course.closesLate, '12:00'),
    ...(withEmployees ? [planned('employees', employees, course.opens, course.closes, '14:00')] : []),
  ];
}

function planned(
  id: Audience,
  shares: number,
  opens: PlainDate,
  closes: PlainDate,
  closesAt: WallTime,
): PlannedTranche {
  const { name, audience, least, step, guaranteed } = FACTS[id];
  return { id, name, audience, shares, opens, closes, closesAt, least, step, guaranteed };
}

/** The whole, in thousandths of a per cent. */
const WHOLE = 100_000n;

/**
 * The result of a tranche at a final price (fils). Everybody applied for at least the minimum, and minimum and ratio
 * together allot no more shares than the tranche has.
 */
export function resultOf(code: string, tranche: PlannedTranche, fils: number): TrancheResult {
  const { covered, paid } = FACTS[tranche.id];
  const draw = `offering/${code}/${tranche.id}`;
  const shares = BigInt(tranche.shares);
  const applied = (shares * BigInt(wholeOf(`${draw}/covered`, ...covered))) / 1_000n;
  const eachApplied = BigInt(Math.floor((wholeOf(`${draw}/paid`, ...paid) * 100) / fils));
  const subscribers = applied / eachApplied || 1n;
  const leastApplied = BigInt(Math.floor((tranche.least * 100) / fils));
  const minimum = smallest(BigInt(tranche.guaranteed ?? 0), leastApplied, shares / subscribers);
  const above = applied - minimum * subscribers;
  const ratio = above === 0n ? 0n : smallest(WHOLE, ((shares - minimum * subscribers) * WHOLE) / above);
  return {
    subscribers: Number(subscribers),
    applied: Number(applied),
    covered: Number((applied * 2_000n + shares) / (shares * 2n)),
    minimum: Number(minimum),
    ratio: Number(ratio),
  };
}

function smallest(...values: readonly [bigint, ...bigint[]]): bigint {
  return values.reduce((least, value) => (value < least ? value : least));
}
