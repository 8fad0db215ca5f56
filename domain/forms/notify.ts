import { LOCALE_CODES } from '../locale.ts';
import { againFault, choiceField, consentField, emailAgainField, emailField, optional } from './fields.ts';
import { APP } from './coming.ts';
import type { Faults, FormRules, ValuesOf } from './form.ts';

export interface NotifyTerms {
  /** Announced products. */
  coming: readonly string[];
  /** Kinds of devices: only the app has this choice. */
  devices: readonly string[];
}

function notifyFields({ coming, devices }: NotifyTerms) {
  return {
    for: choiceField(coming),
    device: optional(choiceField(devices)),
    email: emailField,
    emailAgain: emailAgainField,
    answerIn: choiceField(LOCALE_CODES),
    agree: consentField,
  };
}

export type NotifyFields = ReturnType<typeof notifyFields>;
export type NotifyValues = ValuesOf<NotifyFields>;

/** Rules of the form 'notify me'. */
export function notifyForm(terms: NotifyTerms): FormRules<NotifyFields> {
  return { name: 'notify', fields: notifyFields(terms), across };
}

function across(values: Partial<NotifyValues>): Faults {
  return { ...(values.for === APP && values.device === null && { device: 'missing' }), ...againFault(values) };
}
