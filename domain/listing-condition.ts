import type { PlainDate } from './time.ts';

/** Routes to a listing. */
export const LISTING_ROUTES = [
  'main-ipo',
  'second-board',
  'free-zone',
  'dual',
  'private-register',
  'co-operative',
  'reit',
  'etf-fund',
  'sukuk-bond',
] as const;
export type ListingRoute = (typeof LISTING_ROUTES)[number];

/** Legal forms of companies before the listing. */
export const COMPANY_FORMS = [
  'llc',
  'prjsc',
  'pjsc',
  'free-zone-private',
  'free-zone-public',
  'foreign',
  'co-operative',
  'fund',
  'other',
] as const;
export type CompanyForm = (typeof COMPANY_FORMS)[number];

/**
 * The quantity that a condition measures: amounts in whole dirhams, shares in thousandths of a per cent, otherwise
 * whole numbers.
 */
export type ConditionSubject =
  | 'capital'
  | 'equity-to-capital'
  | 'audited-years'
  | 'profit'
  | 'offer-share'
  | 'free-float'
  | 'shareholders'
  | 'market-cap'
  | 'public-part'
  | 'home-market'
  | 'local-offer'
  | 'form'
  | 'board'
  | 'other';

export type ConditionOperator = 'at-least' | 'at-most' | 'between' | 'is';

/**
 * law: a law by its number. authority: a page or decision of a public authority. note: a third party's note. house: the
 * exchange's rule.
 */
export type ConditionMark = 'law' | 'authority' | 'note' | 'house';

/** The source of a condition; its text is in the messages. */
export type ConditionSource =
  | 'companies-law'
  | 'bulletin-2020'
  | 'economy-card'
  | 'free-zone-decision'
  | 'foreign-card'
  | 'funds-2019'
  | 'debt-card'
  | 'adviser-note-2023'
  | 'coop-platform'
  | 'coop-law'
  | 'market-rules';

/** One condition of listing, with the days of its validity and its source. */
export interface ListingCondition {
  id: string;
  routes: readonly ListingRoute[];
  /** Legal forms that the condition applies to; absent for all. */
  forms?: readonly CompanyForm[];
  subject: ConditionSubject;
  operator: ConditionOperator;
  value: number | null;
  /** Upper end of `between`. */
  upper?: number;
  /** Above this market cap, in whole dirhams, the lower `value` is enough. */
  eased?: { above: number; value: number };
  /** First day or year; null when the source gives none. */
  from: PlainDate | `${number}` | null;
  /** Last day in force. */
  until: PlainDate | null;
  mark: ConditionMark;
  source: ConditionSource;
  /** Number of the exchange's own rule. */
  rule?: string;
}

/** Unit of a condition's number. */
export type ConditionUnit = 'aed' | 'percent' | 'years' | 'count';

const PARTS: readonly ConditionSubject[] = [
  'equity-to-capital',
  'profit',
  'offer-share',
  'free-float',
  'public-part',
  'local-offer',
];

/**
 * The unit of a condition: whole dirhams for amounts, thousandths of a per cent for shares; everything measured of a
 * REIT is a share.
 */
export function unitOf({ subject, routes }: Pick<ListingCondition, 'subject' | 'routes'>): ConditionUnit {
  if (subject === 'capital' || subject === 'market-cap') return 'aed';
  if (subject === 'audited-years') return 'years';
  return PARTS.includes(subject) || routes.includes('reit') ? 'percent' : 'count';
}

/** The conditions in force on a day, in order; those without a first day apply until they are replaced. */
export function conditionsOn(conditions: readonly ListingCondition[], on: PlainDate): ListingCondition[] {
  return conditions.filter(({ from, until }) => (from === null || from <= on) && (until === null || on <= until));
}

/** The conditions of one route. */
export function conditionsOf(conditions: readonly ListingCondition[], route: ListingRoute): ListingCondition[] {
  return conditions.filter(({ routes }) => routes.includes(route));
}
