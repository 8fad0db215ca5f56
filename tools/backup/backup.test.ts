import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWholeStore } from '#store/backup/whole-store.ts';
import { NOON, quote } from '#store/contract/samples.ts';
import { openStore } from '#store/open.ts';
import { backUp, restore, type Place } from './backup.ts';
import { AT, DOCUMENT, fill, MAIL, postgres, testPlaces } from './test-places.ts';

const ENGINES = ['embedded', ...(postgres ? ['postgresql'] : [])] as const;

let places: ReturnType<typeof testPlaces>;
beforeAll(() => {
  places = testPlaces();
});
afterAll(() => places.remove());

const bytesOf = (file: string) => readFileSync(file).toString('base64');

describe.each(ENGINES)('a backup of the %s store', (engine) => {
  let place: Place;
  let file: string;
  beforeAll(async () => {
    place = await places.emptyPlace(engine);
    await fill(place);
    file = places.newFile();
    await backUp(place, file, AT);
  });

  it.each(ENGINES)('is put back into an empty %s store: a backup of that is the same, byte by byte', async (other) => {
    const copy = await places.emptyPlace(other);
    const summary = await restore(copy, file);
    expect(summary).toMatchObject({ files: 2, at: AT.at.toISOString() });
    expect(summary.rows).toBeGreaterThan(30);
    const again = places.newFile();
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
    const other = places.newFile();
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
    const copy = await places.emptyPlace(engine);
    await (await openStore(copy)).close();
    expect((await restore(copy, file)).rows).toBeGreaterThan(30);
  });
});

describe.skipIf(!postgres)('a backup while the site runs (TEST_DATABASE_URL)', () => {
  it('holds what was there at one moment, whatever is written meanwhile', async () => {
    const place = await places.emptyPlace('postgresql');
    await fill(place);
    const [still, moving] = [places.newFile(), places.newFile()];
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
    const place = await places.emptyPlace('embedded');
    const site = await openStore(place);
    await expect(backUp(place, places.newFile(), AT)).rejects.toThrow(/is in use by process \d+: stop that one/);
    await site.close();
  });
});
