import type { Bilingual } from './bilingual.ts';
import {
  DEFAULT_CALENDAR,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
  settlementDate,
  type TradingCalendar,
} from './calendar.ts';
import type { EventMarker, ShareRatio } from './corporate-action.ts';
import { times, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Document kind of rights issues in the store, keyed by code. */
export const RIGHTS_DOCUMENT_KIND = 'rights-issue';

/** The days of a rights issue, in chronological order. */
export const RIGHTS_STEPS = [
  'meeting',
  'entitlement',
  'ex',
  'tradingFrom',
  'tradingTo',
  'subscribeFrom',
  'subscribeTo',
  'allotted',
  'refunded',
  'listed',
] as const;
export type RightsStep = (typeof RIGHTS_STEPS)[number];

export const RIGHTS_ROLES = ['lead-manager', 'receiving-bank', 'underwriter', 'auditor', 'counsel'] as const;
export const RIGHTS_CHANNELS = ['branch', 'atm', 'online', 'app'] as const;
export const RIGHTS_DOCUMENTS = ['prospectus', 'summary', 'announcement', 'results', 'sharia'] as const;

/** New shares offered to an issuer's holders, by rights that trade under a symbol of their own. */
export interface RightsIssue {
  /** The exchange's own identifier, used in addresses. */
  code: string;
  /** Symbol of the shares. */
  symbol: string;
  /** Symbol of the right, while it trades. */
  rightsSymbol: string;
  /** Ratio of new shares to old shares. */
  ratio: ShareRatio;
  issuePrice: Thousandths;
  newShares: number;
  /** The theoretical ex-rights price, as the exchange announced it. */
  adjusted: Thousandths | null;
  /** The first reference price of the right. */
  opening: Thousandths | null;
  days: Readonly<Record<RightsStep, PlainDate | null>>;
  isUnderwritten: boolean;
  /** Use of shares that nobody subscribes to. */
  unused: Bilingual | null;
  roles: readonly {
    role: (typeof RIGHTS_ROLES)[number];
    name: Bilingual;
    channels: readonly (typeof RIGHTS_CHANNELS)[number][];
  }[];
  documents: readonly { kind: (typeof RIGHTS_DOCUMENTS)[number]; language: string; url: string }[];
  result: RightsResult | null;
  marker: EventMarker;
}

interface RightsResult {
  /** Shares subscribed to and issued. */
  subscribed: number;
  /** Applications as a multiple of the new shares: 1,250 is 1.25 times. */
  covered: Thousandths;
}

export const RIGHTS_STATES = [
  'announced',
  'trading',
  'subscribing',
  'closed',
  'allotted',
  'listed',
  'withdrawn',
] as const;
export type RightsState = (typeof RIGHTS_STATES)[number];

/** States in which a holder still has, or will have, a decision to make. */
export const RIGHTS_OPEN: readonly RightsState[] = ['announced', 'trading', 'subscribing'];

/** The state of an issue on a day: 'trading' while rights trade and subscription is open. */
export function rightsState({ marker, days }: Pick<RightsIssue, 'marker' | 'days'>, day: PlainDate): RightsState {
  if (marker === 'withdrawn') return 'withdrawn';
  const isPast = (step: PlainDate | null) => step !== null && step < day;
  const hasCome = (step: PlainDate | null) => step !== null && step <= day;
  if (hasCome(days.listed)) return 'listed';
  if (hasCome(days.allotted)) return 'allotted';
  if (isPast(days.subscribeTo)) return 'closed';
  if (hasCome(days.tradingFrom) && !isPast(days.tradingTo)) return 'trading';
  if (isPast(days.tradingTo) || hasCome(days.subscribeFrom)) return 'subscribing';
  return 'announced';
}

/**
 * The last day on which buying a right is useful: the latest trading day of the window whose trades settle by the end
 * of subscription. Null when the days are not known, or no day of the window is early enough.
 */
export function lastDayToBuyRights(
  { tradingFrom, tradingTo, subscribeTo }: Pick<RightsIssue['days'], 'tradingFrom' | 'tradingTo' | 'subscribeTo'>,
  calendar: TradingCalendar = DEFAULT_CALENDAR,
): PlainDate | null {
  if (tradingFrom === null || tradingTo === null || subscribeTo === null) return null;
  let day = isTradingDay(tradingTo, calendar) ? tradingTo : previousTradingDay(tradingTo, calendar);
  while (day >= tradingFrom && settlementDate(day, calendar) > subscribeTo) day = previousTradingDay(day, calendar);
  return day >= tradingFrom ? day : null;
}

/** Whether rights trade on no day after this one of their window. */
export function isLastDayOfRights(
  day: PlainDate,
  { tradingTo }: Pick<RightsIssue['days'], 'tradingTo'>,
  calendar: TradingCalendar = DEFAULT_CALENDAR,
): boolean {
  return tradingTo !== null && nextTradingDay(day, calendar) > tradingTo;
}

/** Amount that the issuer raised: the issued shares at the issue price; null before there is a result. */
export function raisedBy({ result, issuePrice }: Pick<RightsIssue, 'result' | 'issuePrice'>): Thousandths | null {
  return result && times(issuePrice, result.subscribed);
}

/** A sentence on why the days or figures of an issue cannot be right, or null. */
export function rightsFault(issue: RightsIssue): string | null {
  const { days, adjusted, issuePrice, opening, result, newShares } = issue;
  const orders: readonly (readonly RightsStep[])[] = [
    ['meeting', 'ex', 'tradingFrom', 'tradingTo', 'subscribeTo', 'allotted', 'refunded'],
    ['entitlement', 'ex'],
    ['tradingFrom', 'subscribeFrom', 'subscribeTo'],
    ['allotted', 'listed'],
  ];
  for (const order of orders) {
    const known = order.filter((step) => days[step] !== null);
    const late = known.findIndex((step, at) => at > 0 && days[step]! < days[known[at - 1]!]!);
    if (late > 0) return `its day '${known[late]}' lies before '${known[late - 1]}'`;
  }
  if (adjusted !== null && opening !== null && opening !== Math.max(0, adjusted - issuePrice))
    return 'its opening price is not the adjusted price of the share less the issue price';
  if (result && result.subscribed > newShares) return 'more shares were issued than were offered';
  return null;
}
