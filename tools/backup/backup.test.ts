import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWholeStore } from '#store/backup/whole-store.ts';
import { bar, disclosure, NOON, quote, security } from '#store/contract/samples.ts';
import { openStore } from '#store/open.ts';
import { createDatabase } from '#store/postgres/test-database.ts';
import { backUp, restore, type Place } from './backup.ts';

const postgres = process.env.TEST_DATABASE_URL;
const ENGINES = ['embedded', ...(postgres ? ['postgresql'] : [])] as const;
/** Larger than one part of a file, with bytes that are not text. */
const DOCUMENT = Buffer.from(Array.from({ length: 600_000 }, (_, at) => (at * 31) % 256));
const AT = { at: new Date(NOON) };
const MAIL = { to: 'salma@example.com', replyTo: null, subject: 'رسالتك', text: 'شكراً.\n' };

let folder: string;
const drops: (() => Promise<void>)[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'manara-backup-'));
});
afterAll(async () => {
  for (const drop of drops) await drop();
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
async function emptyPlace(engine: string): Promise<Place> {
  const dataDir = join(folder, `data-${(count += 1)}`);
  if (engine === 'embedded') return { dataDir };
  const { url, drop } = await createDatabase(postgres!);
  drops.push(drop);
  return { databaseUrl: url, dataDir };
}

const newFile = () => join(folder, `${(count += 1)}.backup`);
const bytesOf = (file: string) => readFileSync(file).toString('base64');

/** Every kind of value: texts in both scripts, null, JSON's null, days, large numbers, references. */
async function fill(place: Place): Promise<void> {
  const store = await openStore(place);
  await store.securities.save([security(), security({ symbol: 'BETA' })], NOON);
  await store.securities.save([security({ symbol: 'BETA', active: false })], NOON + 1);
  await store.quotes.save([quote(), quote({ symbol: 'BETA' })]);
  await store.bars.save(
    Array.from({ length: 28 }, (_, day) => bar({ date: `2026-02-${String(day + 1).padStart(2, '0')}` })),
    NOON,
  );
  await store.disclosures.save([disclosure({ headline: 'نتائج "الربع"\n\\ الثالث' })], NOON);
  await store.documents.save('nothing', [{ key: 'null', value: null }], NOON);
  await store.once('once', NOON, async (writing) => {
    const sent = {
      reference: 'DSX-C-1',
      form: 'contact',
      locale: 'ar',
      fields: { message: 'متى؟' },
      email: 'a@b.ae',
    } as const;
    const rest = {
      consent: '1',
      check: 'unchecked',
      sentAt: NOON,
      keepDays: 365,
      answerBy: null,
      desk: 'general',
    } as const;
    await store.submissions.add(writing, { ...sent, ...rest }, { withdraw: 'w', desk: 'd' });
    await store.outbox.add(writing, 'DSX-C-1', { copy: MAIL, desk: MAIL }, NOON);
    return { reference: 'DSX-C-1' };
  });
  await store.close();
  mkdirSync(join(place.dataDir, 'documents'), { recursive: true });
  mkdirSync(join(place.dataDir, 'exchange', 'documents'), { recursive: true });
  writeFileSync(join(place.dataDir, 'documents', 'a1.pdf'), DOCUMENT);
  writeFileSync(join(place.dataDir, 'documents', 'begun.pdf.draft'), 'half');
  writeFileSync(join(place.dataDir, 'exchange', 'closings.json'), '{}');
  writeFileSync(join(place.dataDir, 'exchange', 'documents', 'made-again.pdf'), 'made again');
}

describe.each(ENGINES)('a backup of the %s store', (engine) => {
  let place: Place;
  let file: string;
  beforeAll(async () => {
    place = await emptyPlace(engine);
    await fill(place);
    file = newFile();
    await backUp(place, file, AT);
  });

  it.each(ENGINES)('is put back into an empty %s store: a backup of that is the same, byte by byte', async (other) => {
    const copy = await emptyPlace(other);
    const summary = await restore(copy, file);
    expect(summary).toMatchObject({ files: 2, at: AT.at.toISOString() });
    expect(summary.rows).toBeGreaterThan(30);
    const again = newFile();
    await backUp(copy, again, AT);
    expect(gunzipSync(readFileSync(again)).equals(gunzipSync(readFileSync(file)))).toBe(true);
    expect(readFileSync(join(copy.dataDir, 'documents', 'a1.pdf')).equals(DOCUMENT)).toBe(true);
    expect(readdirSync(join(copy.dataDir, 'documents'))).toEqual(['a1.pdf']);
    expect(existsSync(join(copy.dataDir, 'exchange', 'documents'))).toBe(false);
    // The copy keeps working: the next mail gets a new number.
    const store = await openStore(copy);
    await store.once('later', NOON, async (writing) => {
      await store.outbox.add(writing, 'DSX-C-1', { desk: MAIL }, NOON);
      return {};
    });
    expect((await store.outbox.due(NOON, 10)).map(({ id }) => id)).toEqual([1, 2, 3]);
    await store.close();
  });

  it('can leave documents out, which are fetched again', async () => {
    const other = newFile();
    expect(await backUp(place, other, { ...AT, withDocuments: false })).toMatchObject({ files: 1 });
  });

  it('may be read by nobody but its owner, and is written over no other file', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUp(place, file, AT)).rejects.toThrow(/is there already: name another file\.$/);
  });

  it('is not put where there are records or documents', async () => {
    await expect(restore(place, file)).rejects.toThrow(/holds documents already: restore into an empty one\.$/);
    rmSync(join(place.dataDir, 'documents'), { recursive: true });
    rmSync(join(place.dataDir, 'exchange'), { recursive: true });
    await expect(restore(place, file)).rejects.toThrow(
      /^The database holds records already \(.+\): restore into an empty one\.$/,
    );
  });

  it('is put where a site was opened that has read nothing yet', async () => {
    const copy = await emptyPlace(engine);
    await (await openStore(copy)).close();
    expect((await restore(copy, file)).rows).toBeGreaterThan(30);
  });
});

describe('what is no whole backup', () => {
  let file: string;
  beforeAll(async () => {
    const place = await emptyPlace('embedded');
    await fill(place);
    file = newFile();
    await backUp(place, file, AT);
  });

  const altered = (change: (text: string) => string) => {
    const other = newFile();
    writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
    return other;
  };
  const cut = (share: number) => {
    const other = newFile();
    const whole = readFileSync(file);
    writeFileSync(other, whole.subarray(0, whole.length * share));
    return other;
  };
  const DAMAGED = /is damaged \(.+\): restore another backup\.$/;

  it.each([
    ['a value that changed', () => altered((text) => text.replace('salma@example.com', 'salma@example.org')), DAMAGED],
    ['a line that is gone', () => altered((text) => text.split('\n').toSpliced(2, 1).join('\n')), DAMAGED],
    ['an end that is gone', () => altered((text) => text.split('\n').slice(0, -2).join('\n')), DAMAGED],
    ['a file that was cut off', () => cut(0.5), DAMAGED],
    ['another file', () => altered(() => '{}\n'), /is not a backup of this site: name another file\.$/],
    ['no file', () => join(folder, 'none'), /cannot be read .*: name a file that npm run backup wrote\.$/],
    [
      'a newer form',
      () => altered((text) => text.replace('"format":1', '"format":2')),
      /newer release: restore it with that one\.$/,
    ],
  ])('is refused with one sentence, and nothing is touched: %s', async (_, make, sentence) => {
    const place = await emptyPlace('embedded');
    await expect(restore(place, make())).rejects.toThrow(sentence);
    expect(existsSync(place.dataDir)).toBe(false);
  });

  it('is refused where a newer release made the tables', async () => {
    const place = await emptyPlace('embedded');
    const store = await openWholeStore(undefined, place.dataDir);
    await store.close();
    const other = newFile();
    const { writeBackup } = await import('./file.ts');
    await writeBackup(other, { at: AT.at.toISOString(), migrations: ['001-current-values', '999-later'] }, nothing());
    await expect(restore(place, other)).rejects.toThrow(
      /newer release \(its tables have 999-later\): restore it with that one\.$/,
    );
  });

  it('leaves an empty store behind where a record does not fit', async () => {
    const place = await emptyPlace('embedded');
    const other = newFile();
    const { writeBackup } = await import('./file.ts');
    const wrong = (async function* () {
      yield { table: 'quotes', rows: ['["DSX", "{}"]', '["DSX", "{}"]'] };
    })();
    await writeBackup(other, { at: AT.at.toISOString(), migrations: ['001-current-values'] }, wrong);
    await expect(restore(place, other)).rejects.toThrow(/duplicate key/);
    expect((await restore(place, file)).rows).toBeGreaterThan(30);
  });
});

async function* nothing() {}

describe.skipIf(!postgres)('a backup while the site runs (TEST_DATABASE_URL)', () => {
  it('holds what was there at one moment, whatever is written meanwhile', async () => {
    const place = await emptyPlace('postgresql');
    await fill(place);
    const [still, moving] = [newFile(), newFile()];
    await backUp(place, still, AT);
    const site = await openStore(place);
    const whole = await openWholeStore(place.databaseUrl, place.dataDir);
    const rows = await whole.read(async ({ records }) => {
      await site.quotes.save([quote({ symbol: 'LATER' })]);
      const found: string[] = [];
      for await (const { table, rows } of records()) if (table === 'quotes') found.push(...rows);
      return found;
    });
    expect(rows).toHaveLength(2);
    await whole.close();
    await backUp(place, moving, AT);
    expect(bytesOf(moving)).not.toBe(bytesOf(still));
    await site.close();
  });
});

describe('a backup of the embedded store', () => {
  it('waits for its site to be stopped, and says so', async () => {
    const place = await emptyPlace('embedded');
    const site = await openStore(place);
    await expect(backUp(place, newFile(), AT)).rejects.toThrow(/is in use by process \d+: stop that one/);
    await site.close();
  });
});
