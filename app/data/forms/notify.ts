import { APP } from '#domain/forms/coming.ts';
import { recordOf } from '#domain/forms/form.ts';
import { textOf } from '#messages/text.tsx';
import { deskOf } from './desks.ts';
import type { FormKind } from './form-kind.ts';
import { comingToTheApp, investorAppDevices } from './investor-app.ts';

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);

/** Tell me when it is ready. */
export const NOTIFY: FormKind<'notify'> = {
  name: 'notify',
  page: 'investing-ivestor-notification-form',
  terms: (who) => ({ coming: valuesOf(comingToTheApp(who)), devices: valuesOf(investorAppDevices(who)) }),
  options: (who) => ({ for: comingToTheApp(who), device: investorAppDevices(who) }),
  chosen(who, query) {
    const coming = valuesOf(comingToTheApp(who));
    const wanted = query.get('for');
    return { for: [coming.find((each) => each === wanted) ?? coming.find((each) => each === APP) ?? ''] };
  },
  readBy: ({ exchange, locale }) => deskOf(exchange, 'investors', locale).name,
  period({ exchange, locale }) {
    const t = textOf(locale);
    return t('forms.period.notify', { days: t('forms.days', { count: exchange.forms.keepDays.notify }) });
  },
  closed: (site) => (comingToTheApp(site).length > 0 ? null : textOf(site.locale)('mails.next.notify.available')),
  entry: ({ exchange }, values) => ({
    fields: recordOf({ ...values, device: values.for === APP ? values.device : null }),
    email: values.email,
    keepDays: exchange.forms.keepDays.notify,
    answerBy: null,
    desk: 'investors',
  }),
  copy(who, { fields }) {
    const what = comingToTheApp(who).find(({ value }) => value === fields['for'])?.label;
    const t = textOf(who.locale);
    return { next: what === undefined ? t('mails.next.notify.available') : t('mails.next.notify', { what }) };
  },
};
