import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Links, TakenForm } from '#app/form-desk.ts';
import type { Mail } from '#domain/forms/mail.ts';
import { readReference } from '#domain/forms/reference.ts';
import { DAY_MS } from '#domain/time.ts';
import { StoreError } from '#store/error.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { createFormDesk } from './form-desk.ts';
import { createHourlyLimit } from './hourly-limit.ts';
import { noHumanCheck, type HumanCheckPort } from '../bot-check/human-check.ts';

const NOON = Date.UTC(2026, 10, 18, 8);
const MAIL: Mail = { to: 'salma@example.com', replyTo: null, subject: 'Your message', text: '.\n' };

let store: Store;
let end: () => Promise<void>;
let count = 0;

beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

function open(
  change: {
    store?: Pick<Store, 'submissions' | 'outbox' | 'seats' | 'invitations' | 'once' | 'isAway'>;
    sendsMail?: boolean;
    human?: HumanCheckPort;
  } = {},
) {
  const time = { now: NOON };
  const outcomes: string[] = [];
  const desk = createFormDesk({
    store,
    shortName: 'DSX',
    sendsMail: true,
    human: noHumanCheck(),
    unchecked: createHourlyLimit(3, () => time.now),
    now: () => time.now,
    state: () => null,
    queued: () => {},
    observe: (_form, outcome) => void outcomes.push(outcome),
    ...change,
  });
  return { time, outcomes, desk };
}

/** A form with a text of its own; `links` receives the links given to its mails. */
function form(change: Partial<TakenForm> = {}) {
  const words = `message ${(count += 1)}`;
  const data = new FormData();
  data.append('message', words);
  const given: Links[] = [];
  const taken: TakenForm = {
    form: 'contact',
    locale: 'en',
    fields: { topic: 'general', message: words },
    email: `Sender${count}@Example.com`,
    consent: '1',
    keepDays: 365,
    answerBy: '2026-11-23',
    desk: 'general',
    data,
    mails: (links) => {
      given.push(links);
      return { copy: MAIL };
    },
    ...change,
  };
  return { taken, given };
}

async function referenceOf(outcome: Promise<{ kind: string; reference?: string }>): Promise<string> {
  const { reference = '' } = await outcome;
  return reference;
}

describe('a form that was sent', () => {
  it('has a reference that can be read back, and lies in the store with its mail', async () => {
    const { desk } = open();
    const { taken, given } = form();
    const reference = await referenceOf(desk('a').take(taken));
    expect(readReference(reference, 'DSX')).toBe(reference);
    expect(given).toMatchObject([{ reference, deleteAfter: NOON + 365 * DAY_MS }]);
    expect(await desk('').receipt(reference)).toMatchObject({
      copy: 'sent',
      submission: { fields: taken.fields, email: taken.email.toLowerCase(), check: 'unchecked', sentAt: NOON },
    });
  });

  it('is stored with its file once, which is gone when its sender withdraws it', async () => {
    const { desk } = open();
    const file = Buffer.from('%PDF-1.7\n');
    const { taken, given } = form({ form: 'apply', file });
    taken.data.append('cv', new File([file], 'cv.pdf'));
    const sent = await Promise.all([desk('a').take(taken), desk('a').take(taken)]);
    const reference = await referenceOf(Promise.resolve(sent[0]));
    expect(sent[1]).toEqual(sent[0]);
    expect(Buffer.from((await store.submissions.file(reference))!)).toEqual(file);
    // Another file is another application.
    const other = form({ form: 'apply', file, email: taken.email });
    for (const [name, value] of taken.data) if (typeof value === 'string') other.taken.data.set(name, value);
    other.taken.data.append('cv', new File(['%PDF-1.4\n'], 'cv.pdf'));
    expect(await referenceOf(desk('a').take(other.taken))).not.toBe(reference);
    expect(await desk('a').withdraw(given[0]!.withdraw)).toBe(true);
    expect(await store.submissions.file(reference)).toBeUndefined();
  });

  it('has the same reference when it comes twice at once, from two nodes and again later', async () => {
    const { taken } = form();
    const nodes = [open(), open()];
    const sendings = nodes.flatMap(({ desk }) => [desk('a').take(taken), desk('a').take(taken)]);
    const references = (await Promise.all(sendings)).map((outcome) => outcome.kind === 'taken' && outcome.reference);
    expect(new Set(references).size).toBe(1);
    const later = open();
    later.time.now += DAY_MS - 1;
    expect(await referenceOf(later.desk('b').take(taken))).toBe(references[0]);
    expect(nodes.flatMap(({ outcomes }) => outcomes).sort()).toEqual(['repeated', 'repeated', 'repeated', 'taken']);
    expect((await store.outbox.due(NOON, 1_000)).filter((mail) => mail.reference === references[0])).toHaveLength(1);
  });

  it('comes three times an hour from one address, and what is repeated does not count', async () => {
    const { desk, time, outcomes } = open();
    const { taken } = form();
    for (let i = 0; i < 5; i += 1) expect((await desk('a').take(taken)).kind).toBe('taken');
    for (let i = 0; i < 2; i += 1) expect((await desk('a').take(form().taken)).kind).toBe('taken');
    expect(await desk('a').take(form().taken)).toEqual({ kind: 'too-often', waitS: 3_600 });
    expect((await desk('b').take(form().taken)).kind).toBe('taken');
    time.now += 3_600_000;
    expect((await desk('a').take(form().taken)).kind).toBe('taken');
    expect(outcomes).toContain('too-often');
  });

  it('comes five times a day from one mailbox, in letters of any size, wherever it is sent from', async () => {
    const { desk, time } = open();
    const send = (client: string, email: string) => desk(client).take(form({ email }).taken);
    for (let i = 0; i < 5; i += 1) expect((await send(`c${i}`, 'five@example.com')).kind).toBe('taken');
    expect(await send('c6', 'FIVE@example.com')).toEqual({ kind: 'too-often', waitS: 86_400 });
    time.now += DAY_MS;
    expect((await send('c6', 'five@example.com')).kind).toBe('taken');
  });

  it('is told not to be stored while the store is away, and does not count then', async () => {
    let isAway = true;
    const away: Store = {
      ...store,
      once: (...args) =>
        isAway ? Promise.reject(new StoreError('unreachable', 'The database does not answer.')) : store.once(...args),
    };
    const { desk } = open({ store: away });
    for (let i = 0; i < 4; i += 1) expect(await desk('a').take(form().taken)).toEqual({ kind: 'not-stored' });
    isAway = false;
    expect((await desk('a').take(form().taken)).kind).toBe('taken');
  });

  it('has no mails where no mail is sent, and its receipt says so', async () => {
    const { desk } = open({ sendsMail: false });
    const { taken, given } = form();
    const reference = await referenceOf(desk('a').take(taken));
    expect(given).toEqual([]);
    expect((await desk('').receipt(reference))?.copy).toBe('none');
  });

  it('is withdrawn by its own link alone, once, and can be sent anew', async () => {
    const { desk } = open();
    const { taken, given } = form();
    const reference = await referenceOf(desk('a').take(taken));
    const { withdraw, desk: ofDesk } = given[0]!;
    expect(await desk('').withdraw(ofDesk)).toBe(false);
    expect((await desk('').byToken('withdraw', withdraw))?.reference).toBe(reference);
    expect(await desk('').withdraw(withdraw)).toBe(true);
    expect(await desk('').withdraw(withdraw)).toBe(false);
    expect(await desk('').receipt(reference)).toBeNull();
    expect(await referenceOf(desk('a').take(taken))).not.toBe(reference);
    expect(await store.submissions.audit(1)).toMatchObject([{ who: 'sender', action: 'withdraw', reference }]);
  });

  it('is deleted when its sender was told what it waited for, where it asked for nothing else', async () => {
    const { desk } = open();
    const { taken, given } = form({ form: 'notify', keepDays: 365, answerBy: null });
    const reference = await referenceOf(desk('a').take(taken));
    expect(await desk('').answered(given[0]!.desk, '2026-11-19')).toBe(true);
    expect(await desk('').receipt(reference)).toBeNull();
    expect(await desk('').answered(given[0]!.desk, '2026-11-19')).toBe(false);
  });

  it('says nothing of its copy once the line of that mail is gone', async () => {
    const { desk, time } = open();
    const reference = await referenceOf(desk('a').take(form().taken));
    const [mail] = (await store.outbox.due(NOON, 1_000)).filter((queued) => queued.reference === reference);
    await store.outbox.sent(mail!.id, NOON);
    expect((await desk('').receipt(reference))?.copy).toBe('sent');
    time.now += 31 * DAY_MS;
    await store.outbox.removeSent(time.now - 30 * DAY_MS);
    expect((await desk('').receipt(reference))?.copy).toBeNull();
  });

  it('is answered or passed on by the desk’s link, which the next desk gets anew', async () => {
    const { desk } = open();
    const { taken, given } = form();
    const reference = await referenceOf(desk('a').take(taken));
    const token = given[0]!.desk;
    let fresh = '';
    const passed = await desk('').pass(token, 'listing', (submission, next) => {
      expect(submission).toMatchObject({ reference, desk: 'listing', fields: taken.fields });
      fresh = next;
      return { ...MAIL, to: 'listing@example.com' };
    });
    expect(passed).toBe(true);
    expect(await desk('').answered(token, '2026-11-19')).toBe(false);
    expect(await desk('').answered(fresh, '2026-11-19')).toBe(true);
    expect((await desk('').receipt(reference))?.submission).toMatchObject({
      desk: 'listing',
      answeredOn: '2026-11-19',
    });
  });

  it('asks for one of ten seats with fifty others: ten have one, and the rest are told or wait', async () => {
    const { desk, outcomes } = open();
    const session = `training ${count}`;
    const seat = { session, capacity: 10, places: 1 };
    const ask = (waits: boolean) => desk(`seat ${(count += 1)}`).take(form({ seat: { ...seat, waits } }).taken);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, place) => ask(place >= 40)));
    expect(await desk('').seats(session)).toEqual({
      taken: 10,
      waiting: outcomes.filter((o) => o === 'taken').length - 10,
    });
    const seats = await Promise.all(
      answers.flatMap((answer) => (answer.kind === 'taken' ? [desk('').receipt(answer.reference)] : [])),
    );
    expect(seats.filter((receipt) => receipt?.seat?.state === 'held')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(50 - seats.length);
    expect(await ask(false)).toEqual({ kind: 'full' });
  });

  it('that waits is offered the seat of one who withdraws, by a mail whose link takes it', async () => {
    const { desk, time } = open();
    const session = `gathering ${count}`;
    const seat = { session, capacity: 1, places: 1, waits: true };
    const [first, second] = [form({ seat }), form({ seat })];
    const offer = { to: 'second@example.com', replyTo: null, subject: 'A seat', text: '.\n' };
    await desk('first').take(first.taken);
    const mails = (links: Links) => (second.given.push(links), { copy: MAIL, offer });
    const reference = await referenceOf(desk('second').take({ ...second.taken, mails }));
    const link = second.given.at(-1)!;
    expect(link.seat).toBe('waiting');
    const queued = async () => (await store.outbox.due(time.now, 1_000)).filter((mail) => mail.reference === reference);
    expect((await queued()).map(({ kind }) => kind)).toEqual(['copy']);
    await store.seats.offerFree(time.now);
    expect((await desk('').offered(link.offer))?.state).toBe('waiting');
    await desk('').withdraw(first.given[0]!.withdraw);
    await store.seats.offerFree(time.now);
    expect((await queued()).map(({ kind }) => kind)).toEqual(['copy', 'offer']);
    expect(await desk('').accept(link.offer)).toBe(true);
    expect(await desk('').accept(link.offer)).toBe(false);
    expect((await desk('').receipt(reference))?.seat?.state).toBe('held');
  });

  it('that passed the bot check is stored as such and counted by no hour; one that did not is not stored', async () => {
    const requested: string[] = [];
    const human: HumanCheckPort = {
      page: { kind: 'off', fault: null },
      check: async ({ action, token, key }) => {
        requested.push(`${action} ${token} ${key.length}`);
        return token === 'of a person' ? 'passed' : 'refused';
      },
    };
    const { desk, outcomes } = open({ human });
    const withToken = (token: string) => {
      const { taken } = form();
      taken.data.append('bot-check', token);
      return taken;
    };
    const references: string[] = [];
    for (let i = 0; i < 4; i += 1) references.push(await referenceOf(desk('a').take(withToken('of a person'))));
    expect((await desk('').receipt(references[3]!))?.submission.check).toBe('passed');
    expect(await desk('a').take(withToken('of a program'))).toEqual({ kind: 'refused' });
    expect(outcomes).toEqual(['taken', 'taken', 'taken', 'taken', 'refused']);
    expect(requested.at(-1)).toBe('contact of a program 43');
  });

  it('is the same when it is sent again with another answer to the bot check', async () => {
    const { desk } = open();
    const { taken } = form();
    taken.data.append('bot-check', 'first');
    const reference = await referenceOf(desk('a').take(taken));
    taken.data.set('bot-check', 'second');
    expect(await referenceOf(desk('a').take(taken))).toBe(reference);
  });

  it('of a program gets a reference under which nothing lies', async () => {
    const { desk } = open();
    const reference = desk('a').decoy('contact');
    expect(readReference(reference, 'DSX')).toBe(reference);
    expect(await desk('').receipt(reference)).toBeNull();
  });
});
