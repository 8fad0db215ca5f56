import { ZAKAT_CALENDARS, type ZakatCalendar } from '#domain/calculators/zakat.ts';
import { percent } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { Text } from '#messages/text.tsx';
import type { CalculatorField, CalculatorSource } from '#app/blocks/calculator/calculator-data.ts';
import type { fieldsOf } from '#app/blocks/calculator/calculator-field.ts';
import type { ZakatGround } from './zakat-data.ts';

export function rateText(rate: Thousandths): string {
  return percent(rate, { sign: false, decimals: rate % 100 === 0 ? 1 : 3 });
}

/** The calendar of the holder's year. */
export function calendarField(field: ReturnType<typeof fieldsOf>, t: Text): CalculatorField {
  return field('calendar', {
    label: t('zakat.calendar'),
    options: ZAKAT_CALENDARS.map((value) => ({ value, label: t(`zakat.calendar.${value}`) })),
  });
}

export function rateSource(calendar: ZakatCalendar, { rates }: ZakatGround, t: Text): CalculatorSource {
  return {
    label: t(`zakat.rate.${calendar}`),
    value: rateText(rates[calendar]),
    from: t(`zakat.source.${calendar}`),
  };
}
