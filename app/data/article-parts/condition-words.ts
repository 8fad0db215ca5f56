import { formatDate } from '#domain/date.ts';
import { unitOf, type ListingCondition } from '#domain/listing-condition.ts';
import type { Locale } from '#domain/locale.ts';
import { integer, percent } from '#domain/number.ts';
import type { Text } from '#messages/text.tsx';

/** A number in the unit of a condition: an amount, a percentage, years or a count. */
export function measureText(condition: ListingCondition, value: number, t: Text): string {
  switch (unitOf(condition)) {
    case 'aed':
      return t('parts.unit.aed', { amount: integer(value) });
    case 'years':
      return t('parts.unit.years', { count: value });
    case 'percent':
      return percent(value, { sign: false, zero: true, decimals: value % 1_000 === 0 ? 0 : 3 });
    default:
      return integer(value, { zero: true });
  }
}

/** 'At least AED 30,000,000'; 'Required' when a condition has no number. */
export function neededText(condition: ListingCondition, t: Text): string {
  const { operator, value, upper } = condition;
  if (value === null) return t('parts.condition.required');
  const amount = measureText(condition, value, t);
  if (operator === 'between' && upper !== undefined)
    return t('parts.condition.between', { from: amount, to: measureText(condition, upper, t) });
  return t(operator === 'at-most' ? 'parts.condition.atMost' : 'parts.condition.atLeast', { amount });
}

/** From when a condition applies: a day, a year, or a note that its source is undated. */
export function sinceText({ from }: ListingCondition, locale: Locale, t: Text): string {
  if (from === null) return t('parts.condition.undated');
  return from.length === 4 ? from : formatDate(from, locale);
}

/** What a condition measures, in words. The exchange's own conditions are named by what they measure. */
export function conditionText({ id, subject, mark, eased }: ListingCondition, t: Text): string {
  const name = `parts.asks.${mark === 'house' ? subject : id}`;
  if (!eased) return t(name);
  return t(name, { eased: percent(eased.value, { sign: false, decimals: 0 }), above: integer(eased.above) });
}

export function sourceText({ source, rule }: ListingCondition, t: Text): string {
  return t(`parts.source.${source}`, rule ? { rule } : {});
}
