import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

it('records are stored in batches, in their order, each once', async () => {
  const saved: number[][] = [];
  await inBatches<number>(
    async (batch) => saved.push([...batch]),
    async (add) => {
      for (let first = 0; first < 70; first += 2) await add(first, first + 1);
    },
  );
  expect(saved.flat()).toEqual(Array.from({ length: 70 }, (_, number) => number));
  expect(saved.length).toBeLessThan(4);
});

it('what was read before a failure is stored, and the failure is told', async () => {
  const saved: number[][] = [];
  const reading = inBatches<number>(
    async (batch) => saved.push([...batch]),
    async (add) => {
      await add(1);
      throw new Error('The service is down.');
    },
  );
  await expect(reading).rejects.toThrow('The service is down.');
  expect(saved).toEqual([[1]]);
});

it('nothing read is nothing stored', async () => {
  const saved: unknown[] = [];
  await inBatches(
    async (batch) => saved.push(batch),
    async () => undefined,
  );
  expect(saved).toEqual([]);
});
