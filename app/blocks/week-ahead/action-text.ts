import type { ActionOnDay } from '#domain/week-ahead.ts';

const EX_TEXT = {
  'cash-dividend': 'home.week.ex.cashDividend',
  'bonus-shares': 'home.week.ex.bonusShares',
  'rights-issue': 'home.week.ex.rightsIssue',
  split: 'home.week.ex.split',
  'general-meeting': 'home.week.meeting',
} as const satisfies Record<ActionOnDay['kind'], string>;

const STEP_TEXT = {
  meeting: 'home.week.meeting',
  entitlement: 'home.week.entitlement',
  record: 'home.week.record',
  payment: 'home.week.payment',
} as const;

/** What happens on the day, as a text's id. */
export function actionText({ kind, step }: Pick<ActionOnDay, 'kind' | 'step'>): string {
  return step === 'ex' ? EX_TEXT[kind] : STEP_TEXT[step];
}

/** What a share is paid, where the day is about that. */
export function amountOnDay({ kind, step, amount }: ActionOnDay): ActionOnDay['amount'] {
  return kind === 'cash-dividend' && (step === 'ex' || step === 'payment') ? amount : null;
}
