import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { marketTime, formatDate } from '#domain/date.ts';
import type { JobName } from '#ingest/jobs/jobs.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { contentIdOf } from '#exchange/issuers/seeded.ts';
import { textOf } from '#messages/text.tsx';
import { ALL_CALLS } from '#upstream/upstream.ts';
import { textAt } from './support/answers.ts';
import { FAULTS } from './support/faults.ts';
import { FED_CALLS, FILES, isGood, NOT_READ, unharmedBy, wavesOf, wavesOfHistory } from './support/fault-waves.ts';
import { NO_ANSWER_LIMIT_MS, NO_LIMIT_MS, SOON, startFaultyWorld, type FaultyWorld } from './support/faulty-world.ts';
import type { ReadPage } from './support/page-reader.ts';
import { statusOf, type StatusAnswer } from './support/site-status.ts';
import { said, staleMark } from './support/words.ts';

const PDF = 'application/pdf';
const HOUR_MS = 3_600_000;
/** Target for a page, whatever the services do. No test asserts times: they are reported at the end. */
const PAGE_MEANT_MS = 300;
/** Longer than the longest wait, whose failure lists what is missing. */
const LIMIT = { timeout: 600_000 };
/** Pages without market figures, also in their frame. */
const WITHOUT_FIGURES: readonly string[] = SITE_MAP.filter(
  ({ layout }) => layout === 'investor-app' || layout === 'blank',
).map(({ path }) => path);

let world: FaultyWorld;
let held: ReadPage[];
const files = {} as Record<Locale, Files>;

beforeAll(async () => {
  world = await startFaultyWorld();
}, LIMIT.timeout);
afterAll(async () => {
  if (!world) return;
  const took = world.tookMs();
  await world.end();
  const within = (share: number) => Math.round(took[Math.floor((took.length - 1) * share)] ?? 0);
  process.stdout.write(
    `${took.length} pages: half within ${within(0.5)} ms, 95 of 100 within ${within(0.95)} ms, the slowest ${within(1)} ms; ${PAGE_MEANT_MS} are meant.\n`,
  );
});

/** Every page answers with its earlier content. */
function expectHeld(pages: readonly ReadPage[]): void {
  for (const [place, { locale, path, status, substance }] of pages.entries()) {
    const name = `/${locale}${path}`;
    const before = held[place]!.substance;
    expect(status, name).toBe(200);
    expect(substance.headings, name).toEqual(before.headings);
    expect(substance.documents, name).toBeGreaterThanOrEqual(before.documents);
    expect(substance.rows, name).toBeGreaterThanOrEqual(before.rows);
    expect(substance.nothings, name).toBeLessThanOrEqual(before.nothings);
  }
}

/** What each page fails to state: how long the market has been silent, and the time of its other data. */
function untold(pages: readonly ReadPage[], feeds: StatusAnswer['feeds']): string[] {
  return pages.flatMap(({ locale, path, text }) => {
    const sentences = [
      staleMark(locale),
      textOf(locale)('market.stale.words', { age: 0 }).split('0')[0]!,
      said(locale, 'feeds.late.title'),
    ];
    const lacking = sentences.filter((sentence) => !text.includes(sentence));
    const isDated = feeds.some((feed) => text.includes(ageLine(locale, feed)));
    return [...lacking, ...(isDated ? [] : ['a date'])].map((what) => `/${locale}${path}: ${what}`);
  });
}

function ageLine(locale: Locale, { feed, readAt }: StatusAnswer['feeds'][number]): string {
  const at = Date.parse(readAt!);
  const t = textOf(locale);
  return t('feeds.late.asOf', { feed: t(`feeds.name.${feed}`), date: formatDate(at, locale), time: marketTime(at) });
}

async function silentSeconds(): Promise<number> {
  return (await statusOf(world.site.url)).market.ageSeconds;
}

async function jobsThatAre(...standings: string[]): Promise<JobName[]> {
  const { feeds } = await statusOf(world.site.url);
  return feeds.filter(({ standing }) => standings.includes(standing)).map(({ feed }) => feed);
}

interface Files {
  /** Files that readers requested before the faults. */
  read: string[];
  unread: string[];
}

/** A circular of each language only, with an edition in both: the other language lacks the requested one. */
const CIRCULARS: Readonly<Record<Locale, string>> = { en: 'circular/01/2026', ar: 'circular/02/2026' };

/**
 * Files of both services, from links on pages: an issuer's files are below their year on home, a circular's on its own
 * page.
 */
async function someFiles(locale: Locale): Promise<Files> {
  const [home] = held.filter((page) => page.locale === locale);
  const circular = hrefIn(locale, pathOf('the-exchange-circulars-id', { id: contentIdOf(CIRCULARS[locale]) }));
  const issuers = linked(home!.text, '/documents/2');
  const circulars = linked(await textAt(world.site.url, circular), '/documents/circulars/');
  expect(Math.min(issuers.length, circulars.length)).toBeGreaterThan(1);
  // Pages of disclosures fetch the newest files themselves, also during faults.
  return { read: [issuers[0]!, circulars[0]!], unread: [issuers.at(-1)!, circulars[1]!] };
}

function linked(html: string, below: string): string[] {
  const paths = [...new Set([...html.matchAll(/href="(\/documents\/[^"]+)"/g)].map(([, path]) => path!))];
  return paths.filter((path) => path.startsWith(below));
}

test('every call of the contract is disturbed, or is not made yet', () => {
  const known = [...FED_CALLS, ...FILES, ...NOT_READ];
  expect(known.toSorted()).toEqual(
    [...ALL_CALLS.map(({ name }) => name), 'integrated-reports', 'older-disclosures'].sort(),
  );
});

describe.each(FAULTS)('while the years before are read, a service that %s', (fault) => {
  test('keeps no page from answering', LIMIT, async () => {
    for (const wave of wavesOfHistory(fault)) await world.bring(wave);
    for (const { status, path } of await world.pages()) expect(status, path).toBe(200);
  });
});

test('when the faults are over, the rest of the years is read', LIMIT, async () => {
  await world.heal();
  await world.untilNone(() => jobsThatAre('unread', 'behind', 'expired'));
  held = await world.pages();
  expect(held.length).toBeGreaterThan(0);
  for (const locale of LOCALE_CODES) {
    files[locale] = await someFiles(locale);
    for (const { path, status } of await world.files(files[locale].read)) expect(status, path).toBe(200);
  }
});

describe.each(FAULTS)('a service that %s', (fault) => {
  const [all, ...others] = wavesOf(fault);
  const met = isGood(fault) ? [] : [all!];

  test.each(met)('leaves every page with its last good data, and with the age of it', LIMIT, async (wave) => {
    await world.bring(wave);
    expectHeld(await world.pages());
    await world.untilTold(unharmedBy(fault));
    // A cached page shows the silence within a second.
    await expect
      .poll(async () => untold(await world.pages(), (await statusOf(world.site.url)).feeds), SOON)
      .toEqual([]);
    expectHeld(await world.pages());
  });

  test('leaves every page with its last good data where only some calls meet it', LIMIT, async () => {
    for (const wave of isGood(fault) ? [all!, ...others] : others) {
      await world.bring(wave);
      expectHeld(await world.pages());
    }
  });
});

test.each(FAULTS.filter((fault) => !isGood(fault)))(
  'a service of files that %s leaves those that were read once, and nothing of others is kept',
  LIMIT,
  async (fault) => {
    const both = Object.values(files);
    await world.bring({ plan: { document: fault, asset: fault }, asked: [] }, NO_ANSWER_LIMIT_MS);
    const read = await world.files(both.flatMap((some) => some.read));
    expect(read.map(({ status }) => status)).toEqual(read.map(() => 200));
    for (const { path, status, text } of await world.files(both.flatMap(({ unread }) => unread))) {
      expect(status, path).toBe(503);
      expect(text, path).toContain('lang="ar"');
    }
  },
);

test('files whose service answers again are there', LIMIT, async () => {
  await world.heal('market');
  const all = Object.values(files).flatMap(({ read, unread }) => [...read, ...unread]);
  for (const { path, status, type } of await world.files(all)) expect([status, type], path).toEqual([200, PDF]);
});

test('faults that are over are forgotten', LIMIT, async () => {
  await world.heal();
  expect(await jobsThatAre('behind', 'expired')).toEqual([]);
  const pages = await world.pages();
  expectHeld(pages);
  for (const { text, locale } of pages) expect(text).not.toContain(said(locale, 'feeds.late.title'));
});

test('an upstream that hangs is not waited for: the page is there while the call still hangs', LIMIT, async () => {
  const [all] = wavesOf('hangs');
  // A feed that waits for its first call makes no other.
  await world.bring({ ...all!, asked: ['stream', 'disclosures', 'circulars', 'events'] }, NO_LIMIT_MS);
  const hanging = world.proxy.hanging();
  expect(hanging).toBeGreaterThan(0);
  expectHeld(await world.pages());
  expect(world.proxy.hanging()).toBeGreaterThanOrEqual(hanging);
});

test('72 hours with every service dead: every page answers, and says since when', LIMIT, async () => {
  const [all] = wavesOf('refuses');
  await world.bring(all!);
  for (let hours = 0; hours < 72; hours += 6) {
    world.site.hurry({ turnOnMs: 6 * HOUR_MS });
    await expect.poll(silentSeconds, SOON).toBeGreaterThanOrEqual((hours + 6) * 3_600);
  }
  for (const { locale, path, status, text } of await world.everyPage()) {
    const name = `/${locale}${path}`;
    expect(status, name).toBe(200);
    if (WITHOUT_FIGURES.includes(path)) continue;
    expect(text, name).toContain(staleMark(locale));
    expect(text, name).toContain(textOf(locale)('market.wait.days', { count: 3 }));
  }
  for (const { locale, path, text } of await world.pages())
    expect(text, `/${locale}${path}`).toContain(said(locale, 'errors.unfetched.title'));
  await world.heal();
  expect(await jobsThatAre('expired')).toEqual([]);
});

test('after all of it nothing is missing that the exchange has', LIMIT, async () => {
  expect(await world.missing()).toEqual([]);
});
