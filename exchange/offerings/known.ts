import { addDays } from '#domain/calendar.ts';
import type { OfferingDays, OfferingKind, TrancheResult } from '#domain/offering.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Both, Issuer, SectorKey } from '../issuers/issuer.ts';
import type { Course } from './course.ts';
import { LOCK_UP } from './data.ts';
import { resultOf, tranchesOf, type PlannedTranche } from './tranches.ts';

export const MILLION = 1_000_000;
const STABILISED_DAYS = 30;

export const NO_DAYS: OfferingDays = {
  announced: null,
  range: null,
  priced: null,
  allotted: null,
  refunded: null,
  listed: null,
};

/** An offering as of a day; prices in fils. */
export interface SimulatedOffering {
  code: string;
  name: Both;
  issuer: Issuer | null;
  sector: SectorKey;
  kind: OfferingKind;
  isNewListing: boolean;
  capital: number;
  offered: number | null;
  enlarged: { shares: number; on: PlainDate } | null;
  newShares: number | null;
  soldShares: number | null;
  range: { from: number; to: number } | null;
  final: number | null;
  days: OfferingDays;
  tranches: readonly (PlannedTranche & { result: TrancheResult | null })[];
  stabilises: { from: PlainDate; to: PlainDate } | null;
  lockUp: Both | null;
  use: Both | null;
  sharia: Both | null;
  withdrawn: { on: PlainDate; why: Both } | null;
  changed: PlainDate;
}

type Planned = Omit<SimulatedOffering, 'days' | 'tranches' | 'stabilises' | 'lockUp' | 'withdrawn' | 'changed'>;

/** Leaves out later information: the range, the price and the result each appear on their day. */
export function known(today: PlainDate, course: Course, offering: Planned): SimulatedOffering {
  const { announced, range, priced, allotted, refunded, listed, opens } = course;
  const isOut = (day: PlainDate) => day <= today;
  const final = offering.final !== null && isOut(priced) ? offering.final : null;
  const tranches = tranchesOf(offering.offered ?? 0, course, offering.kind === 'ipo');
  return {
    ...offering,
    range: isOut(range) ? offering.range : null,
    final,
    enlarged: offering.enlarged && isOut(offering.enlarged.on) ? offering.enlarged : null,
    days: { announced, range, priced, allotted, refunded, listed },
    tranches: tranches.map((tranche) => ({
      ...tranche,
      result: final !== null && isOut(allotted) ? resultOf(offering.code, tranche, final) : null,
    })),
    stabilises: offering.isNewListing ? { from: listed, to: addDays(listed, STABILISED_DAYS - 1) } : null,
    lockUp: LOCK_UP,
    withdrawn: null,
    changed: [announced, range, opens, priced, allotted, refunded, listed].filter(isOut).at(-1) ?? announced,
  };
}
