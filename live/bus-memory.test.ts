import { expect, it } from 'vitest';
import { busContract, hearing } from './bus-contract.ts';
import { createMemoryBus } from './bus-memory.ts';

busContract('memory', () => {
  const bus = createMemoryBus();
  return { node: () => bus, end: () => bus.close() };
});

it('forgets the oldest updates rather than grow without a snapshot', async () => {
  const bus = createMemoryBus();
  await bus.publish({ kind: 'snapshot' });
  for (let i = 0; i < 3_000; i += 1) await bus.publish({ kind: 'delta', heardAt: i });
  const ear = hearing();
  await bus.subscribe(ear.listener);
  expect(ear.heard).toEqual([]);
});
