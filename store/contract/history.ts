import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenedStore } from '../contract.ts';
import { weave, type Version } from '../history.ts';
import { HOUR_MS, NOON, security } from './samples.ts';

const RUNS = 15;
const LAST_INSTANT = 9;

const observations = fc.array(
  fc.record({ at: fc.integer({ min: 1, max: LAST_INSTANT }), fingerprint: fc.constantFrom('a', 'b', 'c') }),
  { minLength: 1, maxLength: 8 },
);

function modelAt(versions: readonly Version[], at: number): string | undefined {
  return versions.findLast(({ validFrom }) => validFrom <= at)?.fingerprint;
}

export function historyContract(store: OpenedStore): void {
  describe('documents and their history', () => {
    it('keep any value by kind and key, with the time it was recorded', async () => {
      const { documents } = store();
      await documents.save(
        'shareholders',
        [
          { key: 'H1', value: [{ name: 'Sidra', share: 51_000 }] },
          { key: 'H2', value: null },
        ],
        NOON,
      );
      await documents.save('meetings', [{ key: 'H1', value: 'other' }], NOON);
      expect(await documents.find('shareholders', 'H1')).toEqual({
        value: [{ name: 'Sidra', share: 51_000 }],
        recordedAt: NOON,
      });
      expect(await documents.find('shareholders', 'H2')).toEqual({ value: null, recordedAt: NOON });
      expect(await documents.find('shareholders', 'H3')).toBeUndefined();
      expect((await documents.list('shareholders')).map(({ key }) => key)).toEqual(['H1', 'H2']);
    });

    it('are neither lost nor doubled when batches repeat or arrive in another order', async () => {
      const { documents } = store();
      const save = (value: string, at: number) => documents.save('order', [{ key: 'K', value }], at);
      await save('third', NOON + 2 * HOUR_MS);
      await save('first', NOON);
      await save('second', NOON + HOUR_MS);
      expect(await save('first', NOON)).toEqual({ changed: 0, news: [] });
      expect(await save('third', NOON + 3 * HOUR_MS)).toEqual({ changed: 0, news: [] });
      const then = async (at?: number) => (await documents.find('order', 'K', at))?.value;
      expect([await then(NOON), await then(NOON + HOUR_MS), await then()]).toEqual(['first', 'second', 'third']);
      const listed = async (at?: number) => (await documents.list('order', at)).map(({ value }) => value);
      expect([await listed(NOON - 1), await listed(NOON), await listed()]).toEqual([[], ['first'], ['third']]);
      expect(await documents.list('order')).toHaveLength(1);
    });

    it('tell all their versions, the newest first, each from when it held', async () => {
      const { documents } = store();
      const save = (value: unknown, at: number) => documents.save('told', [{ key: 'V', value }], at);
      await save({ share: 21 }, NOON);
      await save({ share: 22 }, NOON + HOUR_MS);
      await save({ share: 22 }, NOON + 2 * HOUR_MS);
      await save({ share: 21 }, NOON + 3 * HOUR_MS);
      await documents.save('told', [{ key: 'V2', value: 'other' }], NOON);
      expect(await documents.history('told', 'V')).toEqual([
        { value: { share: 21 }, from: NOON + 3 * HOUR_MS },
        { value: { share: 22 }, from: NOON + HOUR_MS },
        { value: { share: 21 }, from: NOON },
      ]);
      expect(await documents.history('told', 'nobody')).toEqual([]);
    });

    it('hold in tables exactly the history that its rule gives', async () => {
      const { documents } = store();
      let run = 0;
      await fc.assert(
        fc.asyncProperty(observations, async (given) => {
          const kind = `rule-${run++}`;
          let versions: Version[] = [];
          for (const observed of given) {
            const woven = weave(versions, observed);
            versions = woven.versions;
            const saved = await documents.save(kind, [{ key: 'K', value: observed.fingerprint }], observed.at);
            expect(saved.changed).toBe(woven.changed ? 1 : 0);
          }
          for (let at = 0; at <= LAST_INSTANT; at += 1) {
            expect((await documents.find(kind, 'K', at))?.value).toBe(modelAt(versions, at));
          }
        }),
        { numRuns: RUNS, interruptAfterTimeLimit: 15_000 },
      );
    }, 30_000);

    it('take two batches at once without losing either', async () => {
      const { securities } = store();
      const batch = (from: number) =>
        Array.from({ length: 300 }, (_, i) => security({ symbol: `T${from + i}`, kind: 'carbon' }));
      const saved = await Promise.all([securities.save(batch(0), NOON), securities.save(batch(150), NOON)]);
      expect(saved.reduce((sum, { changed }) => sum + changed, 0)).toBe(450);
      const listed = await securities.list({ kind: 'carbon' });
      expect(new Set(listed.map(({ symbol }) => symbol)).size).toBe(listed.length);
      expect(listed).toHaveLength(450);
    });
  });
}
