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

/** Trading experience of a participant in a training. */
export const EXPERIENCE = ['none', 'shares', 'futures'] as const;
/** Interest of a participant in a briefing. */
export const INTERESTS = ['invest', 'list', 'advise', 'report'] as const;

export interface RegistrationTerms {
  /** Sessions that are open for registration, by the names under which seats are counted. */
  sessions: readonly string[];
  /** Maximum number of guests. */
  guests: number;
  byInvitation: boolean;
  /** The question that is specific to this event. */
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
    // The sessions that the page showed as full, separated by spaces: the sender agreed to wait for them.
    full: optional(wordsField(1, 2_000)),
    news: optional(consentField),
    agree: consentField,
  } satisfies Schemas;
}

const numbersTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => String(number));

export type RegistrationFields = ReturnType<typeof registrationFields>;
export type RegistrationValues = ValuesOf<RegistrationFields>;

/** Rules of the form for registering for an event. */
export function registrationForm(terms: RegistrationTerms): FormRules<RegistrationFields> {
  return { name: 'registration', fields: registrationFields(terms), across: againFault };
}
