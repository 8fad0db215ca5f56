import type { PlainDate } from './time.ts';

/** Ways to the market. */
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

/** What companies are before they come to the market. */
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

/** What a condition measures: amounts in whole dirhams, parts in thousandths of a per cent, else whole numbers. */
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

/** law: a law by its number. authority: a page or decision of a public authority. note: a third party's. house: the exchange's rule. */
export type ConditionMark = 'law' | 'authority' | 'note' | 'house';

/** Where a condition is written; texts are those of the messages. */
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

/** One condition of listing, with the days between which it holds and where it is written. */
export interface ListingCondition {
  id: string;
  routes: readonly ListingRoute[];
  /** Companies of these forms alone; absent for all. */
  forms?: readonly CompanyForm[];
  subject: ConditionSubject;
  operator: ConditionOperator;
  value: number | null;
  /** Upper end of `between`. */
  upper?: number;
  /** Above that market cap, in whole dirhams, the lower `value` is enough. */
  eased?: { above: number; value: number };
  /** A day or a year; null where its source bears none. */
  from: PlainDate | `${number}` | null;
  /** Its last day. */
  until: PlainDate | null;
  mark: ConditionMark;
  source: ConditionSource;
  /** Number of the exchange's own rule. */
  rule?: string;
}

/** What the number of a condition is in. */
export type ConditionUnit = 'aed' | 'percent' | 'years' | 'count';

const PARTS: readonly ConditionSubject[] = [
  'equity-to-capital',
  'profit',
  'offer-share',
  'free-float',
  'public-part',
  'local-offer',
];

/** Amounts are whole dirhams and parts thousandths of a per cent; whatever is measured of a REIT is a part. */
export function unitOf({ subject, routes }: Pick<ListingCondition, 'subject' | 'routes'>): ConditionUnit {
  if (subject === 'capital' || subject === 'market-cap') return 'aed';
  if (subject === 'audited-years') return 'years';
  return PARTS.includes(subject) || routes.includes('reit') ? 'percent' : 'count';
}

/** The conditions in force on a day, in their order; those without a first day hold until they are replaced. */
export function conditionsOn(conditions: readonly ListingCondition[], on: PlainDate): ListingCondition[] {
  return conditions.filter(({ from, until }) => (from === null || from <= on) && (until === null || on <= until));
}

/** Of one way to the market. */
export function conditionsOf(conditions: readonly ListingCondition[], route: ListingRoute): ListingCondition[] {
  return conditions.filter(({ routes }) => routes.includes(route));
}
