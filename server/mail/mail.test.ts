import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail, MailKind } from '#domain/forms/mail.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { sendDue } from './send-due.ts';
import { startMailServer, type MailServer } from './test-mail-server.ts';
import { createMailTransport } from './transport.ts';

const NOON = Date.UTC(2026, 10, 18, 8);
const HOUR_MS = 3_600_000;
const FROM = 'Exchange <noreply@exchange.example>';
const MAIL: Mail = {
  to: 'salma@example.com',
  replyTo: 'desk@exchange.example',
  subject: 'رسالتك DSX-C-1',
  text: 'شكراً.\n',
};

let store: Store;
let server: MailServer;
let end: () => Promise<void>;
let now = NOON;
let count = 0;
const outcomes: string[] = [];
const logged: object[] = [];

beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
beforeEach(async () => {
  now = NOON;
  outcomes.length = 0;
  logged.length = 0;
  server = await startMailServer();
  return () => server.close().catch(() => undefined);
});
afterAll(() => end());

async function queue(mails: Partial<Record<MailKind, Mail>>, file?: Uint8Array): Promise<string> {
  const reference = `DSX-C-MAIL${(count += 1)}`;
  const submission = {
    reference,
    form: 'contact',
    locale: 'ar',
    fields: {},
    email: 'salma@example.com',
    consent: '1',
    check: 'unchecked',
    sentAt: now,
    keepDays: 365,
    answerBy: null,
    desk: 'general',
  } as const;
  const hashes = { withdraw: `w${reference}`, desk: `d${reference}` };
  await store.once(reference, now, async (writing) => {
    await store.submissions.add(writing, submission, hashes, file);
    await store.outbox.add(writing, reference, mails, now);
    return { reference };
  });
  return reference;
}

async function send(url = server.url): Promise<void> {
  const transport = createMailTransport(url, FROM);
  const log = { warn: (fields: object) => void logged.push(fields) };
  const observe = (outcome: string) => void outcomes.push(outcome);
  const fileOf = store.submissions.file;
  const sending = { outbox: store.outbox, fileOf, transport, log, now: () => now, observe };
  await sendDue(sending, new AbortController().signal);
  transport.close();
}

describe('mails of the outbox', () => {
  it('reach the mail server as plain text, once', async () => {
    const reference = await queue({ copy: MAIL });
    await send();
    await send();
    expect(server.mails).toHaveLength(1);
    const [{ to, headers, text }] = server.mails as [(typeof server.mails)[number]];
    expect(to).toEqual(['salma@example.com']);
    expect(headers).toMatchObject({ from: FROM, 'reply-to': 'desk@exchange.example', subject: MAIL.subject });
    expect(headers['content-type']).toMatch(/^text\/plain; charset=utf-8/);
    expect(headers['message-id']).toMatch(new RegExp(`^<\\d+\\.${reference.toLowerCase()}@exchange\\.example>$`));
    expect(headers['auto-submitted']).toBe('auto-replied');
    expect(text.trim()).toBe('شكراً.');
    expect(await store.outbox.copyOf(reference)).toBe('sent');
  });

  it('bring the file of their form, under the name of its reference, only where they say so', async () => {
    const content = Buffer.from('%PDF-1.7\n\u0000\u00ff\n', 'latin1');
    const reference = await queue({ copy: MAIL, desk: { ...MAIL, withFile: true } }, content);
    await send();
    const [copy, desk] = server.mails;
    expect(copy!.file).toBeNull();
    expect(desk!.file).toEqual({ name: `${reference}.pdf`, type: 'application/pdf', content });
    expect(desk!.text.trim()).toBe('شكراً.');
  });

  it('wait while the mail server is away for an hour, and then come: none lost, none twice', async () => {
    const references = [await queue({ copy: MAIL, desk: MAIL }), await queue({ copy: MAIL })];
    const { url } = server;
    await server.close();
    for (; now < NOON + HOUR_MS; now += 60_000) await send(url);
    expect(outcomes.filter((outcome) => outcome !== 'failed')).toEqual([]);
    // Each mail is tried after 0, 1, 3, 7, 15 and 31 minutes.
    expect(outcomes).toHaveLength(3 * 6);
    server = await startMailServer();
    for (let minutes = 0; minutes < 60; minutes += 1, now += 60_000) await send();
    expect(server.mails.map(({ headers }) => /\.(dsx[^@]*)@/.exec(headers['message-id']!)![1]).sort()).toEqual(
      [references[0], references[0], references[1]].map((each) => each!.toLowerCase()).sort(),
    );
    expect(new Set(server.mails.map(({ headers }) => headers['message-id'])).size).toBe(3);
  });

  it('are given up after a day, and are counted then', async () => {
    const reference = await queue({ copy: MAIL });
    const { url } = server;
    await server.close();
    const before = (await store.outbox.state()).dead;
    for (; now <= NOON + DAY_MS; now += HOUR_MS) await send(url);
    expect(outcomes.at(-1)).toBe('dead');
    expect(await store.outbox.copyOf(reference)).toBe('dead');
    expect((await store.outbox.state()).dead).toBe(before + 1);
    now += DAY_MS;
    await send(url);
    expect(outcomes.filter((outcome) => outcome === 'dead')).toHaveLength(1);
  });

  it('to a mailbox that does not exist are given up at once, and the log does not name it', async () => {
    server.refused.add('gone@example.com');
    const reference = await queue({ copy: { ...MAIL, to: 'gone@example.com' }, desk: MAIL });
    await send();
    expect(outcomes).toEqual(['dead', 'sent']);
    expect(await store.outbox.copyOf(reference)).toBe('dead');
    expect(logged).toMatchObject([{ event: 'mail-dead', failure: 'EENVELOPE 550' }]);
    expect(JSON.stringify(logged)).not.toContain('gone@');
  });

  it('are sent again where the process ended before it noted them, as the same mail', async () => {
    await queue({ copy: MAIL });
    const [queued] = await store.outbox.due(now, 1);
    const transport = createMailTransport(server.url, FROM);
    await transport.send(queued!);
    transport.close();
    await send();
    const ids = server.mails.map(({ headers }) => headers['message-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('have the headers that we give them, whatever stands in their words', async () => {
    const hostile = 'a\r\nBcc: eve@example.com\r\n\r\n.\r\nMAIL FROM:<eve@example.com>\r\n';
    await queue({ copy: { to: 'salma@example.com', replyTo: null, subject: hostile, text: `${hostile}\n.\n..\n` } });
    await send();
    const [mail] = server.mails;
    expect(mail!.to).toEqual(['salma@example.com']);
    const names = Object.keys(mail!.headers).sort();
    expect(names).toEqual(
      [
        'auto-submitted',
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ].sort(),
    );
    expect(server.mails).toHaveLength(1);
  });
});
