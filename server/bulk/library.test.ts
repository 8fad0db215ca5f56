import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asBulkCsv, correctedIn, type BulkRow } from '#app/exports/bulk-file.ts';
import type { WriteFile } from '#app/exports/file-job.ts';
import { asParquet } from '#app/exports/parquet.ts';
import type { BulkYear, Corrections } from '#domain/bulk-file.ts';
import type { Store } from '#store/store.ts';
import { createLibrary } from './library.ts';

const COLUMNS = [
  { key: 'date', kind: 'day' },
  { key: 'symbol', kind: 'text' },
  { key: 'close', kind: 'decimal' },
] as const;

/** Documents with their history, as the store returns them. */
function documents() {
  const versions = new Map<string, { value: unknown; from: number }[]>();
  const of = (kind: string, key: string) => versions.get(`${kind} ${key}`) ?? [];
  return {
    find: async (kind: string, key: string) => {
      const [last] = of(kind, key);
      return last && { value: last.value, recordedAt: last.from };
    },
    history: async (kind: string, key: string) => of(kind, key),
    save: async (kind: string, records: { key: string; value: unknown }[], from: number) => {
      for (const { key, value } of records) versions.set(`${kind} ${key}`, [{ value, from }, ...of(kind, key)]);
      return { changed: records.length };
    },
  } as unknown as Store['documents'];
}

/** Does in this thread what the site does in a worker thread. */
const write: WriteFile = async (head, parts) => {
  const rows: BulkRow[] = [];
  for await (const part of parts) rows.push(...(part as BulkRow[]));
  if (head.format === 'parquet') return asParquet(head.columns, rows, head.about);
  if (head.format === 'bulk-csv') return new TextEncoder().encode(asBulkCsv(head.columns, rows));
  if (head.format !== 'corrections') throw new Error(`No file of these: ${head.format}.`);
  return new TextEncoder().encode(JSON.stringify(correctedIn(head.before, { columns: head.columns, rows }, head)));
};

describe('the library of years', () => {
  let dir: string;
  let rows: BulkRow[];
  let made: number;
  const time = { now: 1_000 };

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'bulk-'));
    rows = [
      ['2025-01-02', 'JIWAN', '1.250'],
      ['2025-01-03', 'JIWAN', null],
    ];
    made = 0;
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  function library(store = documents()) {
    const files = createLibrary({
      dir,
      store: { documents: store },
      write,
      now: () => time.now,
      async source(set, year) {
        if (set !== 'prices' || year !== 2025) return null;
        made += 1;
        const parts = (async function* () {
          yield rows;
        })();
        return { columns: COLUMNS, parts, key: ['date', 'symbol'], derived: [], about: { source: 'Test' } };
      },
    });
    return { files, store };
  }

  it('writes a year when it is first asked for, and once however many ask', async () => {
    const { files } = library();
    const [one, other] = await Promise.all([files.find('prices', 2025, 'csv'), files.find('prices', 2025, 'parquet')]);
    expect(made).toBe(1);
    expect(one?.of).toMatchObject({ revision: 1, rows: 2, from: '2025-01-02', to: '2025-01-03' });
    expect(readFileSync(join(dir, other!.name)).subarray(0, 4).toString()).toBe('PAR1');
    await files.find('prices', 2025, 'csv');
    expect(made).toBe(1);
    expect(await files.find('prices', 1999, 'csv')).toBeNull();
    rows = [];
    expect(await library().files.find('prices', 2025, 'csv')).toBeNull();
  });

  it('gives a new revision only to other rows, and says what was put right', async () => {
    const { files, store } = library();
    const first = await files.find('prices', 2025, 'csv');
    expect((await files.write('prices', 2025))?.revision).toBe(1);
    rows = [['2025-01-02', 'JIWAN', '1.260'], rows[1]!, ['2025-01-06', 'JIWAN', '1.300']];
    time.now = 2_000;
    expect((await files.write('prices', 2025))?.revision).toBe(2);
    const noted = await store.find<Corrections>('bulk-corrections', 'prices/2025/2');
    expect(noted?.value).toMatchObject({
      at: 2_000,
      rows: [{ symbol: 'JIWAN', date: '2025-01-02', field: 'close', old: '1.250', new: '1.260' }],
    });
    const earlier = await files.find('prices', 2025, 'csv', 1);
    expect(earlier?.name).toBe(first?.name);
    expect(await files.find('prices', 2025, 'csv', 9)).toBeNull();
  });

  it('writes again what is missing on disk, under the same revision, and never in place of an earlier one', async () => {
    const { files, store } = library();
    await files.write('prices', 2025);
    for (const name of readdirSync(dir)) rmSync(join(dir, name));
    const again = await files.find('prices', 2025, 'parquet');
    expect(again?.of.revision).toBe(1);
    rows = [['2025-01-02', 'JIWAN', '1.270']];
    await files.write('prices', 2025);
    for (const name of readdirSync(dir)) rmSync(join(dir, name));
    expect(await files.find('prices', 2025, 'csv', 1)).toBeNull();
    expect((await store.find<BulkYear>('bulk-year', 'prices/2025'))?.value.revision).toBe(2);
  });
});
