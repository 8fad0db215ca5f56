import { createTransport } from 'nodemailer';
import { asCalendar } from '#app/exports/serialize-calendar.ts';
import type { MailCalendar, QueuedMail } from '#domain/forms/mail.ts';

/** A mail server that does not answer for this long counts as away. */
const CONNECT_LIMIT_MS = 10_000;
const ANSWER_LIMIT_MS = 30_000;
/** RFC 5321, 4.2.1: from this code on the server will not accept the mail, however often it is tried. */
const PERMANENT = 500;

/** Why a mail was not sent: codes alone, none of its text. */
export class MailFailure extends Error {
  /** True when the mailbox does not exist or will never accept the mail. */
  readonly isPermanent: boolean;
  constructor(code: string, isPermanent: boolean) {
    super(code);
    this.isPermanent = isPermanent;
  }
}

export interface MailTransport {
  /** Passes the mail to the mail server, with its attached file if any; rejects with `MailFailure`. */
  send(queued: QueuedMail, file?: Uint8Array): Promise<void>;
  close(): void;
}

/** Transport to the mail server at `url` (`smtp://…`, `smtps://…`), for mails from `from`. */
export function createMailTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    // Nothing that was typed may make the library read a file or another site.
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
        // As objects, the addresses' characters are never parsed as a list.
        to: { name: '', address: mail.to },
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        ...(attachments.length > 0 && { attachments }),
        // The same id at each attempt: a mailbox that receives the mail twice shows it once.
        messageId: `<${id}.${reference.toLowerCase()}@${host}>`,
        // RFC 3834: prevents automatic absence replies.
        ...(kind !== 'desk' && { headers: { 'Auto-Submitted': 'auto-replied' } }),
      };
      await smtp.sendMail(message).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
    close: () => smtp.close(),
  };
}

/** Mail programs offer to add it to the reader's calendar. */
function calendarFile({ title, entries, source }: MailCalendar) {
  return {
    filename: 'event.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: asCalendar(title, entries, source),
  };
}

/** The site sets the file name: the sender's own name for it is private, and could be anything. */
function pdfFile(reference: string, file: Uint8Array) {
  return { filename: `${reference}.pdf`, contentType: 'application/pdf', content: Buffer.from(file) };
}

/** Returns codes alone: the server's own message may contain the mailbox. */
function failureOf(error: unknown): MailFailure {
  const { code = 'EUNKNOWN', responseCode } = error as { code?: string; responseCode?: number };
  // EENVELOPE: the recipient, or the whole mail, was refused; other failures may be fixed by an operator.
  const isPermanent = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= PERMANENT;
  return new MailFailure([code, responseCode].filter(Boolean).join(' '), isPermanent);
}
