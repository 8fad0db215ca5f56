import type { CorporateAction, CorporateActionKind } from './corporate-action.ts';
import { courseOf, type CourseDay, type Offering, type Tranche } from './offering.ts';
import { RIGHTS_STEPS, type RightsIssue, type RightsStep } from './rights-issue.ts';
import type { PlainDate } from './time.ts';

/** Kinds of entries in the calendar of all issuers. */
export type CalendarKind = CorporateActionKind | 'offering';

/** Days of an offering that readers plan by, in the calendar of all issuers. */
export const OFFERING_CALENDAR_STEPS = ['opens', 'closes', 'allotted', 'listed', 'withdrawn'] as const;
type OfferingCalendarStep = (typeof OFFERING_CALENDAR_STEPS)[number];

/** Days of a rights issue in that calendar: all but the return of money. */
export const RIGHTS_CALENDAR_STEPS: readonly RightsStep[] = RIGHTS_STEPS.filter((step) => step !== 'refunded');

/** A day of an offering. */
export interface OfferingDay {
  step: OfferingCalendarStep;
  on: PlainDate;
  /** The tranches that have this day; empty when all share it. */
  tranches: readonly Tranche[];
  /** Dubai time; null when the day has no hour. */
  clock: string | null;
  /** True for past days, and for the days of subscription, which are binding once announced. */
  isCertain: boolean;
}

/** A day of a rights issue. */
export interface RightsDay {
  step: RightsStep;
  on: PlainDate;
}

/** The days of an offering that the calendar shows, in order. Tranches with the same day and hour share one. */
export function offeringDays(offering: Offering, today: PlainDate): OfferingDay[] {
  const shown = courseOf(offering).filter((day): day is CourseDay & { step: OfferingCalendarStep } =>
    (OFFERING_CALENDAR_STEPS as readonly string[]).includes(day.step),
  );
  const groups = [...Map.groupBy(shown, keyOf).values()];
  return groups.map((days) => {
    const [{ step, on, tranche }] = days as [(typeof days)[number]];
    const isShared = groups.filter(([other]) => other!.step === step).length === 1;
    return {
      step,
      on,
      tranches: isShared ? [] : days.flatMap((day) => day.tranche ?? []),
      clock: step === 'closes' ? tranche!.closesAt : null,
      isCertain: isCertainDay({ step, on }, today),
    };
  });
}

function keyOf({ step, on, tranche }: CourseDay): string {
  return [step, on, step === 'closes' ? tranche!.closesAt : ''].join(' ');
}

/** True when a day of an offering is more than planned: it has come, or subscribers rely on it. */
export function isCertainDay({ step, on }: Pick<CourseDay, 'step' | 'on'>, today: PlainDate): boolean {
  return on <= today || step === 'opens' || step === 'closes';
}

/** The days of a rights issue that the calendar shows, in order, without those not yet announced. */
export function rightsDays({ days }: Pick<RightsIssue, 'days'>): RightsDay[] {
  return RIGHTS_CALENDAR_STEPS.flatMap((step) => {
    const on = days[step];
    return on === null ? [] : [{ step, on }];
  }).sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
}

/** The same actions without rights issues that the exchange publishes with all their days. */
export function withoutIssues<Action extends Pick<CorporateAction, 'kind' | 'symbol' | 'exDate' | 'meetingDate'>>(
  actions: readonly Action[],
  issues: readonly { symbol: string; days: Pick<RightsIssue['days'], 'ex' | 'meeting'> }[],
): Action[] {
  const isGiven = ({ symbol, exDate, meetingDate }: Action) =>
    issues.some(
      ({ symbol: of, days }) =>
        of === symbol &&
        ((exDate !== null && days.ex === exDate) || (meetingDate !== null && days.meeting === meetingDate)),
    );
  return actions.filter((action) => action.kind !== 'rights-issue' || !isGiven(action));
}
