import type { Typed } from '#domain/forms/form.ts';
import type { DeskName } from '#domain/forms/desks.ts';
import type { MailCalendar } from '#domain/forms/mail.ts';
import type { FormName } from '#domain/forms/reference.ts';
import { rulesOf, type FormTerms, type FormValues } from '#domain/forms/rules.ts';
import type { SeatState } from '#domain/forms/seats.ts';
import type { NewSubmission } from '#domain/forms/submission.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Option } from '#app/ui/field.tsx';
import type { Site } from '#app/context.ts';
import type { TakenForm } from '#app/form-desk.ts';
import type { RouteName } from '#app/site-map.ts';

/** The exchange, and the reader's language. */
export type Who = Pick<Site, 'exchange' | 'locale'>;
/** The exchange that sends mails, and the origin of the links in them. */
export type Sender = Pick<Site, 'exchange' | 'origin'>;

/** What is stored of a form, the desk that answers it and the deadline. */
export type Entry = Pick<NewSubmission, 'fields' | 'email' | 'keepDays' | 'answerBy'> & { desk: DeskName };
/** A sent form at the time when its mails are written. */
export type Sent = Pick<NewSubmission, 'fields' | 'locale' | 'desk' | 'answerBy' | 'email'> & {
  /** State of the seats that the form requests; null when it requests none. */
  seat: SeatState | null;
};

/** A request for seats, with the fields that go with it. */
export type RequestedSeat = Pick<TakenForm, 'seat' | 'replaces' | 'invitation'>;

/** A form: its own settings beside its schema, its texts and its view. */
export interface FormKind<Name extends FormName = FormName> {
  name: Name;
  page: RouteName;
  /** Terms that the form's rules are built from. */
  terms(who: Who): FormTerms[Name];
  /** Placeholder values of the form's texts. */
  texts?(who: Who): Record<string, string>;
  /** Fields whose choices depend on the exchange, with their labels; labels of other fields are in the messages. */
  options?(who: Who): Record<string, readonly Option[]>;
  /** Choices that the form offered before, for labels of stored values. */
  storedOptions?(who: Who): Record<string, readonly Option[]>;
  /** Fields that the address prefills. */
  chosen?(who: Who, query: URLSearchParams): Typed;
  /** The session with limited seats; null when there is nothing to take part in. */
  session?(who: Who): { id: string; capacity: number } | null;
  /** The seats that a form asks for. */
  seat?(site: Site, values: FormValues[Name]): RequestedSeat;
  /** The values to return when no seat was left. A sender who submits them again has read so, and waits. */
  full?(typed: Typed): Typed;
  /** Who reads the form, as its notice says. */
  readBy(who: Who): string;
  /** How long the form is stored, as its notice and its consent say. */
  period(who: Who): string;
  /** Why the form is closed now, as a sentence; null while it is open. */
  closed?(site: Site): string | null;
  /** What readers can be notified of while the form is closed, with the link's text; null when there is nothing. */
  instead?(who: Who): Option | null;
  entry(site: Site, values: FormValues[Name]): Entry;
  /**
   * Texts of the sender's copy beside the reference: facts, and what comes next. `withoutMail`: what comes next where
   * no mails are sent, when that differs.
   */
  copy(who: Who, sent: Sent, sentOn: PlainDate): { facts?: string[]; next: string; withoutMail?: string | null };
  /** Calendar entries for the sender. */
  calendar?(sender: Sender, sent: Sent): MailCalendar | null;
  /** Days for which submissions are stored when the desk marks who attended. */
  attendedDays?: ((who: Pick<Who, 'exchange'>) => number) | undefined;
}

/** A form of any kind, for code that handles all of them. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind takes the values of its own rules
export type AnyForm = FormKind<any>;

export const rulesIn = (kind: AnyForm, who: Who) => rulesOf(kind.name as FormName, kind.terms(who));
