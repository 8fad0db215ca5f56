import type { Bilingual } from './bilingual.ts';
import { addDays, DEFAULT_CALENDAR, holidayOn, isTradingDay, tradeDateSettledOn } from './calendar.ts';
import type { TradingCalendar } from './calendar.ts';
import { currencyOf, type CorporateAction, type CorporateActionKind } from './corporate-action.ts';
import { isBoughtFor, lastDayToBuy } from './dividend-dates.ts';
import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

/** The step of a corporate action on a day. */
export type ActionStep = 'meeting' | 'entitlement' | 'ex' | 'record' | 'payment';

export interface ActionOnDay {
  id: string;
  symbol: string;
  kind: CorporateActionKind;
  step: ActionStep;
  confirmed: boolean;
  /** Per share, in the currency. */
  amount: Thousandths | null;
  /** ISO 4217. */
  currency: string;
}

export interface DayAhead {
  date: PlainDate;
  /** Why the market is closed; null on a trading day. */
  closedFor: Bilingual | null;
  /** The day whose trades settle on this one; null on a closed day. */
  settles: PlainDate | null;
  actions: ActionOnDay[];
}

/** In chronological order. */
const STEPS = [
  ['meeting', 'meetingDate'],
  ['entitlement', 'entitlementDate'],
  ['ex', 'exDate'],
  ['record', 'recordDate'],
  ['payment', 'paymentDate'],
] as const satisfies readonly (readonly [ActionStep, keyof CorporateAction])[];

export const ACTION_STEPS: readonly ActionStep[] = STEPS.map(([step]) => step);

const WITHOUT_HOLIDAYS: TradingCalendar = { holidays: [] };

/** The next days that are not at a weekend, holidays included. */
export function daysAhead(today: PlainDate, count: number): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = addDays(today, 1); days.length < count; day = addDays(day, 1)) {
    if (isTradingDay(day, WITHOUT_HOLIDAYS)) days.push(day);
  }
  return days;
}

/** Events on these days: corporate actions that are not withdrawn, closures, and settling trades. */
export function weekAhead(
  days: readonly PlainDate[],
  actions: readonly CorporateAction[],
  calendar: TradingCalendar = DEFAULT_CALENDAR,
): DayAhead[] {
  return days.map((date) => ({
    date,
    closedFor: holidayOn(date, calendar)?.name ?? null,
    settles: isTradingDay(date, calendar) ? tradeDateSettledOn(date, calendar) : null,
    actions: STEPS.flatMap(([step, field]) =>
      actions
        .filter((action) => action[field] === date && action.marker !== 'withdrawn')
        .map((action) => actionOnDay(action, step)),
    ),
  }));
}

/** A day of a corporate action. */
export interface DatedAction extends ActionOnDay {
  date: PlainDate;
}

/** All days of an action, past ones included, in chronological order. */
export function daysOfAction(action: CorporateAction): DatedAction[] {
  return STEPS.map(([step, field]) => ({ ...actionOnDay(action, step), date: dayOf(action, field) })).filter(
    (step): step is DatedAction => step.date !== null,
  );
}

/** The coming days of these actions, today included, in chronological order; withdrawn actions are left out. */
export function actionsAhead(actions: readonly CorporateAction[], today: PlainDate): DatedAction[] {
  return actions
    .filter(({ marker }) => marker !== 'withdrawn')
    .flatMap(daysOfAction)
    .filter(({ date }) => date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** The amount per share on a day that is about the payment; null on other days. */
export function amountOnDay({ kind, step, amount }: ActionOnDay): Thousandths | null {
  return kind === 'cash-dividend' && (step === 'ex' || step === 'payment') ? amount : null;
}

/**
 * The last day to buy is computed from the ex-date when the source gives none; a split or a reduction has no such day.
 */
function dayOf(action: CorporateAction, field: (typeof STEPS)[number][1]): PlainDate | null {
  return field === 'entitlementDate' && isBoughtFor(action) ? lastDayToBuy(action) : action[field];
}

function actionOnDay(action: CorporateAction, step: ActionStep): ActionOnDay {
  const { id, symbol, kind, marker, amountPerShare } = action;
  return {
    id,
    symbol,
    kind,
    step,
    confirmed: marker === 'confirmed',
    amount: amountPerShare,
    currency: currencyOf(action),
  };
}
