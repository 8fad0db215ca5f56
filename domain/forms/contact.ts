import { addTradingDays } from '../calendar.ts';
import { LOCALE_CODES } from '../locale.ts';
import type { PlainDate } from '../time.ts';
import {
  choiceField,
  consentField,
  emailField,
  messageField,
  mobileField,
  nameField,
  optional,
  spelledField,
  wordsField,
} from './fields.ts';
import type { Faults, FormRules, ValuesOf } from './form.ts';
import { COMPLAINT_ABOUT, TOPICS, type AnswerWithin, type Topic } from './contact-topics.ts';
import { readReference } from './reference.ts';

/** Topics that require a company. */
const OF_COMPANIES: ReadonlySet<Topic | undefined> = new Set(['listing', 'membership']);

const COMPANY = { least: 2, most: 150 } as const;

function contactFields(shortName: string) {
  return {
    topic: choiceField(TOPICS),
    about: optional(choiceField(COMPLAINT_ABOUT)),
    firm: optional(wordsField(COMPANY.least, COMPANY.most)),
    reference: optional(spelledField((typed) => readReference(typed, shortName))),
    message: messageField,
    fullName: nameField(2, 100),
    email: emailField,
    mobile: optional(mobileField),
    company: optional(wordsField(COMPANY.least, COMPANY.most)),
    answerIn: choiceField(LOCALE_CODES),
    agree: consentField,
  };
}

/** Parameters of the contact form's rules. */
export interface ContactTerms {
  /** The short name of the exchange: prefix of the references. */
  shortName: string;
}

export type ContactFields = ReturnType<typeof contactFields>;
export type ContactValues = ValuesOf<ContactFields>;

/** Contact us. */
export function contactForm({ shortName }: ContactTerms): FormRules<ContactFields> {
  return { name: 'contact', fields: contactFields(shortName), across };
}

function across({ topic, about, firm, company }: Partial<ContactValues>): Faults {
  const isComplaint = topic === 'complaint';
  return {
    ...(isComplaint && about === null && { about: 'missing' }),
    ...(isComplaint && about !== 'exchange' && firm === null && { firm: 'missing' }),
    ...(OF_COMPANIES.has(topic) && company === null && { company: 'missing' }),
  };
}

/** The stored part of a message: only a complaint has its subject. */
export function contactRecord({ agree: _, about, firm, ...values }: ContactValues) {
  if (values.topic !== 'complaint') return values;
  return { ...values, about, firm: about === 'exchange' ? null : firm };
}

/**
 * The days by which a message of that day is answered, and a complaint acknowledged: the n-th business day after it.
 */
export function answerDays(topic: Topic, sentOn: PlainDate, within: AnswerWithin) {
  return {
    acknowledgedBy: topic === 'complaint' ? addTradingDays(sentOn, within.acknowledged) : null,
    answerBy: addTradingDays(sentOn, within[topic]),
  };
}
