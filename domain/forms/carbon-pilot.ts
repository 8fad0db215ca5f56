import { LOCALE_CODES } from '../locale.ts';
import {
  againFault,
  choiceField,
  consentField,
  countryField,
  emailAgainField,
  emailField,
  linesField,
  mobileField,
  nameField,
  optional,
  someField,
  wordsField,
} from './fields.ts';
import type { FormRules, ValuesOf } from './form.ts';

export const COMPANY_SIZES = ['1-9', '10-49', '50-249', '250-999', '1000'] as const;
/** Roles that a company can choose in the pilot. */
export const PILOT_ROLES = ['buy', 'sell', 'broker', 'maker', 'adviser'] as const;
/** Tonnes of CO2 equivalent a year; from 500,000 the law requires registration. */
export const EMISSIONS = ['below-25000', 'to-100000', 'to-500000', 'from-500000', 'not-measured'] as const;
/** In addition to the sectors of the market. */
export const OTHER_INDUSTRY = 'other';
/** Maximum length of the optional message, in characters. */
export const PILOT_MESSAGE_MOST = 3_000;

export interface PilotTerms {
  /** The sectors of the market. */
  industries: readonly string[];
}

function pilotFields({ industries }: PilotTerms) {
  return {
    role: someField(PILOT_ROLES),
    emissions: optional(choiceField(EMISSIONS)),
    company: wordsField(2, 150),
    companySize: choiceField(COMPANY_SIZES),
    industry: choiceField([...industries, OTHER_INDUSTRY]),
    country: countryField,
    firstName: nameField(1, 60),
    lastName: nameField(1, 60),
    jobTitle: wordsField(2, 100),
    email: emailField,
    emailAgain: emailAgainField,
    mobile: mobileField,
    message: optional(linesField(PILOT_MESSAGE_MOST)),
    answerIn: choiceField(LOCALE_CODES),
    agree: consentField,
  };
}

export type PilotFields = ReturnType<typeof pilotFields>;
export type PilotValues = ValuesOf<PilotFields>;

/** Rules of the form for joining the carbon pilot. */
export function carbonPilotForm(terms: PilotTerms): FormRules<PilotFields> {
  return { name: 'carbon_pilot', fields: pilotFields(terms), across: againFault };
}
