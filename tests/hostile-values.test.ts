import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatsOf, SITE_MAP } from '#app/site-map.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { samplePath } from './support/built-pages.ts';
import { hostileWave } from './support/fault-waves.ts';
import { NO_LIMIT_MS, startFaultyWorld, type FaultyWorld } from './support/faulty-world.ts';
import { HOSTILE_ROUNDS } from './support/hostile-values.ts';

/** Every value in every field takes an hour: every run makes the first of them. */
const ROUNDS = process.env.TEST_LONG ? HOSTILE_ROUNDS : 3;
const LIMIT = { timeout: process.env.TEST_LONG ? 4_000_000 : 600_000 };
/** Each kind of file is made by code of its own. */
const FORMATS = process.env.TEST_LONG ? ['xlsx', 'csv', 'json', 'rss', 'atom', 'feed.json', 'ics'] : ['csv', 'ics'];

let world: FaultyWorld;

beforeAll(async () => {
  world = await startFaultyWorld();
  // The security whose pages are read is one that has all.
  await world.pages();
}, LIMIT.timeout);
afterAll(() => world?.end());

const FILES = SITE_MAP.filter(({ page }) => page !== null).flatMap((address) =>
  formatsOf(address)
    .filter((format) => FORMATS.includes(format))
    .flatMap((format) => LOCALE_CODES.map((locale) => `/${locale}${samplePath(address.path)}.${format}`)),
);

/** What the site said of pages and files that it could not make. */
function failures(): string[] {
  return world.site
    .takeFaults()
    .filter((line) => /"event":"(page-failed|request-failed)"/.test(line) || !line.startsWith('{'));
}

describe('whatever the services write into their fields', () => {
  test('every page and every file is answered in both languages, and the site goes on', LIMIT, async () => {
    const wrong = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const wave = hostileWave(round);
      await world.bring(wave, NO_LIMIT_MS);
      // Who asks again has taken what it was answered; a stream that is believed goes on.
      await world.untilNone(() => wave.asked.filter((call) => call !== 'stream' && world.proxy.given(call) < 2));
      for (const { locale, path, status } of await world.everyPage())
        if (status >= 500) wrong.add(`round ${round}: /${locale}${path} answers ${status}`);
      for (const { path, status } of await world.files(FILES))
        if (status >= 500) wrong.add(`round ${round}: ${path} answers ${status}`);
      for (const line of failures()) wrong.add(`round ${round}: ${line.slice(0, 600)}`);
    }
    expect([...wrong].slice(0, 20)).toEqual([]);
  });
});
