import type { Bilingual } from './bilingual.ts';
import type { FeeRule } from './service-fee.ts';
import type { PlainDate } from './time.ts';

/** Groups that a service is intended for. */
export const AUDIENCES = ['members', 'investors', 'issuers', 'custodians'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** How to apply for a service. */
export const SERVICE_CHANNELS = ['eservices', 'app', 'counter', 'broker', 'email'] as const;
export type ServiceChannel = (typeof SERVICE_CHANNELS)[number];

export const TIME_UNITS = ['minutes', 'same-day', 'business-days'] as const;

/** How long a service takes once the application is complete. */
export interface Turnaround {
  /** Number of units; meaningless for 'same-day'. */
  amount: number;
  unit: (typeof TIME_UNITS)[number];
}

/** A service of the catalogue with its whole text (call 2). */
export interface CatalogService {
  id: string;
  /** '4.5.16'. */
  number: string | null;
  title: Bilingual;
  details: Bilingual | null;
  fees: Bilingual | null;
  procedures: Bilingual | null;
  requiredDocuments: Bilingual | null;
  howToApply: Bilingual | null;
  questions: { question: Bilingual; answer: Bilingual }[];
  /** The day on which its text last changed. */
  reviewedOn: PlainDate | null;
  /** Null when the catalogue does not give it. */
  turnaround: Turnaround | null;
  audience: readonly Audience[];
  channels: readonly ServiceChannel[];
  /** Rules for computing the fee; empty when the catalogue gives only a sentence. */
  feeRules: readonly FeeRule[];
  /** The day from which it is no longer offered, and the number of the service that replaces it. */
  withdrawn: { on: PlainDate; replacedBy: string | null } | null;
}

/** One heading of the service catalogue (call 8). */
export interface ServiceCategory {
  id: string;
  title: Bilingual;
  services: { id: string; number: string | null; title: Bilingual; summary: Bilingual | null }[];
}

/** Order of services in a category: numbers by their parts, so that 2.10 comes after 2.9; those without one last. */
export function compareNumbers(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [one, other] = [partsOf(a), partsOf(b)];
  const at = one.findIndex((part, place) => part !== other[place]);
  if (at < 0) return one.length - other.length;
  return other[at] === undefined ? 1 : one[at]! - other[at];
}

function partsOf(number: string): number[] {
  return number.split('.').map((part) => Number(part) || 0);
}

/** The turnaround in minutes for sorting, so that minutes precede days; null when it is not stated. */
export function turnaroundMinutes(turnaround: Turnaround | null): number | null {
  if (turnaround === null) return null;
  const { amount, unit } = turnaround;
  if (unit === 'minutes') return amount;
  return unit === 'same-day' ? DAY_MINUTES / 2 : amount * DAY_MINUTES;
}

const DAY_MINUTES = 1_440;
