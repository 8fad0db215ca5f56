import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { allBulletinsMade, bulletinAt, BULLETINS, LAST_DAY, type BulletinRow } from './support/bulletin-files.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const PRICES = pathOf('the-exchange-historical-data-company-prices');
const GENERAL = pathOf('the-exchange-historical-data-dfmgi');
const FUTURES = pathOf('the-exchange-historical-data-futures');
const OWNERSHIP = pathOf('the-exchange-foreign-ownership');
const MARGIN = pathOf('the-exchange-weekly-margin-trading-report');
/** The last finished week ends on a Friday. */
const LAST_WEEK = '2026-W46';
const WEEK_END = '2026-11-13';

const origin = inject('siteUrl');
const fils = (amount: unknown) => Math.round(Number(amount ?? 0) * 1_000);
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

beforeAll(allBulletinsMade);

byTurns('bulletins', ({ locale, prefix }) => {
  const words = (id: string) => said(locale, id);

  journey('of the last day come to the prices of that day', async () => {
    const { view, asOf, rows: market, sections } = await bulletinAt(prefix, '');
    const { rows } = sections['securities']!;
    expect([view.kind, view.period, asOf]).toEqual(['daily', LAST_DAY, LAST_DAY]);
    const prices = (await jsonAt<{ rows: BulletinRow[] }>(origin, `${PRICES}.json?day=${LAST_DAY}`)).rows;
    const value = sum(prices.map((row) => fils(row['value'])));
    expect(fils(market[0]!['value'])).toBe(value);
    expect(sum(rows.map((row) => fils(row['value'])))).toBe(value);
    for (const price of prices.filter((row) => Number(row['volume']) > 0))
      expect(rows.find(({ symbol }) => symbol === price['symbol'])).toMatchObject({
        open: price['open'],
        high: price['high'],
        low: price['low'],
        close: price['close'],
        volume: price['volume'],
        trades: price['trades'],
      });
    for (const section of ['nationality', 'investors'])
      expect(sum(sections[section]!.rows.map((row) => fils(row['buying'])))).toBe(value);
  });

  journey('of a month are the sum of its days, on the page and in every file', async () => {
    const { rows: own, sections } = await bulletinAt(prefix, '?kind=monthly&period=2026-10');
    const [market] = own;
    for (const part of ['value', 'volume', 'trades'])
      expect(sum(sections['days']!.rows.map((row) => fils(row[part])))).toBe(fils(market![part]));
    const html = await textAt(origin, `${prefix}${BULLETINS}?kind=monthly&period=2026-10`);
    expect(html).toContain(Math.round(Number(market!['value'])).toLocaleString('en-US'));
    const csv = await textAt(origin, `${prefix}${BULLETINS}.csv?kind=monthly&period=2026-10&section=market`);
    expect(csv.split('\r\n')[1]).toContain(String(market!['value']));
  });

  journey('of a week come to the futures, the foreign ownership and the margin trading of other pages', async () => {
    const { sections } = await bulletinAt(prefix, `?kind=weekly&period=${LAST_WEEK}`);
    const rowsOf = async (page: string, query: string) =>
      (await jsonAt<{ rows: BulletinRow[] }>(origin, `${prefix}${page}.json?${query}`)).rows;
    const own = sections['futures']!.rows.filter(({ root }) => root === 'RAWZANA');
    const days = await rowsOf(FUTURES, `root=RAWZANA&from=2026-11-09&to=${WEEK_END}`);
    for (const part of ['volume', 'value', 'trades'])
      expect(sum(own.map((row) => fils(row[part])))).toBe(sum(days.map((row) => fils(row[part]))));
    const last = days.filter(({ date }) => date === WEEK_END);
    expect(own.map(({ contract, settlement, openInterest }) => [contract, settlement, openInterest])).toEqual(
      last.map(({ contract, settlement, openInterest }) => [contract, settlement, openInterest]),
    );
    const companies = await rowsOf(OWNERSHIP, `day=${WEEK_END}`);
    const near = companies.filter(({ status }) => ['near', 'full', 'over'].includes(String(status)));
    expect(sections['foreign-limits']!.rows.map(({ symbol }) => symbol).sort()).toEqual(
      near.map(({ symbol }) => symbol).sort(),
    );
    for (const { symbol, actual } of sections['foreign']!.rows)
      expect(companies.find((row) => row['symbol'] === symbol)).toMatchObject({ foreignActual: actual });
    const week = (await rowsOf(MARGIN, `from=${WEEK_END}&to=${WEEK_END}`))[0]!;
    const { outstanding, collateral, calls } = week;
    expect(sections['margin']!.rows).toMatchObject([{ week: WEEK_END, outstanding, collateral, calls }]);
  });

  journey('put the same market cap on a day as its prices do, suspended shares at their last close', async () => {
    const { rows, sections } = await bulletinAt(prefix, `?kind=daily&period=${LAST_DAY}`);
    const prices = await jsonAt<{ rows: BulletinRow[] }>(origin, `/api/v1/prices?day=${LAST_DAY}`);
    const worth = (all: readonly BulletinRow[]) => sum(all.map(({ marketValue }) => fils(marketValue)));
    expect(sections['securities']!.rows.filter(({ days, marketValue }) => days === 0 && marketValue)).not.toEqual([]);
    expect(worth(prices.rows)).toBe(fils(rows[0]!['marketValue']));
    const page = await jsonAt<{ rows: BulletinRow[] }>(origin, `${prefix}${PRICES}.json?day=${LAST_DAY}`);
    expect(worth(page.rows)).toBe(fils(rows[0]!['marketValue']));
  });

  journey('name each disclosure of a day once, in the language of the page', async () => {
    const { sections } = await bulletinAt(prefix, '');
    const { headlines, disclosures } = sections;
    expect(sum(disclosures!.rows.map(({ count }) => Number(count)))).toBe(headlines!.rows.length);
    const html = await textAt(origin, `${prefix}${BULLETINS}`);
    for (const { headline, symbol } of headlines!.rows) {
      expect(html).toContain(symbol);
      expect(/[\u0600-\u06ff]/.test(String(headline))).toBe(locale === 'ar');
    }
  });

  journey('of a quarter have the reviews of indices, and results with the day on which they were due', async () => {
    const { sections } = await bulletinAt(prefix, '?kind=quarterly&period=2026-Q3');
    const reviews = Map.groupBy(sections['reviews']!.rows, ({ code, day }) => `${code} ${day}`);
    expect(reviews.size).toBeGreaterThan(0);
    for (const members of reviews.values()) expect(sum(members.map(({ after }) => fils(after)))).toBe(100_000);
    for (const { status, publishedOn, dueOn } of sections['results']!.rows)
      expect(status).toBe(String(publishedOn) <= String(dueOn) ? 'on-time' : 'late');
    const csv = await textAt(origin, `${prefix}${BULLETINS}.csv?kind=quarterly&period=2026-Q3&section=results`);
    expect(csv.trim().split('\r\n')).toHaveLength(sections['results']!.rows.length + 1);
  });

  journey('of a year are the sum of its months, and drawn on the page', async ({ visit }) => {
    const { rows: own, sections } = await bulletinAt(prefix, '?kind=yearly&period=2025');
    const [market] = own;
    const rowsOf = (name: string) => sections[name]!.rows;
    expect(rowsOf('months')).toHaveLength(12);
    for (const part of ['value', 'volume', 'trades', 'days']) {
      expect(sum(rowsOf('months').map((row) => fils(row[part])))).toBe(fils(market![part]));
      expect(fils(rowsOf('years')[0]![part])).toBe(fils(market![part]));
    }
    expect(rowsOf('months').at(-1)).toMatchObject({ month: '2025-12', marketValue: market!['marketValue'] });
    expect(rowsOf('years').map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022, 2021]);
    expect(rowsOf('extremes')).toHaveLength(4);
    expect(rowsOf('suspensions')).toMatchObject([{ kind: 'suspension', symbol: expect.any(String) }]);
    const october = await bulletinAt(prefix, '?kind=monthly&period=2026-10');
    const { value, close } = october.sections['months']!.rows.at(-1)!;
    expect([value, close]).toEqual([october.rows[0]!['value'], october.sections['indices']!.rows[0]!['close']]);
    const api = await jsonAt<{ rows: BulletinRow[] }>(origin, '/api/v1/bulletins/yearly/2025/extremes');
    expect(api.rows.map(({ day }) => day)).toEqual(rowsOf('extremes').map(({ day }) => day));
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${BULLETINS}?kind=yearly&period=2025`);
    for (const id of ['bulletins.drawn.nets', 'trading.drawn.nets'])
      expect(await page.locator('main').innerHTML()).toContain(words(id));
  });

  journey('of a month and of a year are the sums of the market’s days', async () => {
    const turned = async (path: string) => {
      const { rows } = await jsonAt<{ rows: BulletinRow[] }>(origin, `/api/v1${path}`);
      return [rows.map(({ volume }) => Number(volume)), rows.map(({ value }) => fils(value))].map(sum);
    };
    for (const [kind, period, range] of [
      ['monthly', '2026-10', 'from=2026-10-01&to=2026-10-31'],
      ['yearly', '2025', 'from=2025-01-01&to=2025-12-31'],
    ] as const) {
      const bulletin = await turned(`/bulletins/${kind}/${period}/market`);
      for (const interval of ['day', 'week', 'month', 'year'])
        expect([period, interval, ...(await turned(`/market/days?${range}&interval=${interval}`))]).toEqual([
          period,
          interval,
          ...bulletin,
        ]);
    }
  });

  journey('of an index move with its dividends as the page of the index says', async () => {
    const { sections } = await bulletinAt(prefix, '?kind=monthly&period=2026-10');
    const { code, totalPercent } = sections['indices']!.rows[0]!;
    const page = `${prefix}${GENERAL}.json?index=${String(code)}&interval=month&from=2026-10-01&to=2026-10-31`;
    const [row] = (await jsonAt<{ rows: BulletinRow[] }>(origin, page)).rows;
    expect(Math.abs(fils(totalPercent) - fils(row!['totalPercent']))).toBeLessThanOrEqual(1);
  });

  journey('of a day have no section of a week: what asks for one gets the market, and is told', async () => {
    const { ignored, view } = await bulletinAt(prefix, '?section=margin');
    expect([ignored, view]).toMatchObject([[{ parameter: 'section', value: 'margin' }], { section: 'market' }]);
  });
});
