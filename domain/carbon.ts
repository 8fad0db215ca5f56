import type { Bilingual } from './bilingual.ts';
import type { PlainDate } from './time.ts';

/** What a project does with emissions: avoids, reduces or removes them. */
export const PROJECT_TYPES = ['avoidance', 'reduction', 'removal'] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

/** What a retirement offsets: a year's emissions, those of a product, of an event, or something else. */
export const RETIREMENT_PURPOSES = ['year', 'product', 'event', 'other'] as const;
export type RetirementPurpose = (typeof RETIREMENT_PURPOSES)[number];

/** Credits that their owner retired permanently; each credit is a tonne. */
export interface CarbonRetirement {
  id: string;
  symbol: string;
  tonnes: number;
  on: PlainDate;
  /** Whose emissions the credits offset; null when the owner asked not to be named. */
  owner: Bilingual | null;
  purpose: RetirementPurpose;
  serialFrom: string;
  serialTo: string;
  /** Full address of the certificate. */
  document: string | null;
}

/** Total tonnes of the retirements. */
export function tonnesOf(retirements: readonly CarbonRetirement[]): number {
  return retirements.reduce((sum, { tonnes }) => sum + tonnes, 0);
}

/** Credits for a number of thousandths of a tonne: a part of a tonne needs a whole credit. */
export function creditsFor(thousandthsOfTonnes: number): number {
  return Math.ceil(thousandthsOfTonnes / 1_000);
}
