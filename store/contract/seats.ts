import { describe, expect, it } from 'vitest';
import type { Mail } from '#domain/forms/mail.ts';
import { OFFER_MS, type SeatRequest } from '#domain/forms/seats.ts';
import { DAY_MS } from '#domain/time.ts';
import type { OpenedStore } from '../contract.ts';
import { NOON } from './samples.ts';

const OFFER: Mail = { to: 'salma@example.com', replyTo: null, subject: 'A seat', text: 'A seat is free.\n' };
const SUBMISSION = {
  form: 'test_group',
  locale: 'en',
  fields: { until: '2026-07-05', deviceId: 'ABC' },
  consent: '1',
  check: 'unchecked',
  keepDays: 30,
  answerBy: null,
  desk: 'investors',
} as const;

let count = 0;

export function seatsContract(store: OpenedStore): void {
  const newSession = () => `session ${(count += 1)}`;
  const take = async (session: string, change: Partial<SeatRequest> = {}, sentAt = NOON) => {
    const reference = `DSX-T-${(count += 1)}`;
    const hashes = { withdraw: `w ${reference}`, desk: `d ${reference}` };
    const request = { session, capacity: 10, places: 1, waits: false, ...change };
    const { answer } = await store().once(reference, sentAt, async (writing) => {
      const submission = { ...SUBMISSION, reference, email: `${reference}@example.com`, sentAt };
      await store().submissions.add(writing, submission, hashes);
      await store().outbox.add(writing, reference, { offer: OFFER }, sentAt);
      const state = await store().seats.take(writing, reference, request, { at: sentAt, hash: `o ${reference}` });
      return { reference, state };
    });
    return answer;
  };
  const stateOf = async (reference: string) => (await store().seats.find(reference))?.state;
  const offered = async (reference: string, now: number) =>
    (await store().outbox.due(now, 1_000)).some((mail) => mail.reference === reference && mail.kind === 'offer');

  describe('seats', () => {
    it('are as many as there are, though fifty ask at once', async () => {
      const session = newSession();
      const answers = await Promise.all(Array.from({ length: 50 }, () => take(session)));
      expect(answers.filter(({ state }) => state === 'held')).toHaveLength(10);
      expect(answers.filter(({ state }) => state === null)).toHaveLength(40);
      expect(await store().seats.count(session)).toEqual({ taken: 10, waiting: 0 });
    });

    it('are counted with those whom one brings along', async () => {
      const session = newSession();
      expect((await take(session, { places: 8 })).state).toBe('held');
      expect((await take(session, { places: 3 })).state).toBeNull();
      expect((await take(session, { places: 2 })).state).toBe('held');
    });

    it('are waited for in turn: nobody passes those who wait', async () => {
      const session = newSession();
      const only = { capacity: 2, waits: true };
      await take(session, only);
      const large = await take(session, { ...only, places: 2 });
      expect(large.state).toBe('waiting');
      expect((await take(session, only)).state).toBe('waiting');
      await store().seats.offerFree(NOON);
      expect(await store().seats.count(session)).toEqual({ taken: 1, waiting: 2 });
    });

    it('that are given back are offered to the first who waits, for a day, and then to the next', async () => {
      const session = newSession();
      const only = { capacity: 1, waits: true };
      const first = await take(session, only);
      const second = await take(session, only, NOON + 1);
      const third = await take(session, only, NOON + 2);
      expect(await offered(second.reference, NOON + DAY_MS)).toBe(false);
      await store().submissions.remove(first.reference);
      const later = NOON + 10;
      await store().seats.offerFree(later);
      expect(await stateOf(second.reference)).toBe('offered');
      expect(await stateOf(third.reference)).toBe('waiting');
      expect(await offered(second.reference, later)).toBe(true);
      expect(await store().seats.findByOffer(`o ${second.reference}`)).toMatchObject({
        offeredUntil: later + OFFER_MS,
      });
      expect(await store().seats.accept(`o ${third.reference}`, later)).toBe(false);
      await store().seats.offerFree(later + OFFER_MS);
      expect(await store().seats.accept(`o ${second.reference}`, later + OFFER_MS)).toBe(false);
      expect(await stateOf(second.reference)).toBe('lapsed');
      expect(await store().seats.accept(`o ${third.reference}`, later + OFFER_MS + 1)).toBe(true);
      expect(await stateOf(third.reference)).toBe('held');
      expect(await store().seats.count(session)).toEqual({ taken: 1, waiting: 0 });
    });

    it('of one who sends the form again are counted once: more where there is room, and never lost for want of it', async () => {
      const session = newSession();
      const again = (reference: string, places: number, waits = false) =>
        store().once(`again ${(count += 1)}`, NOON, async (writing) => {
          const email = `${reference}@example.com`;
          const own = await store().seats.ofSender(writing, { form: 'test_group', email, session });
          expect(own).toBe(reference);
          const request = { session, capacity: 3, places, waits };
          return store().seats.take(writing, reference, request, { at: NOON, hash: `o ${reference} ${count}` });
        });
      const { reference } = await take(session, { capacity: 3 });
      expect((await again(reference, 3)).answer).toBe('held');
      expect(await store().seats.count(session)).toEqual({ taken: 3, waiting: 0 });
      expect((await again(reference, 4, true)).answer).toBeNull();
      expect((await again(reference, 2)).answer).toBe('held');
      expect(await store().seats.count(session)).toEqual({ taken: 2, waiting: 0 });
    });

    it('are offered to nobody once it is too late to come', async () => {
      const session = newSession();
      const first = await take(session, { capacity: 1 });
      const second = await take(session, { capacity: 1, waits: true, offersForMs: 1_000 }, NOON + 1);
      await store().submissions.remove(first.reference);
      await store().seats.offerFree(NOON + 5_000);
      expect(await stateOf(second.reference)).toBe('waiting');
    });

    it('are told of once: each change, and the day before', async () => {
      const { reference } = await take(newSession(), { told: 'Monday' });
      const seatToNotify = async () =>
        (await store().seats.listToNotify()).find((seat) => seat.reference === reference);
      const recordNotice = (kind: 'change' | 'reminder', what: string) =>
        store().seats.recordNotice({ reference, kind, mail: OFFER, told: what }, NOON);
      expect(await seatToNotify()).toMatchObject({ state: 'held', told: 'Monday', isReminded: false, locale: 'en' });
      expect([await recordNotice('change', 'Tuesday'), await recordNotice('change', 'Tuesday')]).toEqual([true, false]);
      expect([await recordNotice('reminder', 'Tuesday'), await recordNotice('reminder', 'Tuesday')]).toEqual([
        true,
        false,
      ]);
      expect(await seatToNotify()).toMatchObject({ told: 'Tuesday', isReminded: true });
      const kinds = (await store().outbox.due(NOON, 1_000)).filter((mail) => mail.reference === reference);
      expect(kinds.map(({ kind }) => kind)).toEqual(['change', 'reminder']);
    });

    it('leave no mail behind that nobody waits for: those of an offer are none of the mails that are late', async () => {
      const before = await store().outbox.state();
      await take(newSession());
      expect((await store().outbox.state()).waiting).toBe(before.waiting);
    });
  });

  it('a code of an invitation is good for one form of its event, and again when that is withdrawn', async () => {
    await store().invitations.add('gathering', ['code-1', 'code-2'], NOON);
    const [one, other] = [(await take(newSession())).reference, (await take(newSession())).reference];
    const use = async (reference: string, hash: string, key = 'gathering') =>
      (
        await store().once(`use ${(count += 1)}`, NOON, (writing) =>
          store().invitations.use(writing, { key, hash }, reference),
        )
      ).answer;
    expect(await use(one, 'code-1', 'training')).toBe(false);
    expect(await use(one, 'code-3')).toBe(false);
    expect([await use(one, 'code-1'), await use(one, 'code-1'), await use(other, 'code-1')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await store().invitations.count()).toEqual([{ key: 'gathering', made: 2, used: 1 }]);
    await store().submissions.remove(one);
    expect(await use(other, 'code-1')).toBe(true);
    await store().invitations.removeMadeBefore(NOON + 1);
    expect(await store().invitations.count()).toEqual([{ key: 'gathering', made: 1, used: 1 }]);
  });

  it('a field that is needed up to a day is deleted after it, and the rest stays', async () => {
    const { reference } = await take(newSession());
    await store().submissions.forget('test_group', 'deviceId', '2026-07-05');
    expect((await store().submissions.find(reference))?.fields).toEqual(SUBMISSION.fields);
    await store().submissions.forget('test_group', 'deviceId', '2026-07-06');
    expect((await store().submissions.find(reference))?.fields).toEqual({ until: '2026-07-05' });
  });
}
