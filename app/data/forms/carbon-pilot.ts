import { addTradingDays } from '#domain/calendar.ts';
import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import { OTHER_INDUSTRY } from '#domain/forms/carbon-pilot.ts';
import { PILOT } from '#domain/forms/coming.ts';
import { recordOf } from '#domain/forms/form.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { ExchangeConfig } from '#exchange.config.ts';
import { deskOf } from './desks.ts';
import type { FormKind } from './form-kind.ts';

/** The market's sectors are those that have an index. */
const sectorsOf = ({ indices }: ExchangeConfig) => indices.filter(({ kind }) => kind === 'sector');

/** True while companies can apply to join, including the last day. */
export function isPilotOpen({ carbonPilot: { until } }: ExchangeConfig, today: PlainDate): boolean {
  return until === null || today <= until;
}

/** The form to join the carbon pilot. */
export const CARBON_PILOT: FormKind<'carbon_pilot'> = {
  name: 'carbon_pilot',
  page: 'investing-carbon-credits-join-the-pilot-form',
  terms: ({ exchange }) => ({ industries: sectorsOf(exchange).map(({ path }) => path) }),
  options: ({ exchange, locale }) => ({
    industry: [
      ...sectorsOf(exchange).map(({ path, name }) => ({ value: path, label: pick(name, locale) })),
      { value: OTHER_INDUSTRY, label: textOf(locale)('forms.industry.other') },
    ],
  }),
  readBy: ({ exchange, locale }) => deskOf(exchange, 'carbon', locale).name,
  period: ({ exchange, locale }) => textOf(locale)('forms.days', { count: exchange.forms.keepDays.pilot }),
  closed({ exchange, locale, today }) {
    const { until } = exchange.carbonPilot;
    if (until === null || isPilotOpen(exchange, today())) return null;
    return textOf(locale)('forms.closed.carbon_pilot', { day: formatDate(until, locale) });
  },
  instead: ({ locale }) => ({ value: PILOT, label: textOf(locale)('forms.tellMe.carbon_pilot') }),
  entry: ({ exchange, today }, values) => ({
    fields: recordOf(values),
    email: values.email,
    keepDays: exchange.forms.keepDays.pilot,
    answerBy: addTradingDays(today(), exchange.carbonPilot.answerWithin),
    desk: 'carbon',
  }),
  copy: ({ locale }, { answerBy }) => ({
    next: textOf(locale)('mails.next.carbon_pilot', { day: formatDate(answerBy, locale) }),
  }),
};
