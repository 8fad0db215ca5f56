import { describe, expect, it } from 'vitest';
import type { OpenedStore } from '../contract.ts';

export function engineContract(store: OpenedStore): void {
  describe('leadership', () => {
    it('is given to one at a time, and to the next when that one is done', async () => {
      const started = Promise.withResolvers<void>();
      const finish = Promise.withResolvers<void>();
      const first = store().withLeadership('ingest', async () => {
        started.resolve();
        await finish.promise;
      });
      await started.promise;
      expect(await store().withLeadership('ingest', async () => expect.unreachable())).toBe(false);
      expect(await store().withLeadership('another', async () => {})).toBe(true);
      finish.resolve();
      expect(await first).toBe(true);
      expect(await store().withLeadership('ingest', async () => {})).toBe(true);
    });

    it('is given back when the work fails, and the failure is told', async () => {
      const failing = store().withLeadership('fails', async () => {
        throw new Error('the work failed');
      });
      await expect(failing).rejects.toThrow('the work failed');
      expect(await store().withLeadership('fails', async () => {})).toBe(true);
    });

    it('does not stop while it is held', async () => {
      const aborted: boolean[] = [];
      await store().withLeadership('signal', async (signal) => {
        await store().ready();
        aborted.push(signal.aborted);
      });
      expect(aborted).toEqual([false]);
    });
  });

  it('is ready once its tables are made', async () => {
    expect(await store().ready()).toBe(true);
  });
}
