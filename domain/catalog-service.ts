import type { Bilingual } from './bilingual.ts';
import type { FeeRule } from './service-fee.ts';
import type { PlainDate } from './time.ts';

/** For whom a service is. */
export const AUDIENCES = ['members', 'investors', 'issuers', 'custodians'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** How a service is applied for. */
export const SERVICE_CHANNELS = ['eservices', 'app', 'counter', 'broker', 'email'] as const;
export type ServiceChannel = (typeof SERVICE_CHANNELS)[number];

export const TIME_UNITS = ['minutes', 'same-day', 'business-days'] as const;

/** How long a service takes once the application is complete. */
export interface Turnaround {
  /** Of its unit; of 'same-day' it says nothing. */
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
  /** Null where the catalogue does not say it. */
  turnaround: Turnaround | null;
  audience: readonly Audience[];
  channels: readonly ServiceChannel[];
  /** By which its fee is worked out; empty where the catalogue gives a sentence alone. */
  feeRules: readonly FeeRule[];
  /** Since when it is no longer offered, and the number of the service in its place. */
  withdrawn: { on: PlainDate; replacedBy: string | null } | null;
}

/** One heading of the service catalogue (call 8). */
export interface ServiceCategory {
  id: string;
  title: Bilingual;
  services: { id: string; number: string | null; title: Bilingual; summary: Bilingual | null }[];
}

/** Where a service stands in its category: numbers by their parts, so that 2.10 comes after 2.9; those without one last. */
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

/** How long it takes, to be put in order: minutes before days. What is not stated is null. */
export function turnaroundMinutes(turnaround: Turnaround | null): number | null {
  if (turnaround === null) return null;
  const { amount, unit } = turnaround;
  if (unit === 'minutes') return amount;
  return unit === 'same-day' ? DAY_MINUTES / 2 : amount * DAY_MINUTES;
}

const DAY_MINUTES = 1_440;
