import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWholeStore } from '#store/backup/whole-store.ts';
import { backUp, restore } from './backup.ts';
import { AT, fill, testPlaces } from './test-places.ts';

let places: ReturnType<typeof testPlaces>;
beforeAll(() => {
  places = testPlaces();
});
afterAll(() => places.remove());

describe('what is no whole backup', () => {
  let file: string;
  beforeAll(async () => {
    const place = await places.emptyPlace('embedded');
    await fill(place);
    file = places.newFile();
    await backUp(place, file, AT);
  });

  const altered = (change: (text: string) => string) => {
    const other = places.newFile();
    writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())));
    return other;
  };
  const cut = (share: number) => {
    const other = places.newFile();
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
    ['no file', () => join(places.folder, 'none'), /cannot be read .*: name a file that npm run backup wrote\.$/],
    [
      'a newer form',
      () => altered((text) => text.replace('"format":1', '"format":2')),
      /newer release: restore it with that one\.$/,
    ],
  ])('is refused with one sentence, and nothing is touched: %s', async (_, make, sentence) => {
    const place = await places.emptyPlace('embedded');
    await expect(restore(place, make())).rejects.toThrow(sentence);
    expect(existsSync(place.dataDir)).toBe(false);
  });

  it('is refused where a newer release made the tables', async () => {
    const place = await places.emptyPlace('embedded');
    const store = await openWholeStore(undefined, place.dataDir);
    await store.close();
    const other = places.newFile();
    const { writeBackup } = await import('./file.ts');
    await writeBackup(other, { at: AT.at.toISOString(), migrations: ['001-current-values', '999-later'] }, nothing());
    await expect(restore(place, other)).rejects.toThrow(
      /newer release \(its tables have 999-later\): restore it with that one\.$/,
    );
  });

  it('leaves an empty store behind where a record does not fit', async () => {
    const place = await places.emptyPlace('embedded');
    const other = places.newFile();
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
