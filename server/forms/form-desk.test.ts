import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReference } from '#domain/forms/reference.ts';
import { DAY_MS } from '#domain/time.ts';
import { StoreError } from '#store/error.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { form, MAIL, NOON, openDesk, referenceOf } from './test-desk.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

describe('a form that was sent', () => {
  it('has a reference that can be read back, and lies in the store with its mail', async () => {
    const { desk } = openDesk(store);
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
    const { desk } = openDesk(store);
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
    const nodes = [openDesk(store), openDesk(store)];
    const sendings = nodes.flatMap(({ desk }) => [desk('a').take(taken), desk('a').take(taken)]);
    const references = (await Promise.all(sendings)).map((outcome) => outcome.kind === 'taken' && outcome.reference);
    expect(new Set(references).size).toBe(1);
    const later = openDesk(store);
    later.time.now += DAY_MS - 1;
    expect(await referenceOf(later.desk('b').take(taken))).toBe(references[0]);
    expect(nodes.flatMap(({ outcomes }) => outcomes).sort()).toEqual(['repeated', 'repeated', 'repeated', 'taken']);
    expect((await store.outbox.due(NOON, 1_000)).filter((mail) => mail.reference === references[0])).toHaveLength(1);
  });

  it('is told not to be stored while the store is away, and does not count then', async () => {
    let isAway = true;
    const away: Store = {
      ...store,
      once: (...args) =>
        isAway ? Promise.reject(new StoreError('unreachable', 'The database does not answer.')) : store.once(...args),
    };
    const { desk } = openDesk(store, { store: away });
    for (let i = 0; i < 4; i += 1) expect(await desk('a').take(form().taken)).toEqual({ kind: 'not-stored' });
    isAway = false;
    expect((await desk('a').take(form().taken)).kind).toBe('taken');
  });

  it('has no mails where no mail is sent, and its receipt says so', async () => {
    const { desk } = openDesk(store, { sendsMail: false });
    const { taken, given } = form();
    const reference = await referenceOf(desk('a').take(taken));
    expect(given).toEqual([]);
    expect((await desk('').receipt(reference))?.copy).toBe('none');
  });

  it('is withdrawn by its own link alone, once, and can be sent anew', async () => {
    const { desk } = openDesk(store);
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
    const { desk } = openDesk(store);
    const { taken, given } = form({ form: 'notify', keepDays: 365, answerBy: null });
    const reference = await referenceOf(desk('a').take(taken));
    expect(await desk('').answered(given[0]!.desk, '2026-11-19')).toBe(true);
    expect(await desk('').receipt(reference)).toBeNull();
    expect(await desk('').answered(given[0]!.desk, '2026-11-19')).toBe(false);
  });

  it('says nothing of its copy once the line of that mail is gone', async () => {
    const { desk, time } = openDesk(store);
    const reference = await referenceOf(desk('a').take(form().taken));
    const [mail] = (await store.outbox.due(NOON, 1_000)).filter((queued) => queued.reference === reference);
    await store.outbox.sent(mail!.id, NOON);
    expect((await desk('').receipt(reference))?.copy).toBe('sent');
    time.now += 31 * DAY_MS;
    await store.outbox.removeSent(time.now - 30 * DAY_MS);
    expect((await desk('').receipt(reference))?.copy).toBeNull();
  });

  it('is answered or passed on by the desk’s link, which the next desk gets anew', async () => {
    const { desk } = openDesk(store);
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
});
