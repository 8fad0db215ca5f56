import { price } from '#domain/number.ts';
import { amountOnDay, type ActionOnDay } from '#domain/week-ahead.ts';
import type { Locale } from '#domain/locale.ts';
import type { Text } from '#messages/text.tsx';
import { currencyName } from '#app/blocks/instrument-terms/currency-name.ts';

/** Label of what happens on a day of a corporate action, with the payment per share when the day is about that. */
export function stepWords(action: ActionOnDay, t: Text, locale: Locale): string {
  const { kind, step } = action;
  const amount = amountOnDay(action);
  const what = t(step === 'ex' ? `related.event.ex.${kind}` : `related.event.${step}`);
  return amount === null
    ? what
    : t('related.event.paying', { what, amount: price(amount), currency: currencyName(action.currency, locale) });
}
