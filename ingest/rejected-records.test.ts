import { expect, it } from 'vitest';
import { systemClock } from '#upstream/transport/clock.ts';
import { createRejectedRecords } from './rejected-records.ts';

function kept() {
  const records: unknown[] = [];
  const lines: { event: string; more?: number }[] = [];
  const reject = createRejectedRecords(
    {
      ingestJobs: { reject: async (_feed: string, _at: number, record: unknown) => void records.push(record) },
    } as never,
    systemClock,
    { warn: (line: (typeof lines)[number]) => void lines.push(line) } as never,
  );
  return { records, lines, reject };
}

const row = (id: number) => ({ record: { id }, reason: 'price: -1 is below zero' });

it('a rejected record is kept and logged once, however often the job repeats it', async () => {
  const { records, lines, reject } = kept();
  await reject('deals', [row(1)]);
  await reject('deals', [row(1), row(2)]);
  expect(records).toEqual([{ id: 1 }, { id: 2 }]);
  expect(lines.map(({ event }) => event)).toEqual(['record-rejected', 'record-rejected']);
});

it('of a reading full of bad records some are kept, and the others counted in one line', async () => {
  const { records, lines, reject } = kept();
  const all = Array.from({ length: 5_000 }, (_, id) => row(id));
  await reject('deals', all);
  await reject('deals', all);
  expect(records).toHaveLength(100);
  expect(lines.filter(({ event }) => event === 'records-rejected')).toMatchObject([{ more: 4_900 }]);
});

it('a text of any length is kept by its beginning', async () => {
  const { records, reject } = kept();
  await reject('profiles', [{ record: { brief: 'x'.repeat(1_000_000), marks: [1, null] }, reason: 'too long' }]);
  expect(records).toEqual([{ brief: `${'x'.repeat(500)}…`, marks: [1, null] }]);
});
