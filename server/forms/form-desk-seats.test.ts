import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Links } from '#app/form-desk.ts';
import type { Store } from '#store/store.ts';
import { openTestStore } from '#store/test-store.ts';
import { form, MAIL, openDesk, referenceOf } from './test-desk.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

describe('a form that was sent', () => {
  it('asks for one of ten seats with fifty others: ten have one, and the rest are told or wait', async () => {
    const { desk, outcomes } = openDesk(store);
    const session = 'training';
    const seat = { session, capacity: 10, places: 1 };
    let count = 0;
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
    const { desk, time } = openDesk(store);
    const session = 'gathering';
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
});
