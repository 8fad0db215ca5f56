import { LOCALE_CODES } from '../locale.ts';
import {
  againFault,
  choiceField,
  consentField,
  countryField,
  emailAgainField,
  emailField,
  mobileField,
  nameField,
  spelledField,
} from './fields.ts';
import type { FormRules, Schemas, ValuesOf } from './form.ts';

/** Whether the sender wants a seat, or to wait for one when none is left: the page sets it and sends it along. */
export const SEAT_CHOICES = ['held', 'waiting'] as const;

export interface TestGroupTerms {
  devices: readonly string[];
  /** True when a build of the test version runs only on devices whose identifiers it contains. */
  bound: boolean;
}

/** Format of the identifiers in both systems: 40 hexadecimal digits, or 8 and 16 with a hyphen between them. */
const DEVICE_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{8}-[0-9a-f]{16})$/;
const deviceIdField = spelledField((typed) => {
  const spelled = typed.replace(/\s/g, '').toLowerCase();
  return DEVICE_ID.test(spelled) ? spelled.toUpperCase() : null;
});

function testGroupFields({ devices, bound }: TestGroupTerms) {
  return {
    device: choiceField(devices),
    ...(bound && { deviceId: deviceIdField }),
    firstName: nameField(1, 60),
    lastName: nameField(1, 60),
    email: emailField,
    emailAgain: emailAgainField,
    mobile: mobileField,
    country: countryField,
    answerIn: choiceField(LOCALE_CODES),
    age: consentField,
    seat: choiceField(SEAT_CHOICES),
    agree: consentField,
  } satisfies Schemas;
}

export type TestGroupFields = ReturnType<typeof testGroupFields>;
export type TestGroupValues = ValuesOf<TestGroupFields>;

/** Rules of the form for joining the test group of the investor app. */
export function testGroupForm(terms: TestGroupTerms): FormRules<TestGroupFields> {
  return { name: 'test_group', fields: testGroupFields(terms), across: againFault };
}
