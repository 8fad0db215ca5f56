import type { Bilingual } from './bilingual.ts';
import { marketDate, marketInstant } from './date.ts';
import type { Locale } from './locale.ts';
import type { Thousandths } from './thousandths.ts';
import type { Instant, PlainDate, WallTime } from './time.ts';

/** How a company or a fund comes to the market; the last three have no offering. */
export const OFFERING_KINDS = ['ipo', 'secondary', 'fund', 'direct', 'dual', 'transfer'] as const;
export type OfferingKind = (typeof OFFERING_KINDS)[number];

export const OFFERING_PHASES = [
  'announced',
  'open',
  'closed',
  'priced',
  'allotted',
  'refunded',
  'trading',
  'withdrawn',
] as const;
export type OfferingPhase = (typeof OFFERING_PHASES)[number];

/** States by which a list of offerings is filtered. */
export const OFFERING_STATES = ['open', 'coming', 'past', 'withdrawn'] as const;
export type OfferingState = (typeof OFFERING_STATES)[number];

export const OFFERING_ROLES = ['lead-manager', 'receiving-bank', 'stabilising-manager', 'auditor', 'counsel'] as const;
export type OfferingRole = (typeof OFFERING_ROLES)[number];

export const SUBSCRIPTION_CHANNELS = ['branch', 'atm', 'online', 'app'] as const;
export type SubscriptionChannel = (typeof SUBSCRIPTION_CHANNELS)[number];

export const OFFERING_DOCUMENTS = ['prospectus', 'summary', 'announcement', 'results', 'sharia'] as const;
export type OfferingDocumentKind = (typeof OFFERING_DOCUMENTS)[number];

/** Result of a tranche. */
export interface TrancheResult {
  subscribers: number;
  /** Shares that were applied for. */
  applied: number;
  /** Shares applied for over shares of the tranche, thousandths of a time: 119 times is 119,000. */
  covered: Thousandths;
  /** Minimum number of shares that every subscriber received. */
  minimum: number;
  /** Share allotted of the applications above the minimum, thousandths of a per cent. */
  ratio: Thousandths;
}

/** The part of an offering for one kind of investor; amounts are money, not shares. */
export interface Tranche {
  id: string;
  name: Bilingual;
  audience: Bilingual;
  shares: number;
  opens: PlainDate;
  closes: PlainDate;
  /** Dubai time at which the last day closes. */
  closesAt: WallTime;
  least: Thousandths;
  step: Thousandths;
  most: Thousandths | null;
  /** Minimum number of shares for every subscriber; fewer when there are too many subscribers. */
  guaranteed: number | null;
  result: TrancheResult | null;
}

/** The days of an offering; null for a day that is not announced. */
export interface OfferingDays {
  announced: PlainDate | null;
  range: PlainDate | null;
  priced: PlainDate | null;
  allotted: PlainDate | null;
  refunded: PlainDate | null;
  listed: PlainDate | null;
}

export interface Offering {
  /** Identifier in addresses. */
  code: string;
  issuer: Bilingual;
  symbol: string | null;
  isin: string | null;
  sector: Bilingual;
  kind: OfferingKind;
  /** True when the shares are new to the market. */
  isNewListing: boolean;
  par: Thousandths | null;
  /** Number of shares of the whole company. */
  capital: number | null;
  offered: number | null;
  enlarged: { shares: number; on: PlainDate } | null;
  newShares: number | null;
  soldShares: number | null;
  priceFrom: Thousandths | null;
  priceTo: Thousandths | null;
  priceFinal: Thousandths | null;
  days: OfferingDays;
  tranches: readonly Tranche[];
  roles: readonly { role: OfferingRole; name: Bilingual; channels: readonly SubscriptionChannel[] }[];
  stabilises: { from: PlainDate; to: PlainDate } | null;
  lockUp: Bilingual | null;
  use: Bilingual | null;
  sharia: Bilingual | null;
  documents: readonly { kind: OfferingDocumentKind; language: Locale; url: string }[];
  withdrawn: { on: PlainDate; why: Bilingual | null } | null;
  /** When the offering's record last changed. */
  changedAt: Instant;
}

export type TrancheState = 'ahead' | 'open' | 'closed';

/** The moment from which a tranche accepts subscriptions. */
export function opensAt({ opens }: Pick<Tranche, 'opens'>): Instant {
  return marketInstant(opens, '00:00');
}

/** The moment from which a tranche accepts no more subscriptions. */
export function closesAt({ closes, closesAt: clock }: Pick<Tranche, 'closes' | 'closesAt'>): Instant {
  return marketInstant(closes, clock);
}

export function trancheState(tranche: Tranche, now: Instant): TrancheState {
  if (now < opensAt(tranche)) return 'ahead';
  return now < closesAt(tranche) ? 'open' : 'closed';
}

/** The phase of an offering: of tranches to the minute, otherwise by day. A withdrawal overrides the rest. */
export function phaseAt(offering: Offering, now: Instant): OfferingPhase {
  const { withdrawn, days, tranches, priceFinal } = offering;
  const today = marketDate(now);
  const isReached = (day: PlainDate | null) => day !== null && day <= today;
  if (isReached(withdrawn?.on ?? null)) return 'withdrawn';
  if (isReached(days.listed)) return 'trading';
  const states = tranches.map((tranche) => trancheState(tranche, now));
  if (states.includes('open')) return 'open';
  if (states.length === 0 || states.includes('ahead')) return 'announced';
  const isAllotted = tranches.some(({ result }) => result !== null) && isReached(days.allotted);
  if (isAllotted) return isReached(days.refunded) ? 'refunded' : 'allotted';
  return priceFinal !== null && isReached(days.priced) ? 'priced' : 'closed';
}

const STATES: Readonly<Record<OfferingPhase, OfferingState>> = {
  announced: 'coming',
  open: 'open',
  closed: 'past',
  priced: 'past',
  allotted: 'past',
  refunded: 'past',
  trading: 'past',
  withdrawn: 'withdrawn',
};

export function stateOf(phase: OfferingPhase): OfferingState {
  return STATES[phase];
}

/** The first day and the last moment for any subscription; null when no days are announced. */
export function subscriptionOf({ tranches }: Pick<Offering, 'tranches'>): { from: PlainDate; to: Instant } | null {
  if (tranches.length === 0) return null;
  const opens = tranches.map((tranche) => tranche.opens).toSorted();
  return { from: opens[0]!, to: Math.max(...tranches.map(closesAt)) };
}

/**
 * Shares applied for in all tranches over all their shares, thousandths of a time; null before every result is
 * published.
 */
export function coveredOf({ tranches }: Pick<Offering, 'tranches'>): Thousandths | null {
  const results = tranches.flatMap(({ result }) => result ?? []);
  if (results.length === 0 || results.length < tranches.length) return null;
  const applied = results.reduce((sum, result) => sum + BigInt(result.applied), 0n);
  const shares = tranches.reduce((sum, tranche) => sum + BigInt(tranche.shares), 0n);
  return shares === 0n ? null : Number((applied * 2_000n + shares) / (shares * 2n));
}

/** Value of the offered shares at the final price; null before it is fixed, and when nothing was offered. */
export function raisedOf({ offered, priceFinal }: Pick<Offering, 'offered' | 'priceFinal'>): Thousandths | null {
  return offered === null || priceFinal === null ? null : offered * priceFinal;
}

export const OFFERING_STEPS = [
  'announced',
  'range',
  'opens',
  'closes',
  'priced',
  'allotted',
  'refunded',
  'listed',
] as const;
export type OfferingStep = (typeof OFFERING_STEPS)[number];

/** A day in the course of an offering, with the tranche when it is the tranche's own. */
export interface CourseDay {
  step: OfferingStep | 'withdrawn';
  tranche: Tranche | null;
  on: PlainDate;
}

/** The days of an offering in order. A withdrawal removes those after it, except the day of the refund. */
export function courseOf({ days, tranches, withdrawn }: Offering): CourseDay[] {
  const own = (step: Exclude<OfferingStep, 'opens' | 'closes'>): CourseDay[] => {
    const on = days[step];
    return on === null ? [] : [{ step, tranche: null, on }];
  };
  const opens = [...new Set(tranches.map((tranche) => tranche.opens))];
  const all: CourseDay[] = [
    ...own('announced'),
    ...own('range'),
    ...(opens.length === 1
      ? [{ step: 'opens' as const, tranche: null, on: opens[0]! }]
      : tranches.map((tranche) => ({ step: 'opens' as const, tranche, on: tranche.opens }))),
    ...tranches.map((tranche) => ({ step: 'closes' as const, tranche, on: tranche.closes })),
    ...own('priced'),
    ...own('allotted'),
    ...own('refunded'),
    ...own('listed'),
  ].filter(({ step, on }) => withdrawn === null || on <= withdrawn.on || step === 'refunded');
  if (withdrawn) all.push({ step: 'withdrawn', tranche: null, on: withdrawn.on });
  // Sorting is stable: steps on the same day keep the order of the course.
  return all.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}
