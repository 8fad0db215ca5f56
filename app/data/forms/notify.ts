import { APP, PILOT } from '#domain/forms/coming.ts';
import { recordOf } from '#domain/forms/form.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { Option } from '#app/ui/field.tsx';
import { isPilotOpen } from './carbon-pilot.ts';
import { deskOf } from './desks.ts';
import type { FormKind, Who } from './form-kind.ts';
import { comingToTheApp, investorAppDevices } from './investor-app.ts';

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);

/** The form to be notified when something is ready, as of that day of the market. */
export function notifyKind(today: PlainDate): FormKind<'notify'> {
  const comingIn = (who: Who) => [...comingToTheApp(who), ...pilotAgain(who, today)];
  return {
    name: 'notify',
    page: 'investing-ivestor-notification-form',
    terms: (who) => ({ coming: valuesOf(comingIn(who)), devices: valuesOf(investorAppDevices(who)) }),
    options: (who) => ({ for: comingIn(who), device: investorAppDevices(who) }),
    chosen(who, query) {
      const coming = valuesOf(comingIn(who));
      const wanted = query.get('for');
      return { for: [coming.find((each) => each === wanted) ?? coming.find((each) => each === APP) ?? ''] };
    },
    readBy: (who) => deskNames(who, valuesOf(comingIn(who))),
    period({ exchange, locale }) {
      const t = textOf(locale);
      return t('forms.period.notify', { days: t('forms.days', { count: exchange.forms.keepDays.notify }) });
    },
    closed: (site) => (comingIn(site).length > 0 ? null : textOf(site.locale)('mails.next.notify.available')),
    entry: ({ exchange }, values) => ({
      fields: recordOf({ ...values, device: values.for === APP ? values.device : null }),
      email: values.email,
      keepDays: exchange.forms.keepDays.notify,
      answerBy: null,
      desk: deskFor(values.for),
    }),
    copy(who, { fields }) {
      const what = comingIn(who).find(({ value }) => value === fields['for'])?.label;
      const t = textOf(who.locale);
      return what === undefined
        ? { next: t('mails.next.notify.available') }
        : { next: t('mails.next.notify', { what }), withoutMail: null };
    },
  };
}

/** A closed pilot may open again. */
function pilotAgain({ exchange, locale }: Who, today: PlainDate): Option[] {
  return isPilotOpen(exchange, today) ? [] : [{ value: PILOT, label: textOf(locale)('forms.for.carbonPilot') }];
}

const deskFor = (what: string) => (what === PILOT ? 'carbon' : 'investors');

/** The desk that reads the form depends on the choice. */
function deskNames({ exchange, locale }: Who, coming: readonly string[]): string {
  const [one, other] = new Set(coming.map((what) => deskOf(exchange, deskFor(what), locale).name));
  if (one === undefined) return deskOf(exchange, 'investors', locale).name;
  return other === undefined ? one : textOf(locale)('forms.desk.either', { one, other });
}
