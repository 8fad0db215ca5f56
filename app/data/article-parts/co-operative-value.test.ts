import { beforeAll, describe, expect, it } from 'vitest';
import type { DailyBar } from '#domain/quote.ts';
import { sampleSecurity } from '#domain/sample-security.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog, textOf } from '#messages/text.tsx';
import type { Site } from '#app/context.ts';
import { valueTradedOf } from './co-operative-value.ts';
import type { PartRequest } from './part.ts';

beforeAll(() => {
  for (const code of LOCALE_CODES) registerCatalog(code, CATALOGS[code]);
});

/** Values in thousandths of a dirham. */
const bars = (...values: readonly (readonly [date: string, value: number])[]) =>
  values.map(([date, value]) => ({ date, value }) as DailyBar);
const BARS: Record<string, DailyBar[]> = {
  COOP: bars(['2026-11-16', 5_000_000], ['2026-11-17', 9_000_000]),
  A: bars(['2026-11-16', 800_000_000], ['2026-11-17', 7_000_000]),
  B: bars(['2026-11-16', 60_000_000], ['2026-11-17', 8_000_000]),
  C: bars(['2026-11-16', 40_000_000], ['2026-11-17', 2_000_000]),
  SECOND: bars(['2026-11-16', 1_000]),
};

async function shown(
  held: Readonly<Record<string, DailyBar[]>> = BARS,
  { status = 'read', locale = 'en' as Locale } = {},
) {
  const site: Site = {
    locale,
    feedStatus: { unread: () => status === 'unread', isOffered: () => status !== 'absent' },
    shared: (_name: string, make: (own: Site) => unknown) => make(site),
    store: {
      securities: {
        list: async () =>
          Object.keys(BARS).map((symbol) => sampleSecurity(symbol, { board: symbol === 'SECOND' ? '520' : '510' })),
      },
      bars: {
        span: async (symbol: string) => held[symbol] && { first: '2026-11-16', last: '2026-11-17' },
        list: async (symbol: string) => held[symbol] ?? [],
      },
    },
  } as unknown as Site;
  return valueTradedOf('COOP', { site, t: textOf(locale), settings: {} } as unknown as PartRequest);
}

describe('the value traded of a co-operative', () => {
  it('is drawn beside the median of the main market’s other shares, with every figure in a table', async () => {
    const [drawn] = await shown();
    if (drawn?.type !== 'lines') throw new Error('Nothing is drawn.');
    expect(drawn.lines.map(({ id, values }) => [id, values])).toEqual([
      ['own', [5_000_000, 9_000_000]],
      ['median', [60_000_000, 7_000_000]],
    ]);
    expect(drawn.columns.map(({ texts }) => texts)).toEqual([
      ['5,000', '9,000'],
      ['60,000', '7,000'],
    ]);
  });

  it('is said to be below it, on how many days and by how much on a median day', async () => {
    const [, said] = await shown();
    expect(JSON.stringify(said)).toContain(
      'On 1 of the last 2 trading days the value traded of COOP was below the median.',
    );
    expect(JSON.stringify(said)).toContain('AED 7,000, against AED 33,500');
    const [, arabic] = await shown(BARS, { locale: 'ar' });
    expect(JSON.stringify(arabic)).toMatch(/في يوم واحد من أيام التداول الأخيرة/);
  });

  it('tells apart prices that have not been received, that are not given, and a security without any', async () => {
    expect(JSON.stringify(await shown({}, { status: 'unread' }))).toContain('have not been received yet');
    expect(JSON.stringify(await shown({}, { status: 'absent' }))).toContain('does not publish');
    expect(JSON.stringify(await shown({}))).not.toContain('received');
  });
});
