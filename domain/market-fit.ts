import { conditionsOf, type CompanyForm, type ListingCondition, type ListingRoute } from './listing-condition.ts';
import { percentOf } from './thousandths.ts';

/** Facts stated by a company; null is unknown. Amounts in whole dirhams, shares in thousandths of a per cent. */
export interface CompanyFacts {
  form: CompanyForm | null;
  /** Paid up. */
  capital: number | null;
  equity: number | null;
  /** Number of audited whole years. */
  years: number | null;
  /** Mean distributable profit of two years. */
  profit: number | null;
  holders: number | null;
  /** Share of the capital to be sold. */
  offer: number | null;
  /** Share once offered to the public at home. */
  publicPart: number | null;
  /** Expected market cap. */
  value: number | null;
  /** Listed at home under a member of IOSCO. */
  home: boolean | null;
  wants: 'capital' | 'liquidity' | 'register' | 'debt' | null;
}

export const UNKNOWN_COMPANY: CompanyFacts = {
  form: null,
  capital: null,
  equity: null,
  years: null,
  profit: null,
  holders: null,
  offer: null,
  publicPart: null,
  value: null,
  home: null,
  wants: null,
};

export const FIT_STATES = ['meets', 'may-meet', 'does-not-meet', 'not-for-form'] as const;
export type FitState = (typeof FIT_STATES)[number];

/** What would change the answer. */
export type FitStep = 'to-pjsc' | 'to-prjsc' | 'to-public-free-zone' | 'members-decide' | 'meeting-decides';

/** A condition with the company's figure for it. */
export interface Finding {
  condition: ListingCondition;
  outcome: 'holds' | 'fails' | 'unknown';
  /** In the unit of the condition; null when it is unknown, or not a number. */
  measured: number | null;
  /** The required number. */
  needed: number | null;
  /** True when the offering itself settles the condition. */
  afterOffering: boolean;
}

export interface RouteFit {
  route: ListingRoute;
  state: FitState;
  step: FitStep | null;
  findings: Finding[];
  /** Further requirements according to third parties; never tested. */
  furtherNotes: ListingCondition[];
}

interface RouteForms {
  direct: readonly CompanyForm[];
  /** Legal forms that reach the route by a step within the same undertaking. */
  byStep?: Partial<Record<CompanyForm, FitStep>>;
  /** Legal forms that must first change, and then begin. */
  first?: Partial<Record<CompanyForm, FitStep>>;
  /** A step that always applies. */
  always?: FitStep;
}

const FORMS: Partial<Record<ListingRoute, RouteForms>> = {
  'main-ipo': { direct: ['pjsc'], byStep: { llc: 'to-pjsc', prjsc: 'to-pjsc' } },
  'second-board': { direct: ['prjsc', 'pjsc'], first: { llc: 'to-prjsc' } },
  'free-zone': { direct: ['free-zone-public'], first: { 'free-zone-private': 'to-public-free-zone' } },
  dual: { direct: ['foreign'] },
  'private-register': { direct: ['prjsc'], first: { llc: 'to-prjsc' } },
  'co-operative': { direct: ['co-operative'], always: 'members-decide' },
};
const SHARE_ROUTES = Object.keys(FORMS) as ListingRoute[];

/**
 * The routes to a listing for a company by the public conditions: those it meets first, each with what is missing or
 * unknown.
 */
export function marketFit(company: CompanyFacts, conditions: readonly ListingCondition[]): RouteFit[] {
  const routes = SHARE_ROUTES.filter((route) => route !== 'co-operative' || company.form === 'co-operative');
  const fits = routes.map((route) => fitOf(route, company, conditions));
  const sorted = fits.toSorted((a, b) => FIT_STATES.indexOf(a.state) - FIT_STATES.indexOf(b.state));
  return company.wants === 'debt' ? [debtFit(conditions), ...sorted] : sorted;
}

/** One condition compared with the company's facts. */
export function findingOf(condition: ListingCondition, company: CompanyFacts): Finding {
  const needed = neededOf(condition, company);
  const afterOffering = isSettledByOffering(condition, company);
  const measured = afterOffering ? null : measureOf(condition, company);
  const outcome = measured === null ? homeOutcome(condition, company) : numberOutcome(condition, measured, needed);
  return { condition, outcome, measured, needed, afterOffering };
}

function fitOf(route: ListingRoute, company: CompanyFacts, conditions: readonly ListingCondition[]): RouteFit {
  const { direct, byStep = {}, first = {}, always = null } = FORMS[route]!;
  const own = conditionsOf(conditions, route);
  const { form } = company;
  const step = (form && (byStep[form] ?? first[form])) ?? always;
  const furtherNotes = own.filter(({ mark }) => mark === 'note');
  const isForForm = form === null || direct.includes(form) || form in byStep;
  if (!isForForm && !(form in first))
    return { route, state: 'not-for-form', step: null, findings: [], furtherNotes: [] };
  const findings = own
    .filter((condition) => condition.mark !== 'note' && concerns(condition, company))
    .map((condition) => findingOf(condition, company));
  const state = isForForm ? stateOf(findings, form === null || form in byStep, route) : 'not-for-form';
  return { route, state, step, findings, furtherNotes };
}

function stateOf(findings: readonly Finding[], isStepLeft: boolean, route: ListingRoute): FitState {
  if (findings.some(({ outcome }) => outcome === 'fails')) return 'does-not-meet';
  // The law's conditions for a co-operative are for its members to decide; the answer says so.
  if (route === 'co-operative') return 'meets';
  return isStepLeft || findings.some(({ outcome }) => outcome === 'unknown') ? 'may-meet' : 'meets';
}

/** Sukuk and bonds are open to every form: the meeting decides. */
function debtFit(conditions: readonly ListingCondition[]): RouteFit {
  const findings = conditionsOf(conditions, 'sukuk-bond').map((condition) => findingOf(condition, UNKNOWN_COMPANY));
  return { route: 'sukuk-bond', state: 'may-meet', step: 'meeting-decides', findings, furtherNotes: [] };
}

/** True when a condition applies. A cap on the offer does not apply while nothing is offered. */
function concerns({ forms, subject }: ListingCondition, { form, offer }: CompanyFacts): boolean {
  if (subject === 'local-offer' && offer === null) return false;
  return forms === undefined || form === null || forms.includes(form);
}

/**
 * True when the offering settles the condition: a company that is not yet public gets its spread of shareholders in the
 * offering.
 */
function isSettledByOffering({ subject, routes }: ListingCondition, { form }: CompanyFacts): boolean {
  const isSpread = subject === 'free-float' || subject === 'shareholders';
  return isSpread && routes.includes('main-ipo') && (form === 'prjsc' || form === 'llc');
}

function measureOf({ subject }: ListingCondition, company: CompanyFacts): number | null {
  const { capital, equity, profit, years, holders, offer, publicPart, value } = company;
  switch (subject) {
    case 'capital':
      return capital;
    case 'equity-to-capital':
      return shareOf(equity, capital);
    case 'profit':
      return shareOf(profit, capital);
    case 'audited-years':
      return years;
    case 'shareholders':
      return holders;
    case 'offer-share':
    case 'free-float':
    case 'local-offer':
      return offer;
    case 'public-part':
      return publicPart;
    case 'market-cap':
      return value;
    default:
      return null;
  }
}

/** Truncated, not rounded: 9.9999% is below 10%. */
function shareOf(part: number | null, whole: number | null): number | null {
  if (part === null || whole === null || whole <= 0) return null;
  const rounded = percentOf(part, whole, 3);
  return BigInt(rounded) * BigInt(whole) > BigInt(part) * 100_000n ? rounded - 1 : rounded;
}

function neededOf({ value, eased }: ListingCondition, company: CompanyFacts): number | null {
  return eased && company.value !== null && company.value > eased.above ? eased.value : value;
}

function homeOutcome({ subject }: ListingCondition, { home }: CompanyFacts): Finding['outcome'] {
  if (subject !== 'home-market' || home === null) return 'unknown';
  return home ? 'holds' : 'fails';
}

function numberOutcome({ operator, upper }: ListingCondition, measured: number, needed: number | null) {
  if (needed === null) return 'unknown';
  const isEnough = operator === 'at-most' ? measured <= needed : measured >= needed;
  const isWithin = operator !== 'between' || upper === undefined || measured <= upper;
  return isEnough && isWithin ? 'holds' : 'fails';
}
