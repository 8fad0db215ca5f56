import { applicationForm, type ApplicationTerms, type ApplicationValues } from './application.ts';
import { carbonPilotForm, type PilotTerms, type PilotValues } from './carbon-pilot.ts';
import { contactForm, type ContactTerms, type ContactValues } from './contact.ts';
import type { FormRules } from './form.ts';
import { notifyForm, type NotifyTerms, type NotifyValues } from './notify.ts';
import type { FormName } from './reference.ts';
import { registrationForm, type RegistrationTerms, type RegistrationValues } from './registration.ts';
import { testGroupForm, type TestGroupTerms, type TestGroupValues } from './test-group.ts';

/** The parameters of each form's rules: plain values, which the page passes to its script. */
export interface FormTerms {
  contact: ContactTerms;
  carbon_pilot: PilotTerms;
  notify: NotifyTerms;
  test_group: TestGroupTerms;
  registration: RegistrationTerms;
  apply: ApplicationTerms;
}

/** The values of each form without faults. */
export interface FormValues {
  contact: ContactValues;
  carbon_pilot: PilotValues;
  notify: NotifyValues;
  test_group: TestGroupValues;
  registration: RegistrationValues;
  apply: ApplicationValues;
}

const RULES: { readonly [Name in FormName]: (terms: FormTerms[Name]) => FormRules } = {
  contact: contactForm,
  carbon_pilot: carbonPilotForm,
  notify: notifyForm,
  test_group: testGroupForm,
  registration: registrationForm,
  apply: applicationForm,
};

/** The rules of a form, the same for server and browser. */
export function rulesOf<Name extends FormName>(name: Name, terms: FormTerms[Name]): FormRules {
  return RULES[name](terms);
}

export const isFormName = (name: string): name is FormName => name in RULES;
