import { LOCALE_CODES } from '../locale.ts';
import {
  choiceField,
  consentField,
  countryField,
  emailField,
  fileField,
  linesField,
  mobileField,
  nameField,
  optional,
  someField,
} from './fields.ts';
import type { FormRules, ValuesOf } from './form.ts';

/** Languages that an applicant works in. */
export const WORKING_LANGUAGES = [...LOCALE_CODES, 'other'] as const;
/** Maximum size in bytes of the attached PDF. */
export const CV_MOST_BYTES = 2 * 1_024 * 1_024;
/** Maximum length of the optional note, in characters. */
export const NOTE_MOST = 1_500;

export interface ApplicationTerms {
  /** The vacancy applied for: the page sets it and sends it along. */
  vacancy: string;
}

function applicationFields({ vacancy }: ApplicationTerms) {
  return {
    vacancy: choiceField([vacancy]),
    fullName: nameField(2, 100),
    email: emailField,
    mobile: mobileField,
    country: countryField,
    languages: someField(WORKING_LANGUAGES),
    cv: fileField,
    note: optional(linesField(NOTE_MOST)),
    later: optional(consentField),
    agree: consentField,
  };
}

export type ApplicationFields = ReturnType<typeof applicationFields>;
export type ApplicationValues = ValuesOf<ApplicationFields>;

/** Rules of the form for a job application. */
export function applicationForm(terms: ApplicationTerms): FormRules<ApplicationFields> {
  return { name: 'apply', fields: applicationFields(terms), file: { field: 'cv', mostBytes: CV_MOST_BYTES } };
}
