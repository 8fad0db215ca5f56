import { price } from '#domain/number.ts';
import { amountOnDay, type ActionOnDay } from '#domain/week-ahead.ts';
import type { Text } from '#messages/text.tsx';

/** What happens on a day of a corporate action, with what a share is paid where the day is about that. */
export function stepWords(action: ActionOnDay, t: Text): string {
  const { kind, step } = action;
  const amount = amountOnDay(action);
  const what = t(step === 'ex' ? `related.event.ex.${kind}` : `related.event.${step}`);
  return amount === null ? what : t('related.event.paying', { what, amount: price(amount) });
}
