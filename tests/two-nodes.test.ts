import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { startMailServer, type MailServer } from '#server/mail/test-mail-server.ts';
import { contactFields } from './support/contact-fields.ts';
import { busiest } from './support/figures.ts';
import { readStream } from './support/live-stream.ts';
import type { Site } from './support/site.ts';
import { CAN_RUN_TWO_NODES, startTwoNodes, type TwoNodes } from './support/two-nodes.ts';
import { said } from './support/words.ts';

const CONTACT = pathOf('discover-contact-us');
const TRAINING = pathOf('registrations-derivatives-training');
/** Seats in each session of the training. */
const SEATS = 30;
const ASKED = SEATS + 10;
const ROUNDS = process.env.TEST_LONG ? 100 : 5;
/** Trades that a reader receives before moving on. */
const NEW_TRADES = process.env.TEST_LONG ? 30 : 10;
const LIMIT = { timeout: 300_000 };
const SOON = { timeout: 90_000, interval: 200 };

describe.skipIf(!CAN_RUN_TWO_NODES)('forms and readers of two nodes (TEST_DATABASE_URL and TEST_REDIS_URL)', () => {
  let running: TwoNodes;
  let mail: MailServer;
  let senders = 0;

  beforeAll(async () => {
    mail = await startMailServer();
    running = await startTwoNodes({ TRUSTED_PROXIES: '1', SMTP_URL: mail.url, MAIL_FROM: 'noreply@dsx.example' });
  }, LIMIT.timeout);
  afterAll(async () => {
    await running?.stop();
    await mail?.close();
  });

  const newSender = () => ({ 'x-forwarded-for': `198.51.100.${(senders += 1)}` });
  const send = (node: Site, path: string, fields: Record<string, string>, headers = newSender()) =>
    fetch(node.url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const referenceOf = (answer: Response) =>
    new URL(answer.headers.get('location') ?? '', running.nodes[0].url).searchParams.get('sent')!;
  const mailsOf = (reference: string) =>
    mail.mails.filter(({ headers }) => headers['message-id']?.includes(reference.toLowerCase()));

  it('a form sent to both at the same moment is stored once, and has one pair of mails', LIMIT, async () => {
    const references: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const headers = newSender();
      const fields = contactFields('en', senders);
      const answers = await Promise.all(running.nodes.map((node) => send(node, `/en${CONTACT}`, fields, headers)));
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      const [first, second] = answers.map(referenceOf);
      expect(second).toBe(first);
      references.push(first!);
    }
    await expect.poll(() => references.map((each) => mailsOf(each).length), SOON).toEqual(references.map(() => 2));
  });

  it('a form sent to one is withdrawn at the other', LIMIT, async () => {
    const [one, other] = running.nodes;
    const headers = newSender();
    const reference = referenceOf(await send(one, `/en${CONTACT}`, contactFields('en', senders), headers));
    await expect.poll(() => mailsOf(reference).length, SOON).toBe(2);
    const copy = mailsOf(reference).find(({ to }) => to[0]!.endsWith('@reader.example'))!;
    const link = new URL(/https?:\S+withdraw=\S+/.exec(copy.text)![0]);
    const withdrawn = await send(other, link.pathname + link.search, {});
    expect(withdrawn.status).toBe(303);
    for (const node of running.nodes) {
      const receipt = await (await fetch(`${node.url}/en${CONTACT}?sent=${reference}`)).text();
      expect(receipt).toContain(said('en', 'forms.receipt.unknown'));
    }
  });

  it('an event holds as many seats as there are, however many ask both nodes at once', LIMIT, async () => {
    const sessionsOn = async (node: Site) => {
      const html = await (await fetch(`${node.url}/en${TRAINING}`)).text();
      return [...html.matchAll(/name="session"[^>]*value="([^"]+)"/g)].map(([, id]) => id!);
    };
    // The event is read after the site is ready.
    for (const node of running.nodes)
      await vi.waitUntil(async () => (await sessionsOn(node)).length > 0, { ...SOON, interval: 500 });
    const [session] = await sessionsOn(running.nodes[0]);
    const answers = await Promise.all(
      Array.from({ length: ASKED }, (_, at) => {
        const email = `many.${at}@reader.example`;
        const fields = { session: session!, firstName: 'Salma', lastName: 'Al-Nuaimi', email, emailAgain: email };
        const work = { company: 'Sidra', jobTitle: 'Treasurer', answerIn: 'en', agree: 'yes' };
        return send(running.nodes[at % 2]!, `/en${TRAINING}`, { ...fields, ...work });
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(SEATS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(ASKED - SEATS);
    expect(new Set(answers.filter(({ status }) => status === 303).map(referenceOf)).size).toBe(SEATS);
  });

  it('a reader who goes from one to the other misses no trade and meets none in two forms', LIMIT, async () => {
    const [one, other] = running.nodes;
    const symbol = await busiest(one.url);
    const met = new Map<number, string>();
    const twice: string[] = [];
    const follow = async (node: Site, howMany: number, headers: Record<string, string> = {}) => {
      const events = await readStream(
        `${node.url}/live?topics=symbol:${symbol}`,
        (heard) => heard.flatMap(tradesIn).length >= howMany,
        headers,
      );
      for (const trade of events.flatMap(tradesIn)) {
        const told = JSON.stringify(trade);
        if ((met.get(trade.id) ?? told) !== told) twice.push(told);
        met.set(trade.id, told);
      }
      return events.findLast(({ id }) => id !== undefined)!.id!;
    };
    const last = await follow(one, NEW_TRADES);
    await follow(other, 2 * NEW_TRADES, { 'last-event-id': last });
    const ids = [...met.keys()].toSorted((a, b) => a - b);
    const all = await fetch(`${running.exchange.url}/mw/v1/trades?id=${symbol}&take=10000`);
    const traded = ((await all.json()) as { id: number }[]).map(({ id }) => Number(id)).toSorted((a, b) => a - b);
    expect(ids).toEqual(traded.filter((id) => id >= ids[0]! && id <= ids.at(-1)!));
    expect(twice).toEqual([]);
  });
});

interface Traded {
  id: number;
}

/** Trades in an event of the stream: all of a snapshot, or the new ones. */
function tradesIn({ data }: { data: object }): Traded[] {
  return (data as { trades?: Traded[] }).trades ?? [];
}
