import fc from 'fast-check';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '#store/open.ts';
import { createDatabase } from '#store/postgres/test-database.ts';
import type { Store } from '#store/store.ts';
import { systemClock } from '#upstream/transport/clock.ts';
import { createLog } from '../log.ts';
import type { MailTransport } from '../mail/transport.ts';
import { createUpkeep } from './upkeep.ts';

const databaseUrl = process.env.TEST_DATABASE_URL;
const RUNS = process.env.TEST_LONG ? 50 : 4;
const LIMIT = { timeout: 60_000 + RUNS * 10_000 };
const SOON = { timeout: 30_000, interval: 20 };
const MAIL = { to: 'a@b.ae', replyTo: null, subject: 'Your message', text: 'Thank you.\n' };
/** Rounds of the upkeep follow each other without the wait of two seconds. */
const CLOCK = { ...systemClock, after: (_ms: number, task: () => void) => systemClock.after(10, task) };

describe.skipIf(!databaseUrl)('two nodes that send mails (TEST_DATABASE_URL)', () => {
  let base: Awaited<ReturnType<typeof createDatabase>>;
  let stores: [Store, Store];
  beforeAll(async () => {
    base = await createDatabase(databaseUrl!);
    const open = () => openStore({ databaseUrl: base.url, dataDir: '' });
    stores = [await open(), await open()];
  });
  afterAll(async () => {
    for (const store of stores ?? []) await store.close();
    await base?.drop();
  });

  let count = 0;
  /** Sends a form to one of them as often as its sender presses the button. */
  async function send(store: Store): Promise<string> {
    const reference = `DSX-C-${(count += 1)}`;
    const sent = { reference, form: 'contact', locale: 'en', fields: {}, email: 'a@b.ae', consent: '1' } as const;
    const rest = { check: 'unchecked', sentAt: Date.now(), keepDays: 365, answerBy: null, desk: 'general' } as const;
    const once = (on: Store) =>
      on.once(reference, Date.now(), async (writing) => {
        await on.submissions.add(writing, { ...sent, ...rest }, { withdraw: `w${reference}`, desk: `d${reference}` });
        await on.outbox.add(writing, reference, { copy: MAIL }, Date.now());
        return { reference };
      });
    const answers = await Promise.all([once(store), ...stores.map(once)]);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    return reference;
  }

  it(
    'send each mail once, whichever was asked, however slow the mail server is, and when one of them stops',
    LIMIT,
    async () => {
      const delays = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 4, maxLength: 12 });
      const plan = fc.record({ delays, stopsAt: fc.nat(3), stops: fc.constantFrom(0, 1) });
      await fc.assert(
        fc.asyncProperty(plan, async ({ delays, stopsAt, stops }) => {
          const sent: string[] = [];
          const transport = (): MailTransport => ({
            async send({ reference }) {
              await pause(delays[sent.length % delays.length]!);
              sent.push(reference);
            },
            close: () => undefined,
          });
          const nodes = stores.map((store) =>
            createUpkeep({ store, transport: transport(), log: createLog('silent'), clock: CLOCK, observe: () => {} }),
          );
          for (const node of nodes) node.start();
          const submitted: string[] = [];
          for (const [at] of delays.entries()) {
            if (at === stopsAt) void nodes[stops]!.stop();
            submitted.push(await send(stores[at % 2]!));
            for (const node of nodes) node.wake();
          }
          await expect.poll(() => sent.length, SOON).toBeGreaterThanOrEqual(submitted.length);
          await Promise.all(nodes.map((node) => node.stop()));
          expect(sent.toSorted()).toEqual(submitted.toSorted());
        }),
        { numRuns: RUNS },
      );
    },
  );
});
