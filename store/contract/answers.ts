import { describe, expect, it } from 'vitest';
import type { OpenedStore } from '../contract.ts';
import { NOON } from './samples.ts';

const DAY_MS = 86_400_000;

export function answersContract(store: OpenedStore): void {
  describe('what is sent twice', () => {
    it('is done once, and answered the same both times, however close they come', async () => {
      let done = 0;
      const send = () => store().once('close', NOON, async () => ({ reference: `R-${(done += 1)}` }));
      const answers = await Promise.all([send(), send(), send()]);
      expect(done).toBe(1);
      expect(answers.map(({ answer }) => answer)).toEqual(Array(3).fill({ reference: 'R-1' }));
      expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    });

    it('is done the second time when the first one failed', async () => {
      const failing = store().once('fails', NOON, () => Promise.reject(new Error('no answer from the bot check')));
      await expect(failing).rejects.toThrow('no answer from the bot check');
      expect(await store().once('fails', NOON + 1, async () => 2)).toEqual({ answer: 2, repeated: false });
    });

    it('is done again after a day, and not before', async () => {
      const send = (at: number) => store().once('again', at, async () => at);
      await send(NOON);
      expect(await send(NOON + DAY_MS - 1)).toEqual({ answer: NOON, repeated: true });
      expect(await send(NOON + DAY_MS)).toEqual({ answer: NOON + DAY_MS, repeated: false });
    });

    it('leaves what was written beside it undone when it fails', async () => {
      const key = 'beside';
      const failing = store().once(key, NOON, async (writing) => {
        await writing.insertInto('quotes').values({ symbol: 'UNDONE', content: '{}' }).execute();
        throw new Error('too late');
      });
      await expect(failing).rejects.toThrow('too late');
      expect(await store().quotes.find('UNDONE')).toBeUndefined();
    });
  });
}
