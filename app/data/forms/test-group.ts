import { formatDate } from '#domain/date.ts';
import { recordOf } from '#domain/forms/form.ts';
import { dayNumber } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { deskOf } from './desks.ts';
import type { FormKind, Who } from './form-kind.ts';
import { seatNotHeld } from './seat-not-held.ts';
import { comingToTheApp, investorAppDevices } from './investor-app.ts';

const testOf = ({ exchange }: Pick<Who, 'exchange'>) => exchange.apps.investor.test;

function sessionOf(who: Pick<Who, 'exchange'>) {
  const test = testOf(who);
  return test && { id: `test-group ${test.until}`, capacity: test.seats };
}

/** The form to join the test group of the investor app: a limited number of seats, then a waiting list. */
export const TEST_GROUP: FormKind<'test_group'> = {
  name: 'test_group',
  page: 'investing-ivestor-signup-form',
  terms: (who) => ({
    devices: investorAppDevices(who).map(({ value }) => value),
    bound: testOf(who)?.boundToDevices ?? false,
  }),
  options: (who) => ({ device: investorAppDevices(who) }),
  session: sessionOf,
  seat(site, values) {
    const session = sessionOf(site);
    if (!session) return {};
    return {
      seat: { session: session.id, capacity: session.capacity, places: 1, waits: values.seat === 'waiting' },
    };
  },
  full: (typed) => ({ ...typed, seat: ['waiting'] }),
  readBy: ({ exchange, locale }) => deskOf(exchange, 'investors', locale).name,
  period(who) {
    const t = textOf(who.locale);
    const days = t('forms.days', { count: who.exchange.forms.keepDays.testGroup });
    return t(testOf(who)?.boundToDevices ? 'forms.period.boundTestGroup' : 'forms.period.testGroup', { days });
  },
  closed({ exchange, locale, today }) {
    const test = testOf({ exchange });
    const t = textOf(locale);
    if (test === null) return t('forms.closed.noTest');
    return today() > test.until ? t('forms.closed.test_group', { day: formatDate(test.until, locale) }) : null;
  },
  instead(who) {
    const [next] = comingToTheApp(who);
    return next ? { value: next.value, label: textOf(who.locale)('forms.tellMe.test_group') } : null;
  },
  entry({ exchange, today }, values) {
    const { until } = testOf({ exchange })!;
    const leftDays = dayNumber(until) + 1 - dayNumber(today());
    const { seat: _, age: __, ...record } = values;
    return {
      fields: { ...recordOf(record), until },
      email: values.email,
      keepDays: leftDays + exchange.forms.keepDays.testGroup,
      answerBy: null,
      desk: 'investors',
    };
  },
  copy({ locale }, { fields, seat }) {
    const t = textOf(locale);
    const day = formatDate(String(fields['until']), locale);
    if (seat !== 'held') return seatNotHeld(seat, locale);
    return { next: t('mails.next.test_group', { day }), withoutMail: t('forms.receipt.seat.testGroup', { day }) };
  },
};
