import { createTransport } from 'nodemailer';
import { asCalendar } from '#app/exports/serialize-calendar.ts';
import type { MailCalendar, QueuedMail } from '#domain/forms/mail.ts';

/** A server that says nothing for so long is away. */
const CONNECT_LIMIT_MS = 10_000;
const ANSWER_LIMIT_MS = 30_000;
/** RFC 5321, 4.2.1: from here on the server will not take this mail, however often it is tried. */
const PERMANENT = 500;

/** Why a mail was not sent, without a word of it: codes alone. */
export class MailFailure extends Error {
  /** The mailbox does not exist, or will never take it. */
  readonly isPermanent: boolean;
  constructor(code: string, isPermanent: boolean) {
    super(code);
    this.isPermanent = isPermanent;
  }
}

export interface MailTransport {
  /** Hands it to the mail server, with the file that goes with it; rejects with `MailFailure`. */
  send(queued: QueuedMail, file?: Uint8Array): Promise<void>;
  close(): void;
}

/** The mail server at `url` (`smtp://…`, `smtps://…`), for mails from `from`. */
export function createMailTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    // Nothing that was typed may make it read a file or another site.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, reference, kind, mail }, file) {
      const attachments = [
        ...(mail.calendar ? [calendarFile(mail.calendar)] : []),
        ...(file ? [pdfFile(reference, file)] : []),
      ];
      const message = {
        from,
        // As objects, their signs are never read as a list of addresses.
        to: { name: '', address: mail.to },
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        ...(attachments.length > 0 && { attachments }),
        // The same each time: a mailbox that gets it twice shows it once.
        messageId: `<${id}.${reference.toLowerCase()}@${host}>`,
        // RFC 3834: no absence notice answers it.
        ...(kind !== 'desk' && { headers: { 'Auto-Submitted': 'auto-replied' } }),
      };
      await smtp.sendMail(message).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
    close: () => smtp.close(),
  };
}

/** Programs that read mail offer to add it to the reader's calendar. */
function calendarFile({ title, entries, source }: MailCalendar) {
  return {
    filename: 'event.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: asCalendar(title, entries, source),
  };
}

/** Named by us: what its sender called it is nobody's business, and could be anything. */
function pdfFile(reference: string, file: Uint8Array) {
  return { filename: `${reference}.pdf`, contentType: 'application/pdf', content: Buffer.from(file) };
}

/** Its own sentence may name the mailbox. */
function failureOf(error: unknown): MailFailure {
  const { code = 'EUNKNOWN', responseCode } = error as { code?: string; responseCode?: number };
  // EENVELOPE: the recipient, or the whole mail, was refused; what else fails may be mended by an operator.
  const isPermanent = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= PERMANENT;
  return new MailFailure([code, responseCode].filter(Boolean).join(' '), isPermanent);
}
