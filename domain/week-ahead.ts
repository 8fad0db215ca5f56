import type { Bilingual } from './bilingual.ts';
import { addDays, DEFAULT_CALENDAR, holidayOn, isTradingDay, tradeDateSettledOn } from './calendar.ts';
import type { TradingCalendar } from './calendar.ts';
import { currencyOf, type CorporateAction, type CorporateActionKind } from './corporate-action.ts';
import { isBoughtFor, lastDayToBuy } from './dividend-dates.ts';
import type { PlainDate } from './time.ts';
import type { Thousandths } from './thousandths.ts';

/** What of a corporate action happens on a day. */
export type ActionStep = 'meeting' | 'entitlement' | 'ex' | 'record' | 'payment';

export interface ActionOnDay {
  id: string;
  symbol: string;
  kind: CorporateActionKind;
  step: ActionStep;
  confirmed: boolean;
  /** A share, in the currency. */
  amount: Thousandths | null;
  /** ISO 4217. */
  currency: string;
}

export interface DayAhead {
  date: PlainDate;
  /** Why the market is closed; null on a trading day. */
  closedFor: Bilingual | null;
  /** The day whose trades change hands on this one; null on a closed day. */
  settles: PlainDate | null;
  actions: ActionOnDay[];
}

/** In the order in which they happen. */
const STEPS = [
  ['meeting', 'meetingDate'],
  ['entitlement', 'entitlementDate'],
  ['ex', 'exDate'],
  ['record', 'recordDate'],
  ['payment', 'paymentDate'],
] as const satisfies readonly (readonly [ActionStep, keyof CorporateAction])[];

export const ACTION_STEPS: readonly ActionStep[] = STEPS.map(([step]) => step);

const WITHOUT_HOLIDAYS: TradingCalendar = { holidays: [] };

/** The next days that are not at a weekend, closed ones among them. */
export function daysAhead(today: PlainDate, count: number): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = addDays(today, 1); days.length < count; day = addDays(day, 1)) {
    if (isTradingDay(day, WITHOUT_HOLIDAYS)) days.push(day);
  }
  return days;
}

/** What is known of these days: corporate actions that are not withdrawn, closures, and which trades settle. */
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

/** All days of an action, passed ones too, in the order in which they happen. */
export function daysOfAction(action: CorporateAction): DatedAction[] {
  return STEPS.map(([step, field]) => ({ ...actionOnDay(action, step), date: dayOf(action, field) })).filter(
    (step): step is DatedAction => step.date !== null,
  );
}

/** What is known to come of these actions, today's included, in the order of the days; nothing of what is withdrawn. */
export function actionsAhead(actions: readonly CorporateAction[], today: PlainDate): DatedAction[] {
  return actions
    .filter(({ marker }) => marker !== 'withdrawn')
    .flatMap(daysOfAction)
    .filter(({ date }) => date >= today)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** What a share is paid, where the day is about that. */
export function amountOnDay({ kind, step, amount }: ActionOnDay): Thousandths | null {
  return kind === 'cash-dividend' && (step === 'ex' || step === 'payment') ? amount : null;
}

/** Where the source names no last day to buy, the ex-date gives it; a split or a reduction needs nobody to buy in time. */
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
