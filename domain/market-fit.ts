import { conditionsOf, type CompanyForm, type ListingCondition, type ListingRoute } from './listing-condition.ts';
import { percentOf } from './thousandths.ts';

/** What a company says of itself; null is unknown. Amounts in whole dirhams, parts in thousandths of a per cent. */
export interface CompanyFacts {
  form: CompanyForm | null;
  /** Paid up. */
  capital: number | null;
  equity: number | null;
  /** Audited, whole. */
  years: number | null;
  /** Mean distributable profit of two years. */
  profit: number | null;
  holders: number | null;
  /** Part of the capital that is to be sold. */
  offer: number | null;
  /** Part once offered to the public at home. */
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

/** A condition beside what the company has. */
export interface Finding {
  condition: ListingCondition;
  outcome: 'holds' | 'fails' | 'unknown';
  /** In the unit of the condition; null where it is unknown, or no number. */
  measured: number | null;
  /** The number that it is measured against. */
  needed: number | null;
  /** Settled by the offering itself, not before it. */
  afterOffering: boolean;
}

export interface RouteFit {
  route: ListingRoute;
  state: FitState;
  step: FitStep | null;
  findings: Finding[];
  /** What third parties say is asked for too; never tested. */
  furtherNotes: ListingCondition[];
}

interface RouteForms {
  direct: readonly CompanyForm[];
  /** Forms that come to it by a step within the same undertaking. */
  byStep?: Partial<Record<CompanyForm, FitStep>>;
  /** Forms that have to change first, and then begin. */
  first?: Partial<Record<CompanyForm, FitStep>>;
  /** A step that is always there. */
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

/** The ways to the market for a company by the public conditions: those it meets first, each with what is missing or unknown. */
export function marketFit(company: CompanyFacts, conditions: readonly ListingCondition[]): RouteFit[] {
  const routes = SHARE_ROUTES.filter((route) => route !== 'co-operative' || company.form === 'co-operative');
  const fits = routes.map((route) => fitOf(route, company, conditions));
  const sorted = fits.toSorted((a, b) => FIT_STATES.indexOf(a.state) - FIT_STATES.indexOf(b.state));
  return company.wants === 'debt' ? [debtFit(conditions), ...sorted] : sorted;
}

/** One condition beside what a company says of itself. */
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
  // What its law asks of a co-operative is for its members to decide, and that is said beside the answer.
  if (route === 'co-operative') return 'meets';
  return isStepLeft || findings.some(({ outcome }) => outcome === 'unknown') ? 'may-meet' : 'meets';
}

/** Sukuk and bonds are open to every form: the meeting decides. */
function debtFit(conditions: readonly ListingCondition[]): RouteFit {
  const findings = conditionsOf(conditions, 'sukuk-bond').map((condition) => findingOf(condition, UNKNOWN_COMPANY));
  return { route: 'sukuk-bond', state: 'may-meet', step: 'meeting-decides', findings, furtherNotes: [] };
}

/** A cap on what may be offered asks for nothing while nothing is offered. */
function concerns({ forms, subject }: ListingCondition, { form, offer }: CompanyFacts): boolean {
  if (subject === 'local-offer' && offer === null) return false;
  return forms === undefined || form === null || forms.includes(form);
}

/** A company that has yet to become public gets its spread of shareholders in the offering. */
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

/** Cut off, not rounded: 9.9999% is below 10%. */
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
