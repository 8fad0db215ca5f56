import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** Recipients of the envelope. */
  to: string[];
  /** The raw message, headers and body. */
  source: string;
  /** Headers keyed by lower-case name, unfolded and decoded. */
  headers: Record<string, string>;
  text: string;
  /** The attached calendar file; null when there is none. */
  calendar: string | null;
  /** The attached PDF; null when there is none. */
  file: { name: string; type: string; content: Buffer } | null;
}

/** A real mail server on a free port, for tests. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (!refused.has(address)) return done();
      done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString('utf8');
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), source, ...readMail(source) });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Mailboxes that are refused as non-existent. */
    refused,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

function readMail(source: string): Pick<ReceivedMail, 'headers' | 'text' | 'calendar' | 'file'> {
  const { headers, body } = readPart(source);
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  if (!boundary) return { headers, text: decoded({ headers, body }), calendar: null, file: null };
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')));
  const ofType = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type));
  const [text, calendar, file] = [ofType('text/plain'), ofType('text/calendar'), ofType('application/pdf')];
  return {
    headers,
    text: text ? decoded(text) : '',
    calendar: calendar ? decoded(calendar) : null,
    file: file ? fileOf(file) : null,
  };
}

function fileOf({ headers, body }: MailPart): ReceivedMail['file'] {
  const name = /filename="?([^";]+)/.exec(headers['content-disposition'] ?? '')?.[1] ?? '';
  const type = headers['content-type']!.split(';')[0]!;
  return { name, type, content: Buffer.from(body, 'base64') };
}

interface MailPart {
  headers: Record<string, string>;
  body: string;
}

function readPart(source: string): MailPart {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())];
    }),
  );
  return { headers, body: body.join('\r\n\r\n') };
}

const decoded = ({ headers, body }: MailPart) => decodeBody(body, headers['content-transfer-encoding']);

/** RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    );
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quotedPrintable(body.replace(/=\r\n/g, '')) : body;
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/(?:=[0-9A-F]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  );
  return bytes;
}
