import { afterEach, describe, expect, it } from 'vitest';
import type { FileHead, TableRow } from '#app/exports/file-job.ts';
import { parts } from '#app/exports/file-parts.ts';
import { createFileWriter, type FileWriter } from './file-writer.ts';

const FROM = { source: 'Exchange', page: 'https://site.example/list', asOf: null, delayed: false, simulated: false };
const TEXTS = {
  about: 'About',
  asOf: 'As of',
  delayed: 'Delayed',
  no: 'no',
  notice: 'Notice',
  page: 'Page',
  rows: 'Rows',
  simulated: 'Simulated',
  simulatedNotice: '',
  source: 'Source',
  yes: 'yes',
};

function head(format: 'csv' | 'json' | 'xlsx'): FileHead {
  const columns = [
    { key: 'id', heading: 'ID', kind: 'count' as const, isLabelled: false },
    { key: 'kind', heading: 'Kind', kind: 'text' as const, isLabelled: true },
  ];
  return { format, table: { title: 'List', columns, view: {}, ignored: [] }, from: FROM, locale: 'en', texts: TEXTS };
}

const rows = (count: number): TableRow[] =>
  Array.from({ length: count }, (_, id) => ({ cells: [id, 'code'], labels: ['a word'] }));
const textOf = (bytes: Uint8Array | null) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes!);

let writer: FileWriter;
afterEach(() => writer.close());

describe('a thread that writes files', () => {
  it('writes what it is handed in parts, in their order', async () => {
    writer = createFileWriter();
    const csv = textOf(await writer.write(head('csv'), parts(rows(450), 200)))
      .trimEnd()
      .split('\r\n');
    expect(csv).toHaveLength(451);
    expect(csv.slice(0, 2)).toEqual(['\uFEFFID,Kind,As of,Delayed,Simulated,Source', '0,a word,,no,no,Exchange']);
    expect(csv[450]).toBe('449,a word,,no,no,Exchange');
    const json = JSON.parse(textOf(await writer.write(head('json'), parts(rows(2))))) as { rows: unknown[] };
    expect(json.rows).toEqual([
      { id: 0, kind: 'code' },
      { id: 1, kind: 'code' },
    ]);
  });

  it('leaves the process to whoever else asks meanwhile', async () => {
    writer = createFileWriter();
    let turns = 0;
    let isWritten = false;
    const count = () => {
      turns += 1;
      if (!isWritten) setImmediate(count);
    };
    setImmediate(count);
    const from = { ...FROM, search: '', domain: 'site.example', locale: 'en' as const };
    const days = Array.from({ length: 3_000 }, (_, id) => ({
      id: String(id),
      title: 'A meeting of shareholders',
      from: '2026-11-18',
      to: null,
      marker: 'confirmed' as const,
      revision: { count: 0, changedAt: 0 },
    }));
    const file = textOf(await writer.write({ format: 'ics', title: 'Days', from }, parts(days)));
    isWritten = true;
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3_000);
    // Written by the process itself, it would be one uninterrupted task, except for the parts that are handed over.
    expect(turns).toBeGreaterThan(100);
  });

  it('says when too many wait already', async () => {
    writer = createFileWriter({ waitingMost: 1 });
    const files = await Promise.all([1, 2, 3].map(() => writer.write(head('csv'), parts(rows(3)))));
    expect(files.map((file) => file === null)).toEqual([false, false, true]);
    expect(await writer.write(head('csv'), parts(rows(1)))).not.toBeNull();
  });

  it('goes on after a file that cannot be made, and after one that takes too long', async () => {
    writer = createFileWriter({ fileMs: 1 });
    const broken = (async function* () {
      yield rows(1);
      throw new Error('The store is away.');
    })();
    await expect(writer.write(head('csv'), broken)).rejects.toThrow('The store is away.');
    await expect(writer.write(head('xlsx'), parts(rows(20_000), 20_000))).rejects.toThrow(
      'The thread that writes files ended.',
    );
    await writer.close();
    writer = createFileWriter();
    expect(await writer.write(head('xlsx'), parts(rows(1)))).not.toBeNull();
  });
});
