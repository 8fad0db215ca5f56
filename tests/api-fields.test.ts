import { describe, expect } from 'vitest';
import { LOCALE_CODES } from '#domain/locale.ts';
import { exchange } from '#exchange.config.ts';
import { answeredInTime } from './support/answers.ts';
import { API_DAY } from './support/api-values.ts';
import { journey } from './support/journey.ts';

const BASE = '/api/v1';

describe('what the open API tells', () => {
  journey(
    'has rights issues among corporate actions, with all that their factor is computed of',
    async ({ siteUrl }) => {
      const rowsOf = async (path: string): Promise<Record<string, string | null>[]> =>
        (await (await answeredInTime(siteUrl + BASE + path)).json()).rows;
      const rights = await rowsOf('/corporate-actions?kind=rights-issue&limit=1000');
      expect(rights.length).toBeGreaterThan(0);
      for (const row of rights) {
        expect(row['kind']).toBe('rights-issue');
        expect(row['subscriptionPrice']).toMatch(/^\d+\.\d{3}$/);
        expect(row['ratio']).toMatch(/^\d+:\d+$/);
      }
      const all = await rowsOf('/corporate-actions?limit=1000');
      expect(all.filter(({ kind }) => kind === 'rights-issue')).toEqual(rights);
      const { symbol } = rights[0]!;
      const own = await rowsOf(`/securities/${symbol}/corporate-actions`);
      expect(own.some(({ kind }) => kind === 'rights-issue')).toBe(true);
      const factors = await rowsOf('/factors?kind=rights-issue');
      expect(factors.length).toBeGreaterThan(0);
      for (const row of factors.filter(({ status }) => status === 'applied')) {
        const [units, of, price, close] = ['units', 'of', 'price', 'closeBefore'].map((key) => Number(row[key]));
        const left =
          row['announced'] === null ? (of! * close! + units! * price!) / (of! + units!) : Number(row['announced']);
        expect(Number(row['factor'])).toBeCloseTo(left / close!, 6);
      }
    },
  );

  journey(
    'has the same entries among corporate actions as the page and its file, offerings too',
    async ({ siteUrl }) => {
      const page = `${siteUrl}/the-exchange/news-disclosures/corporate-actions.json`;
      const idOf = ({ symbol, kind, subscriptionFrom, exDate, meetingDate }: Record<string, string | null>) =>
        [symbol, kind, subscriptionFrom, exDate, meetingDate].join(' ');
      for (const kind of ['offering', 'split']) {
        const file = await (await fetch(`${page}?kind=${kind}`)).json();
        const api = await (await answeredInTime(`${siteUrl}${BASE}/corporate-actions?kind=${kind}&limit=1000`)).json();
        expect(file.rows.length).toBeGreaterThan(0);
        expect(api.rows.map(idOf)).toEqual(file.rows.map(idOf));
      }
    },
  );

  journey('has index levels with divisor, constituents and dividends, as the page’s file', async ({ siteUrl }) => {
    const { code } = exchange.indices.find(({ kind }) => kind === 'general')!;
    const range = 'from=2026-10-01&to=2026-11-13';
    const page = `${siteUrl}/the-exchange/statistics-reports/historical-data/dfmgi.json?index=${code}&${range}`;
    const file = await (await fetch(page)).json();
    const api = await (await answeredInTime(`${siteUrl}${BASE}/indices/${code}/levels?${range}`)).json();
    const figures = ({ name: _, ...rest }: Record<string, unknown>) => rest;
    expect(api.rows.length).toBeGreaterThan(20);
    expect(api.rows.map(figures)).toEqual(file.rows.map(figures));
    expect(api.rows[0]).toMatchObject({ totalReturn: expect.any(String), dividendPoints: expect.any(String) });
    expect(api.rows[0].constituents).toBeGreaterThan(5);
    expect(api.missing).toBeUndefined();
  });

  journey('names the days of a series that it does not have, and of what prices are', async ({ siteUrl }) => {
    const answerOf = async (path: string) => (await answeredInTime(siteUrl + BASE + path)).json();
    const { code } = exchange.indices[0]!;
    const early = await answerOf(`/indices/${code}/levels?from=2010-01-04&to=2026-11-13&interval=month`);
    expect(early.missing[0]).toBe('2010-01-04');
    const first = early.rows.at(-1).date.slice(0, 7);
    expect(early.missing.at(-1).slice(0, 7) <= first).toBe(true);
    const futures = await answerOf('/securities?kind=future&limit=5');
    // Sukuk of the sister exchange have no prices here.
    const debt = await answerOf('/securities?kind=sukuk&board=debt&limit=5');
    const unitsOf = async ({ symbol }: { symbol: string }) => {
      const response = await answeredInTime(
        `${siteUrl}${BASE}/securities/${symbol}/prices?from=2026-10-01&to=2026-11-13`,
      );
      expect([symbol, response.status]).toEqual([symbol, 200]);
      const { rows } = (await response.json()) as { rows: { priceUnit: string; close: string }[] };
      return rows.map(({ priceUnit }) => priceUnit);
    };
    expect(debt.rows.length).toBeGreaterThan(0);
    for (const one of debt.rows) expect([...new Set([...(await unitsOf(one)), 'percent'])]).toEqual(['percent']);
    const ofFutures: string[] = [];
    for (const one of futures.rows) ofFutures.push(...(await unitsOf(one)));
    expect(ofFutures.length).toBeGreaterThan(0);
  });

  journey('narrows the prices of a day to a kind and a part of the market, on any basis', async ({ siteUrl }) => {
    const rowsOf = async (query: string): Promise<Record<string, string>[]> =>
      (await (await answeredInTime(`${siteUrl}${BASE}/prices?day=2025-11-13${query}`)).json()).rows;
    const all = await rowsOf('');
    const funds = await rowsOf('&board=505');
    expect(funds.length).toBeGreaterThan(0);
    expect(funds).toEqual(all.filter(({ board }) => board === '505'));
    const own = (rows: readonly Record<string, string>[]) => rows.find(({ symbol }) => symbol === exchange.ownSymbol)!;
    const [day] = await rowsOf('&prices=total&kind=equity').then((rows) => [own(rows)]);
    const series = `${siteUrl}${BASE}/securities/${exchange.ownSymbol}/prices?from=2025-11-13&to=2025-11-13&prices=total`;
    const [same] = (await (await answeredInTime(series)).json()).rows;
    expect([day!['close'], day!['factor'], day!['volume']]).toEqual([same.close, same.factor, same.volume]);
    expect(Number(day!['close'])).toBeLessThan(Number(own(all)['close']));
  });

  journey('gives disclosures page by page, each once, in both languages', async ({ siteUrl }) => {
    for (const lang of LOCALE_CODES) {
      const address = `${siteUrl}${BASE}/disclosures?lang=${lang}&to=${API_DAY}`;
      const whole = (await (await answeredInTime(`${address}&limit=700`)).json()).rows as { id: string }[];
      expect(whole.length).toBeGreaterThan(500);
      const paged: { id: string }[] = [];
      for (let next: string | null = `${address}&limit=90`; next !== null && paged.length < whole.length;) {
        const answer = await (await answeredInTime(next)).json();
        paged.push(...answer.rows);
        next = answer.next === null ? null : siteUrl + new URL(answer.next).pathname + new URL(answer.next).search;
      }
      expect(paged.slice(0, whole.length)).toEqual(whole);
    }
    expect((await answeredInTime(`${siteUrl}${BASE}/disclosures?after=bm9ib2R5`)).status).toBe(400);
  });

  journey('tells who traded by nationality, by type and by both, with volumes', async ({ siteUrl }) => {
    const rowsOf = async (query: string): Promise<Record<string, string | number | null>[]> =>
      (
        await (
          await answeredInTime(`${siteUrl}${BASE}/market/investors?from=2026-11-09&to=2026-11-13&interval=week${query}`)
        ).json()
      ).rows;
    const sum = (rows: readonly Record<string, string | number | null>[], key: string) =>
      rows.reduce((total, row) => total + Math.round(Number(row[key]) * 1_000), 0);
    const [nations, three, both] = [await rowsOf('&groups=4'), await rowsOf(''), await rowsOf('&by=both')];
    // Without a number there are as many groups as on the page.
    expect([nations.length, three.length, both.length]).toEqual([4, 3, 20]);
    for (const key of ['buyValue', 'sellValue', 'buyVolume', 'sellVolume'])
      expect([sum(three, key), sum(both, key)]).toEqual([sum(nations, key), sum(nations, key)]);
    expect(sum(nations, 'buyVolume')).toBeGreaterThan(0);
    const refused = await answeredInTime(`${siteUrl}${BASE}/market/investors?by=type&groups=3`);
    expect([refused.status, (await refused.json()).known]).toEqual([400, ['2', '5']]);
  });

  journey('has the calendar of a range, the limits of prices, and the tables of a bulletin', async ({ siteUrl }) => {
    const answerOf = async (path: string) => (await answeredInTime(siteUrl + BASE + path)).json();
    const range = await answerOf('/calendar?from=2026-10-28&to=2026-11-04');
    expect(range.rows.map(({ date }: { date: string }) => date)).toEqual([
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
    ]);
    for (const query of ['month=2026-10&from=2026-10-01', 'from=2010-01-01&to=2026-01-01', 'from=1999-01-01'])
      expect([query, (await answeredInTime(`${siteUrl}${BASE}/calendar?${query}`)).status]).toEqual([query, 400]);
    const [event] = (await answerOf('/events?limit=1')).rows;
    const day = event.from.slice(0, 10);
    const onDay = await answerOf(`/calendar?from=${day}&to=${day}`);
    if (onDay.rows.length > 0) expect(onDay.rows[0].events.ar).toMatch(/[\u0600-\u06ff]/);
    // Quotes are delayed for so long that the site may have none yet.
    const quotes = await answeredInTime(`${siteUrl}${BASE}/quotes/${exchange.ownSymbol}`);
    if (quotes.status === 200) {
      const { row } = await quotes.json();
      expect(Number(row.limitUp)).toBeGreaterThan(Number(row.limitDown));
      expect(row.delayMinutes).toBe(exchange.openData.quoteDelayMinutes);
    }
    const bulletin = await answerOf('/bulletins/quarterly/2026-Q3');
    expect(bulletin.revision).toBe(bulletin.row.revision);
    for (const section of bulletin.row.sections.split(' '))
      expect([
        section,
        (await answeredInTime(`${siteUrl}${BASE}/bulletins/quarterly/2026-Q3/${section}`)).status,
      ]).toEqual([section, 200]);
    const named = await answeredInTime(
      `${siteUrl}${BASE}/bulletins/quarterly/2026-Q3/market.csv?revision=${bulletin.revision}`,
    );
    expect(named.headers.get('Cache-Control')).toMatch(/immutable/);
    expect(named.headers.get('X-Revision')).toBe(String(bulletin.revision));
  });

  journey('announces its versions and corrections in feeds, and its problems with the way on', async ({ siteUrl }) => {
    const feedOf = async (name: string) => {
      const feed = await answeredInTime(`${siteUrl}${BASE}/${name}.feed.json`);
      expect([name, feed.status, feed.headers.get('Content-Type')]).toEqual([
        name,
        200,
        expect.stringMatching(/^application\/feed\+json/),
      ]);
      return (await feed.json()) as { items: { title: string; url: string }[] };
    };
    const { rows } = await (await answeredInTime(`${siteUrl}${BASE}/changes`)).json();
    const { items } = await feedOf('changes');
    expect(items.map(({ title }) => title)).toContain(`Version ${rows[0].version}`);
    await feedOf('corrections');
    const long = await answeredInTime(`${siteUrl}${BASE}/market/investors?from=2010-01-01&to=2026-11-13&by=both`);
    if (long.status === 400) expect((await long.json()).detail).toContain(`${BASE}/bulk`);
  });
});
