import { inDefault, pick } from '#domain/bilingual.ts';
import { UNDATED, type CorporateAction } from '#domain/corporate-action.ts';
import { offeringDays, rightsDays, type OfferingDay, type RightsDay } from '#domain/issue-days.ts';
import type { Offering } from '#domain/offering.ts';
import { textOf } from '#messages/text.tsx';
import type { IssueDayText, IssueStep } from '#app/blocks/company-records/action-columns.ts';
import type { IssueEntry } from '#app/blocks/corporate-actions/action-filters.ts';
import type { RightsRow } from '#app/blocks/rights/rights-data.ts';
import type { IssueOnDay } from '#app/blocks/week-ahead/week-day.ts';
import type { Site } from '#app/context.ts';
import { allOfferings } from '#app/data/investing/offerings.ts';
import { knownRights } from '#app/data/investing/rights.ts';
import { pathOf } from '#app/page-path.ts';

/** Fields that other kinds of action have and an issue lacks. */
const NO_DIVIDEND = { ...UNDATED, fiscalYear: null, amountPerShare: null, percentOfPar: null };

/** Offerings and rights issues with their days, as the calendar of all issuers lists them. */
export async function knownIssues(site: Site): Promise<IssueEntry[]> {
  const [offerings, rights] = await Promise.all([allOfferings(site), rightsIssues(site)]);
  return [...offerings.map((offering) => offeringEntry(offering, site)), ...rights];
}

/** The rights issues alone. */
export async function rightsIssues(site: Site): Promise<IssueEntry[]> {
  return (await knownRights(site)).map((row) => rightsEntry(row, site));
}

/** An offering without a symbol is listed under its code. */
function offeringEntry(offering: Offering, site: Site): IssueEntry {
  const { code, symbol, issuer, withdrawn } = offering;
  const days = offeringDays(offering, site.today()).map((day) => offeringDayText(day, site));
  const isConfirmed = days.some(({ confirmed }) => confirmed);
  return {
    ...NO_DIVIDEND,
    id: issueId.offering(code),
    symbol: symbol ?? code,
    issuer,
    kind: 'offering',
    marker: withdrawn ? 'withdrawn' : isConfirmed ? 'confirmed' : 'proposed',
    ratio: null,
    issue: { to: pathOf('investing-ipo-subscriptions-IPOCode', { IPOCode: code }), days },
  };
}

function rightsEntry({ issue, name }: RightsRow, site: Site): IssueEntry {
  const { code, symbol, ratio, marker, days } = issue;
  return {
    ...NO_DIVIDEND,
    id: issueId.rights(code),
    symbol,
    issuer: name ?? inDefault(symbol),
    kind: 'rights-issue',
    marker,
    ratio,
    meetingDate: days.meeting,
    entitlementDate: days.entitlement,
    exDate: days.ex,
    issue: {
      to: `${pathOf('investing-rights-issue-subscription')}?q=${symbol}#all`,
      days: rightsDays(issue).map((day) => rightsDayText(day, marker === 'confirmed', site)),
    },
  };
}

/** Ids of entries, by kind of issue. */
export const issueId = {
  offering: (code: string) => `offering-${code}`,
  rights: (code: string) => `rights-${code}`,
};

const OFFERING_STEPS: Readonly<Record<OfferingDay['step'], IssueStep>> = {
  opens: 'subscription-from',
  closes: 'subscription-to',
  allotted: 'allotted',
  listed: 'listed',
  withdrawn: 'withdrawn',
};

function offeringDayText({ step, on, tranches, clock, isCertain }: OfferingDay, { locale }: Site): IssueDayText {
  const t = textOf(locale);
  const tranche = tranches.map(({ name }) => pick(name, locale)).join(t('common.listSeparator'));
  const values = { step: t(`offerings.course.${step}`), tranche, time: clock ?? '' };
  const form = clock === null ? (tranche ? 'of' : null) : tranche ? 'closesOf' : 'closesAt';
  return {
    step: OFFERING_STEPS[step],
    on,
    what: form ? t(`offerings.course.${form}`, values) : values.step,
    confirmed: isCertain,
  };
}

const RIGHTS: Readonly<Partial<Record<RightsDay['step'], IssueStep>>> = {
  tradingFrom: 'right-trades-from',
  tradingTo: 'right-trades-to',
  subscribeFrom: 'subscription-from',
  subscribeTo: 'subscription-to',
};

function rightsDayText({ step, on }: RightsDay, confirmed: boolean, { locale }: Site): IssueDayText {
  const what = textOf(locale)(`rights.day.${step}`);
  return { step: RIGHTS[step] ?? (step as IssueStep), on, what, confirmed };
}

/**
 * The days of issues that were not withdrawn, as a calendar shows them, and of all offerings. A general meeting that an
 * action already names is left out.
 */
export function issuesOnDays(
  issues: readonly IssueEntry[],
  actions: readonly CorporateAction[],
  { locale }: Pick<Site, 'locale'>,
): IssueOnDay[] {
  const meetings = new Set(actions.map(({ symbol, meetingDate }) => `${symbol} ${meetingDate}`));
  return issues.flatMap(({ id, kind, symbol, issuer, marker, issue }) =>
    issue.days
      .filter(({ step, on }) => step !== 'meeting' || !meetings.has(`${symbol} ${on}`))
      .filter(() => kind === 'offering' || marker !== 'withdrawn')
      .map(({ step, on, what, confirmed }, place) => ({
        id: `${id} ${step} ${place}`,
        date: on,
        name: kind === 'offering' ? pick(issuer, locale) : symbol,
        to: issue.to,
        what,
        confirmed,
      })),
  );
}
