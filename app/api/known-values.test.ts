import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { exchange } from '#exchange.config.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { knownParts } from './known-values.ts';
import { Refused, type Refusal } from './refused.ts';
import type { ApiRows, Means } from './resource.ts';
import { RESOURCES } from './resources.ts';

const QUARTERS = [
  { year: 2026, quarter: 3, endsOn: '2026-09-30', exchanges: [] },
  { year: 2026, quarter: 2, endsOn: '2026-06-30', exchanges: [] },
  { year: 2025, quarter: 4, endsOn: '2025-12-31', exchanges: [] },
];

const SITE = {
  exchange,
  locale: 'en',
  origin: '',
  now: () => Date.UTC(2026, 10, 18, 7),
  today: () => '2026-11-18',
  feedStatus: { stale: () => [], unread: () => false, isOffered: () => true },
  live: { clock: () => ({ simulated: true }), index: () => null, indexDay: () => [], quote: () => null },
  store: {
    securities: { list: async () => [] },
    quotes: { list: async () => [] },
    bars: {
      span: async () => ({ first: '2026-01-05', last: '2026-11-17' }),
      list: async () => [],
      last: async () => [],
    },
    indexPoints: { latest: async () => undefined, list: async () => [] },
    documents: {
      list: async (kind: string) => (kind === 'sharia-quarter' ? QUARTERS.map((value) => ({ key: '', value })) : []),
      find: async () => undefined,
      revisions: async () => ({}),
    },
  },
} as unknown as Site;

async function answerOf(name: string, asked: Record<string, string>): Promise<ApiRows | Refusal | null> {
  try {
    return await RESOURCES.find((one) => one.name === name)!.load(SITE, asked, {} as Means, {
      after: undefined,
      limit: 100,
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

beforeAll(() => {
  for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
});

describe('a value that the data do not have', () => {
  it('of a quarter without lists is refused with the quarters of that year', async () => {
    expect(await answerOf('sharia', { year: '2026', quarter: '4' })).toEqual({
      name: 'unknown-value',
      values: { name: 'quarter', value: '4' },
      known: ['2', '3'],
    });
    expect(await answerOf('sharia', { quarter: '1' })).toMatchObject({ known: ['2', '3', '4'] });
    expect(await answerOf('sharia', { year: '2025', quarter: '4' })).toMatchObject({
      view: { year: '2025', quarter: '4' },
      ignored: [],
    });
  });

  it('in a path is answered with those that it can have, where they are few', () => {
    expect(knownParts(['code'], { code: 'NOPE' }, SITE)).toEqual(exchange.indices.map(({ code }) => code));
    expect(knownParts(['bulletinKind', 'bulletinPeriod'], { bulletinKind: 'hourly' }, SITE)).toContain('daily');
    expect(knownParts(['bulletinKind', 'bulletinPeriod'], { bulletinKind: 'Daily' }, SITE)).toEqual([]);
    expect(knownParts(['symbol'], { symbol: 'NOPE' }, SITE)).toEqual([]);
  });
});

it('constituents without a day are none as long as no basket is known, never those at prices as they move', async () => {
  const code = exchange.indices[0]!.code;
  const found = (await answerOf('index-constituents', { code })) as ApiRows;
  expect([found.rows, found.ignored]).toEqual([[], []]);
  expect(found.columns.map(({ id }) => id)).toContain('closed-on');
});
