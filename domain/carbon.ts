import type { Bilingual } from './bilingual.ts';
import type { PlainDate } from './time.ts';

/** What a project does with emissions: keeps them from arising, makes them fewer, or takes them out of the air. */
export const PROJECT_TYPES = ['avoidance', 'reduction', 'removal'] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

/** What a retirement makes up for: a year's emissions, those of a product, of an event, or something else. */
export const RETIREMENT_PURPOSES = ['year', 'product', 'event', 'other'] as const;
export type RetirementPurpose = (typeof RETIREMENT_PURPOSES)[number];

/** Credits that their owner took out of the market for good; each credit is a tonne. */
export interface CarbonRetirement {
  id: string;
  symbol: string;
  tonnes: number;
  on: PlainDate;
  /** Whose emissions they make up for; null where the owner asked not to be named. */
  owner: Bilingual | null;
  purpose: RetirementPurpose;
  serialFrom: string;
  serialTo: string;
  /** Whole address of the certificate. */
  document: string | null;
}

/** Tonnes of all of them. */
export function tonnesOf(retirements: readonly CarbonRetirement[]): number {
  return retirements.reduce((sum, { tonnes }) => sum + tonnes, 0);
}

/** Credits for so many thousandths of a tonne: a part of a tonne takes a whole one. */
export function creditsFor(thousandthsOfTonnes: number): number {
  return Math.ceil(thousandthsOfTonnes / 1_000);
}
