import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatsOf, SITE_MAP } from '#app/site-map.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { samplePath } from './support/built-pages.ts';
import { hostileWave } from './support/fault-waves.ts';
import { NO_LIMIT_MS, READING_MS, startFaultyWorld, type FaultyWorld } from './support/faulty-world.ts';
import { HOSTILE_ROUNDS } from './support/hostile-values.ts';

/** Every value in every field takes half an hour, and more on a busy machine: a normal run makes the first rounds. */
const ROUNDS = process.env.TEST_LONG ? HOSTILE_ROUNDS : 2;
const LIMIT = { timeout: process.env.TEST_LONG ? 10_800_000 : 600_000 };
/** Reading without a pause means writing without a pause, and everything else would wait for the store. */
const PACE = { everyMs: READING_MS };
/** Files are generated from the same records as their pages: each round requests one of each kind, in turn. */
const KINDS = [['xlsx', 'csv', 'json'], ['rss', 'atom', 'feed.json'], ['ics']] as const;

let world: FaultyWorld;

beforeAll(async () => {
  world = await startFaultyWorld();
  // The pages read are those of a security with all data.
  await world.pages();
}, LIMIT.timeout);
afterAll(() => world?.end());

/** Two rounds differ in what is corrupted, a field or a whole record: so each language has both. */
function languageOf(round: number, place: number): Locale {
  return LOCALE_CODES[(Math.floor(round / 2) + place) % LOCALE_CODES.length]!;
}

function filesOf(round: number): string[] {
  const files = SITE_MAP.filter(({ page }) => page !== null).flatMap((address) => {
    const formats: readonly string[] = formatsOf(address);
    return KINDS.map((kind) => kind.filter((format) => formats.includes(format)))
      .filter((kind) => kind.length > 0)
      .map((kind) => `${samplePath(address.path)}.${kind[round % kind.length]}`);
  });
  return files.map((file, place) => `/${languageOf(round, place)}${file}`);
}

/** The site's log lines about pages and files that it could not render. */
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
      await world.bring(wave, NO_LIMIT_MS, PACE);
      // A call that is made again has processed the earlier answer; an accepted stream stays open.
      await world.untilNone(() => wave.asked.filter((call) => call !== 'stream' && world.proxy.given(call) < 2), PACE);
      for (const { locale, path, status } of await world.everyPage((place) => [languageOf(round, place)]))
        if (status >= 500) wrong.add(`round ${round}: /${locale}${path} answers ${status}`);
      for (const { path, status } of await world.files(filesOf(round)))
        if (status >= 500) wrong.add(`round ${round}: ${path} answers ${status}`);
      if (process.env.TEST_LONG) process.stdout.write(`Round ${round} of ${ROUNDS}: ${wrong.size} faults so far.\n`);
      for (const line of failures()) wrong.add(`round ${round}: ${line.slice(0, 600)}`);
    }
    expect([...wrong].slice(0, 20)).toEqual([]);
  });
});
