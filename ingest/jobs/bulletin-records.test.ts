import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Bulletin } from '#domain/bulletin.ts';
import { bulletinOf } from '#domain/bulletin-of.ts';
import { anyBulletinPeriod } from '#domain/bulletin-period.ts';
import { marketInstant } from '#domain/date.ts';
import { monthOf } from '#domain/month.ts';
import { sampleMarket } from '#domain/sample-bulletin.ts';
import { sampleDisclosure, sampleRecords } from '#domain/sample-bulletin-records.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { exchange } from '#exchange.config.ts';
import { openTestStore } from '#store/test-store.ts';
import { jobContext, NOW } from '../fake.ts';
import { readRecords, RECORD_JOBS, type Reference } from './bulletin-records.ts';

const MARKET = sampleMarket('2026-06-01', '2026-11-17');
const RECORDS = sampleRecords(MARKET);
const { root } = exchange.derivatives.contracts[0]!;

let opened: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  opened = await openTestStore();
  const { documents, disclosures } = opened.store;
  const save = (kind: string, all: Iterable<[string, unknown]>) =>
    documents.save(
      kind,
      [...all].map(([key, value]) => ({ key, value })),
      NOW,
    );
  const futures = RECORDS.futures!.map(({ currency: _, ...day }) => ({ ...day, root }));
  await save(
    'future-days',
    [...Map.groupBy(futures, ({ date }) => monthOf(date))].map(([month, days]) => [`${root}:${month}`, days]),
  );
  await save(
    'foreign-ownership',
    Map.groupBy(RECORDS.ownership!, ({ date }) => monthOf(date)),
  );
  await save(
    'margin-weeks',
    Map.groupBy(RECORDS.margin!, ({ week }) => week.slice(0, 4)),
  );
  await save('disclosure-history', [
    ['en', { done: true }],
    ['ar', { done: false }],
  ]);
  await disclosures.save(
    [
      ...sampleDisclosure('1', marketInstant('2026-11-17', '10:00')),
      ...sampleDisclosure('2', marketInstant('2026-11-17', '10:00'), { announcementType: 'News' }),
    ],
    NOW,
  );
}, 240_000);
afterAll(() => opened.end());

const reference: Reference = {
  securities: [sampleSecurity('D0', { kind: 'sukuk', currency: 'USD' })],
  profiles: [],
  bars: new Map(),
  hasDebtBars: true,
  absent: new Set(),
  actions: [],
  basketsOf: () => Promise.resolve([]),
};
const read = async (text: string, over: Partial<Reference> = {}, stored?: Bulletin) =>
  readRecords(await jobContext(opened.store, {}), anyBulletinPeriod(text)!, {
    reference: { ...reference, ...over },
    stored,
  });

it('a bulletin gets futures from the trading day before it on, and who held companies at both ends', async () => {
  const { futures, ownership, margin } = await read('2026-W45');
  expect(futures!.some(({ date }) => date === '2026-10-30')).toBe(true);
  expect(new Set(futures!.map(({ currency }) => currency))).toEqual(
    new Set([exchange.derivatives.contracts[0]!.currency]),
  );
  expect(ownership!.map(({ date }) => date)).toEqual(['2026-10-30', '2026-11-06']);
  expect(margin!.some(({ week }) => week === '2026-11-06')).toBe(true);
});

it('disclosures are issuers’ own, and not known while older ones are still being read', async () => {
  expect((await read('2026-11-17')).disclosures).toBeNull();
  await opened.store.documents.save('disclosure-history', [{ key: 'ar', value: { done: true } }], NOW);
  const { disclosures } = await read('2026-11-17');
  expect(new Set(disclosures!.map(({ id }) => id))).toEqual(new Set(['1-en', '1-ar']));
  expect(disclosures!.map(({ lang }) => lang).sort()).toEqual(['ar', 'en']);
});

it('what no service gives is left out', async () => {
  const none = await read('2026-Q3', { absent: new Set(RECORD_JOBS), securities: [] });
  expect(none).toEqual({});
});

it('how many sukuk are listed stays as it was when the bulletin was made', async () => {
  const period = anyBulletinPeriod('2026-W45')!;
  const stored = bulletinOf(period, { ...MARKET, records: { debt: (await read('2026-W45')).debt! } })!;
  expect(stored.sections.debt).toMatchObject([{ kind: 'sukuk', currency: 'USD', listed: 1 }]);
  const securities = [...reference.securities, sampleSecurity('D1', { kind: 'sukuk', currency: 'USD' })];
  const listedIn = async (before?: Bulletin) => [...(await read('2026-W45', { securities }, before)).debt!.listed];
  expect(await listedIn()).toEqual([['sukuk USD', 2]]);
  expect(await listedIn(stored)).toEqual([['sukuk USD', 1]]);
});
