import { LOCALE_CODES } from '../locale.ts';
import {
  againFault,
  choiceField,
  consentField,
  emailAgainField,
  emailField,
  mobileField,
  nameField,
  optional,
  someField,
  spelledField,
  wordsField,
} from './fields.ts';
import type { FormRules, Schemas, ValuesOf } from './form.ts';
import { isInvitationCode, spelledCode } from './invitation.ts';

/** What somebody who comes to a training has traded so far. */
export const EXPERIENCE = ['none', 'shares', 'futures'] as const;
/** What somebody who comes to a briefing wants of the market. */
export const INTERESTS = ['invest', 'list', 'advise', 'report'] as const;

export interface RegistrationTerms {
  /** Those that one can still take part in, by the names under which seats are counted. */
  sessions: readonly string[];
  /** How many one may bring along. */
  guests: number;
  byInvitation: boolean;
  /** The question that this event alone asks. */
  own: 'experience' | 'interest' | null;
}

const OWN = { experience: optional(choiceField(EXPERIENCE)), interest: someField(INTERESTS) };

const codeField = spelledField((typed) => (isInvitationCode(typed) ? spelledCode(typed) : null));

function registrationFields({ sessions, guests, byInvitation, own }: RegistrationTerms) {
  return {
    session: choiceField([...sessions]),
    ...(byInvitation && { code: codeField }),
    firstName: nameField(1, 60),
    lastName: nameField(1, 60),
    email: emailField,
    emailAgain: emailAgainField,
    mobile: optional(mobileField),
    company: wordsField(2, 150),
    jobTitle: wordsField(2, 100),
    ...(guests > 0 && { guests: choiceField(numbersTo(guests)) }),
    ...(own === 'experience' && { experience: OWN.experience }),
    ...(own === 'interest' && { interest: OWN.interest }),
    answerIn: choiceField(LOCALE_CODES),
    // The sessions that the page said are full, with a space between them: its sender knows, and waits.
    full: optional(wordsField(1, 2_000)),
    news: optional(consentField),
    agree: consentField,
  } satisfies Schemas;
}

const numbersTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => String(number));

export type RegistrationFields = ReturnType<typeof registrationFields>;
export type RegistrationValues = ValuesOf<RegistrationFields>;

/** Registering for an event. */
export function registrationForm(terms: RegistrationTerms): FormRules<RegistrationFields> {
  return { name: 'registration', fields: registrationFields(terms), across: againFault };
}
