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

/** Who asks, in which language. */
export type Who = Pick<Site, 'exchange' | 'locale'>;
/** Who sends mails, and from which origin their links begin. */
export type Sender = Pick<Site, 'exchange' | 'origin'>;

/** What is stored of a form, and who answers it by when. */
export type Entry = Pick<NewSubmission, 'fields' | 'email' | 'keepDays' | 'answerBy'> & { desk: DeskName };
/** What is known of a form as its mails are written. */
export type Sent = Pick<NewSubmission, 'fields' | 'locale' | 'desk' | 'answerBy' | 'email'> & {
  /** What became of the seats that it asks for; null where it asks for none. */
  seat: SeatState | null;
};

/** Seats, and what comes with asking for them. */
export type RequestedSeat = Pick<TakenForm, 'seat' | 'replaces' | 'invitation'>;

/** A form: what is its own beside its schema, its texts and its view. */
export interface FormKind<Name extends FormName = FormName> {
  name: Name;
  page: RouteName;
  /** What its rules are made of. */
  terms(who: Who): FormTerms[Name];
  /** Values of its texts. */
  texts?(who: Who): Record<string, string>;
  /** Fields whose choices depend on the exchange, with their labels; those of others are in the messages. */
  options?(who: Who): Record<string, readonly Option[]>;
  /** Where it offered others before: these too, as what is stored names them. */
  storedOptions?(who: Who): Record<string, readonly Option[]>;
  /** Fields that the address fills in beforehand. */
  chosen?(who: Who, query: URLSearchParams): Typed;
  /** What holds only so many; null where there is nothing to take part in. */
  session?(who: Who): { id: string; capacity: number } | null;
  /** The seats that a form asks for. */
  seat?(site: Site, values: FormValues[Name]): RequestedSeat;
  /** What comes back where none was left: whoever sends it once more has read so, and waits. */
  full?(typed: Typed): Typed;
  /** Who reads it, as its notice says. */
  readBy(who: Who): string;
  /** For how long it is kept, as its notice and its consent say. */
  period(who: Who): string;
  /** Why it takes nothing now, as a sentence; null while it does. */
  closed?(site: Site): string | null;
  /** What readers can ask to be told of while it takes nothing, with the words of the link; null where it is nothing. */
  instead?(who: Who): Option | null;
  entry(site: Site, values: FormValues[Name]): Entry;
  /** What its copy says beside the reference: facts, and what comes next; `withoutMail`: what comes where no mails are sent, where that differs. */
  copy(who: Who, sent: Sent, sentOn: PlainDate): { facts?: string[]; next: string; withoutMail?: string | null };
  /** Days for its sender's calendar. */
  calendar?(sender: Sender, sent: Sent): MailCalendar | null;
  /** Its desk marks who attended: for so many days they are kept. */
  attendedDays?: ((who: Pick<Who, 'exchange'>) => number) | undefined;
}

/** A form of any kind, as what serves them all takes it. */
// oxlint-disable-next-line typescript/no-explicit-any -- each kind takes the values of its own rules
export type AnyForm = FormKind<any>;

export const rulesIn = (kind: AnyForm, who: Who) => rulesOf(kind.name as FormName, kind.terms(who));
