import { describe, expect, it } from 'vitest';
import type { NewSubmission } from '#domain/forms/submission.ts';
import type { Mail } from '#domain/forms/mail.ts';
import { DAY_MS } from '#domain/time.ts';
import type { OpenedStore } from '../contract.ts';
import { HOUR_MS, NOON } from './samples.ts';

const MAIL: Mail = { to: 'salma@example.com', replyTo: null, subject: 'Your message', text: 'Thank you.\n' };

let count = 0;

function submission(change: Partial<NewSubmission> = {}): NewSubmission {
  return {
    reference: `DSX-C-${(count += 1)}`,
    form: 'contact',
    locale: 'ar',
    fields: { topic: 'general', message: 'متى موعد الجمعية العمومية؟\u0000' },
    email: 'salma@example.com',
    consent: '1',
    check: 'unchecked',
    sentAt: NOON,
    keepDays: 365,
    answerBy: '2026-07-07',
    desk: 'general',
    ...change,
  };
}

export function submissionsContract(store: OpenedStore): void {
  const add = async (sent: NewSubmission, mails = {}) => {
    const hashes = { withdraw: `w ${sent.reference}`, desk: `d ${sent.reference}` };
    await store().once(sent.reference, sent.sentAt, async (writing) => {
      await store().submissions.add(writing, sent, hashes);
      await store().outbox.add(writing, sent.reference, mails, sent.sentAt);
      return { reference: sent.reference };
    });
    return sent.reference;
  };
  const due = async (reference: string, now = NOON) =>
    (await store().outbox.due(now, 1_000)).filter((queued) => queued.reference === reference);

  describe('what readers send', () => {
    it('is found by its reference and by the tokens of its links, as it was sent', async () => {
      const sent = submission();
      const reference = await add(sent);
      const found = await store().submissions.find(reference);
      expect(found).toEqual({
        ...sent,
        fields: { topic: 'general', message: 'متى موعد الجمعية العمومية؟' },
        fileBytes: null,
        deleteAfter: NOON + 365 * DAY_MS,
        answeredAt: null,
        answeredOn: null,
      });
      expect(await store().submissions.findByToken('withdraw', `w ${reference}`)).toEqual(found);
      expect(await store().submissions.findByToken('desk', `d ${reference}`)).toEqual(found);
      expect(await store().submissions.findByToken('desk', `w ${reference}`)).toBeUndefined();
      expect((await store().submissions.list(1_000)).map((each) => each.reference)).toContain(reference);
    });

    it('keeps its file byte for byte, apart from what is listed, until it is deleted or its time is over', async () => {
      const file = Uint8Array.from({ length: 70_000 }, (_, place) => place % 256);
      const withFile = async (change: Partial<NewSubmission> = {}) => {
        const sent = submission(change);
        const { reference } = sent;
        await store().once(reference, NOON, async (writing) => {
          const hashes = { withdraw: `w ${reference}`, desk: `d ${reference}` };
          await store().submissions.add(writing, sent, hashes, file);
          return { reference };
        });
        return reference;
      };
      const [kept, expired] = [await withFile(), await withFile({ keepDays: 1 })];
      expect(await store().submissions.find(kept)).toMatchObject({ fileBytes: 70_000 });
      expect(Buffer.compare(Buffer.from((await store().submissions.file(kept))!), Buffer.from(file))).toBe(0);
      expect(await store().submissions.file(await add(submission()))).toBeUndefined();
      await store().submissions.removeExpired(NOON + DAY_MS);
      expect(await store().submissions.file(expired)).toBeUndefined();
      expect(await store().submissions.remove(kept)).toBe(true);
      expect(await store().submissions.file(kept)).toBeUndefined();
    });

    it('is stored with its mails or not at all', async () => {
      const sent = submission();
      const hashes = { withdraw: 'w', desk: 'd' };
      const failing = store().once('all or nothing', NOON, async (writing) => {
        await store().submissions.add(writing, sent, hashes);
        await store().outbox.add(writing, sent.reference, { copy: MAIL }, NOON);
        throw new Error('too late');
      });
      await expect(failing).rejects.toThrow('too late');
      expect(await store().submissions.find(sent.reference)).toBeUndefined();
      expect(await due(sent.reference)).toEqual([]);
    });

    it('is counted by form and mailbox', async () => {
      const email = 'often@example.com';
      await add(submission({ email }));
      await add(submission({ email, sentAt: NOON + HOUR_MS }));
      const sentSince = (since: number, of = email) =>
        store().once(`count ${since} ${of}`, NOON, (writing) =>
          store().submissions.sentSince(writing, { form: 'contact', email: of, since }),
        );
      expect((await sentSince(NOON - 1)).answer).toBe(2);
      expect((await sentSince(NOON)).answer).toBe(1);
      expect((await sentSince(NOON - 1, 'never@example.com')).answer).toBe(0);
    });

    it('is deleted with its mails, and is taken anew when it is sent again', async () => {
      const sent = submission();
      await add(sent, { copy: MAIL });
      expect(await store().submissions.remove(sent.reference)).toBe(true);
      expect(await store().submissions.remove(sent.reference)).toBe(false);
      expect(await store().submissions.find(sent.reference)).toBeUndefined();
      expect(await due(sent.reference)).toEqual([]);
      await add(sent);
      expect(await store().submissions.find(sent.reference)).toBeDefined();
    });

    it('is deleted when its time is over, which begins again when it is answered', async () => {
      const old = { keepDays: 10, sentAt: NOON - 20 * DAY_MS };
      const [over, answered, lasting] = [
        submission(old),
        submission(old),
        submission({ keepDays: 21, sentAt: old.sentAt }),
      ];
      for (const each of [over, answered, lasting]) await add(each);
      const when = { at: NOON - 5 * DAY_MS, on: '2026-06-27' };
      expect(await store().submissions.answered(answered.reference, when)).toBe(true);
      expect(await store().submissions.answered(answered.reference, when)).toBe(false);
      expect(await store().submissions.removeExpired(NOON)).toBe(1);
      const held = await Promise.all([over, answered, lasting].map((each) => store().submissions.find(each.reference)));
      expect(held.map((each) => each?.answeredOn)).toEqual([undefined, '2026-06-27', null]);
      expect(await store().submissions.answeredInTime(NOON - 6 * DAY_MS)).toEqual({ answered: 1, inTime: 1 });
    });

    it('is kept longer where that is asked before it is deleted, and never shorter', async () => {
      const sent = submission({ keepDays: 10, sentAt: NOON - 20 * DAY_MS });
      const { reference } = sent;
      await add(sent);
      expect((await store().submissions.listExpired(NOON)).map((each) => each.reference)).toEqual([reference]);
      await store().submissions.keepUntil(reference, NOON + DAY_MS);
      await store().submissions.keepUntil(reference, NOON - DAY_MS);
      expect(await store().submissions.listExpired(NOON)).toEqual([]);
      expect(await store().submissions.removeExpired(NOON)).toBe(0);
      await store().submissions.removeExpired(NOON + DAY_MS);
      expect(await store().submissions.find(reference)).toBeUndefined();
    });

    it('goes to another desk under a new token, with a mail to it', async () => {
      const reference = await add(submission());
      const to = { desk: 'listing', hash: `new ${reference}`, mails: { desk: MAIL }, at: NOON };
      expect(await store().submissions.pass(reference, to)).toBe(true);
      expect(await store().submissions.findByToken('desk', `d ${reference}`)).toBeUndefined();
      expect((await store().submissions.findByToken('desk', `new ${reference}`))?.desk).toBe('listing');
      expect(await due(reference)).toMatchObject([{ kind: 'desk', mail: MAIL }]);
      expect(await store().submissions.pass('none', { ...to, hash: 'other' })).toBe(false);
    });

    it('has a line for everybody who looked at it', async () => {
      await store().submissions.note({ at: NOON, who: 'operator', action: 'list', reference: null });
      await store().submissions.note({ at: NOON + 1, who: 'operator', action: 'delete', reference: 'DSX-C-0' });
      expect(await store().submissions.audit(2)).toEqual([
        { at: NOON + 1, who: 'operator', action: 'delete', reference: 'DSX-C-0' },
        { at: NOON, who: 'operator', action: 'list', reference: null },
      ]);
    });
  });

  describe('a mail that is to be sent', () => {
    it('is due until it is sent, and then keeps none of its words', async () => {
      const reference = await add(submission(), { copy: MAIL });
      const [queued] = await due(reference);
      expect(queued).toMatchObject({ kind: 'copy', mail: MAIL, createdAt: NOON, attempts: 0 });
      expect(await due(reference, NOON - 1)).toEqual([]);
      await store().outbox.sent(queued!.id, NOON + 1);
      expect(await due(reference)).toEqual([]);
      expect(await store().outbox.copyOf(reference)).toBe('sent');
    });

    it('is due again after its wait, or given up', async () => {
      const before = await store().outbox.state();
      const reference = await add(submission(), { copy: MAIL });
      const { id } = (await due(reference))[0]!;
      await store().outbox.failed(id, { at: NOON, nextAt: NOON + 60_000, failure: 'ECONNECTION' });
      expect(await due(reference, NOON + 59_999)).toEqual([]);
      expect(await due(reference, NOON + 60_000)).toMatchObject([{ attempts: 1 }]);
      expect((await store().outbox.state()).waiting).toBe(before.waiting + 1);
      await store().outbox.failed(id, { at: NOON + DAY_MS, nextAt: null, failure: 'ECONNECTION' });
      expect(await due(reference, NOON + 2 * DAY_MS)).toEqual([]);
      expect(await store().outbox.copyOf(reference)).toBe('dead');
      expect(await store().outbox.state()).toMatchObject({ waiting: before.waiting, dead: before.dead + 1 });
    });

    it('leaves no trace a while after it was sent', async () => {
      const reference = await add(submission(), { copy: MAIL });
      expect(await store().outbox.copyOf('none')).toBe('none');
      await store().outbox.sent((await due(reference))[0]!.id, NOON);
      await store().outbox.removeSent(NOON);
      expect(await store().outbox.copyOf(reference)).toBe('none');
    });
  });
}
