import { afterAll, beforeAll, expect, vi } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { percent, price, signed, twoDecimals } from '#domain/number.ts';
import { exchange } from '#exchange.config.ts';
import type { MwStock } from '#upstream/wire/market.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { parseCsv } from './support/csv.ts';
import {
  closesOf,
  compute,
  figure,
  GENERAL,
  pageOf,
  SECTOR,
  sectionOf,
  SHARIA,
  thousandths,
} from './support/index-parts.ts';
import { linksOf, markupOf } from './support/html.ts';
import { byTurns, journey } from './support/journey.ts';
import { startSiteWithExchange, type RawMarket } from './support/raw-market.ts';
import type { Site } from './support/site.ts';
import { tableOf, type TableRow } from './support/table.ts';

/** A Saturday noon: nothing changes between requests. */
const CLOSED = '2026-11-21T12:00*1';
const FRIDAY = '2026-11-20';
const READ = { timeout: 240_000, interval: 500 };
/** A Sunday in an earlier quarter. */
const SUNDAY = '2026-06-28';
const TRADED_BEFORE = '2026-06-26';

let site: Site;
let raw: RawMarket;
beforeAll(async () => {
  ({ site, raw } = await startSiteWithExchange(CLOSED));
  await vi.waitFor(async () => {
    const { rows } = await jsonAt<{ rows: { weight: string | null }[] }>(
      site.url,
      `${pageOf(GENERAL!)}.json?day=${TRADED_BEFORE}`,
    );
    expect(rows.every(({ weight }) => weight !== null)).toBe(true);
  }, READ);
});
afterAll(() => site?.stop());

const bySymbol = (rows: readonly TableRow[]) => new Map(rows.map((row) => [row.symbol, row.cells]));

byTurns('the page of an index', ({ prefix }) => {
  journey.for([GENERAL!, SHARIA!, SECTOR!])(
    '$code: level, weights and contributions are those of the raw data',
    async (index) => {
      const { before, after } = closesOf(await raw.stocks());
      const basket = (await raw.baskets(index.code)).at(-1)!;
      const computed = compute(basket, before, after);
      const html = await textAt(site.url, prefix + pageOf(index));
      const rows = tableOf(sectionOf(html, 'constituents'));
      const members = rows.filter(({ symbol }) => symbol !== '');
      const total = rows.find(({ symbol }) => symbol === '')!.cells;
      const move = Math.round(computed.level * 100) / 100 - Math.round(computed.before * 100) / 100;

      expect(members.map(({ symbol }) => symbol).toSorted()).toEqual(
        basket.constituents.map(({ symbol }) => symbol).toSorted(),
      );
      expect(html).toContain(`>${twoDecimals(Math.round(computed.level * 100) * 10)}</bdi>`);
      expect(figure(total[1]!)).toBeCloseTo(move, 2);
      expect(html).toContain(`>${signed(thousandths(total[1]!), { decimals: 2, zero: true })}</bdi>`);
      expect(members.reduce((sum, { cells }) => sum + thousandths(cells[1]!), 0)).toBe(thousandths(total[1]!));
      for (const { symbol, weight, contribution, shares } of computed.parts) {
        const [shownWeight, shownContribution, last, , , shownShares] = bySymbol(members).get(symbol)!;
        expect(Math.abs(figure(shownWeight!) - weight), `weight of ${symbol}`).toBeLessThan(0.0101);
        expect(Math.abs(figure(shownContribution!) - contribution), `contribution of ${symbol}`).toBeLessThan(0.0121);
        expect(figure(shownShares!), `shares of ${symbol}`).toBe(Math.round(shares));
        const { lastradeprice } = (await stocksOnce()).get(symbol)!;
        expect(last).toBe(price(Math.round(lastradeprice * 1_000)));
      }
    },
  );

  journey('orders its members by what the address asks for, and says what it cannot follow', async () => {
    const contributions = async (query: string) =>
      tableOf(sectionOf(await textAt(site.url, prefix + pageOf(GENERAL!) + query), 'constituents'))
        .filter(({ symbol }) => symbol !== '')
        .map(({ cells }) => thousandths(cells[1]!));
    const down = await contributions('?sort=contribution');
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    const up = await contributions('?sort=contribution&order=ascending');
    expect(up).toEqual(down.toSorted((a, b) => a - b));
    const html = await textAt(site.url, `${prefix}${pageOf(GENERAL!)}?sort=beauty&range=7W`);
    expect(markupOf(html)).toContain('beauty');
    expect(markupOf(html)).toContain('7W');
  });

  journey('shows the weights of an earlier day, by the basket and the closes of then', async () => {
    const html = await textAt(site.url, `${prefix}${pageOf(GENERAL!)}?day=${SUNDAY}`);
    const file = await jsonAt<{ view: { day: string }; rows: Record<string, string>[] }>(
      site.url,
      `${prefix}${pageOf(GENERAL!)}.json?day=${SUNDAY}`,
    );
    expect(file.view.day).toBe(TRADED_BEFORE);
    const basket = (await raw.baskets(GENERAL!.code)).findLast(({ date }) => date <= TRADED_BEFORE)!;
    const closes = new Map<string, number>();
    for (const { symbol } of basket.constituents)
      closes.set(symbol, (await raw.bars(symbol, '2026-03-01', TRADED_BEFORE)).at(-1)!.close);
    const { level, parts } = compute(basket, closes, closes);
    const [bar] = await raw.bars(GENERAL!.code, TRADED_BEFORE, TRADED_BEFORE);
    expect(level).toBeCloseTo(bar!.close, 1);
    expect(markupOf(html)).toContain(twoDecimals(Math.round(bar!.close * 1_000)));
    expect(file.rows.map(({ symbol }) => symbol).toSorted()).toEqual(parts.map(({ symbol }) => symbol).toSorted());
    const shown = tableOf(sectionOf(html, 'then'));
    for (const [place, row] of file.rows.entries()) {
      const part = parts.find(({ symbol }) => symbol === row['symbol'])!;
      expect(Math.abs(Number(row['weight']) - part.weight), row['symbol']).toBeLessThan(0.00101);
      expect(Number(row['close'])).toBe(closes.get(part.symbol));
      expect([shown[place]!.symbol, shown[place]!.cells[0]]).toEqual([
        part.symbol,
        percent(Math.round(Number(row['weight']) * 1_000), { sign: false }),
      ]);
    }
    expect(file.rows.reduce((sum, row) => sum + thousandths(row['weight']!), 0)).toBe(100_000);
  });

  journey.for(['2026-02-30', 'yesterday', '1999-01-01', '2030-01-01'])(
    'says why it cannot show the weights of "%s"',
    async (day) => {
      const html = markupOf(await textAt(site.url, `${prefix}${pageOf(GENERAL!)}?day=${day}`));
      expect(html).toMatch(/role="note"|aria-invalid="true"/);
    },
  );

  journey('gives its members as files, digit for digit', async () => {
    const path = prefix + pageOf(GENERAL!);
    const html = await textAt(site.url, `${path}?sort=free-float-shares`);
    const [headings = [], ...csv] = parseCsv(await textAt(site.url, `${path}.csv?sort=free-float-shares`));
    const json = await jsonAt<{ rows: Record<string, string | number | null>[] }>(
      site.url,
      `${path}.json?sort=free-float-shares`,
    );
    const members = tableOf(sectionOf(html, 'constituents')).filter(({ symbol }) => symbol !== '');
    expect(json.rows.map(({ symbol }) => symbol)).toEqual(members.map(({ symbol }) => symbol));
    expect(csv.map((row) => row.slice(0, headings.length - 4))).toEqual(
      json.rows.map((row) => Object.values(row).map((cell) => String(cell ?? ''))),
    );
    for (const [place, { cells }] of members.entries())
      expect(cells[1]).toBe(
        signed(thousandths(String(json.rows[place]!['contribution'])), { decimals: 3, zero: true }),
      );
    for (const format of ['csv', 'json']) expect(linksOf(html)).toContain(`${path}.${format}?sort=free-float-shares`);
  });

  journey('is one of the rows of all indices, whose levels and turnover are those of the raw data', async () => {
    const path = prefix + pathOf('the-exchange-indices');
    const html = await textAt(site.url, path);
    const { rows } = await jsonAt<{ rows: Record<string, string | number>[] }>(site.url, `${path}.json`);
    expect(rows.map(({ code }) => code)).toEqual(exchange.indices.map(({ code }) => code));
    const stocks = await stocksOnce();
    for (const index of exchange.indices) {
      const row = rows.find(({ code }) => code === index.code)!;
      const [newest] = await raw.minutes(index.code);
      const bars = await raw.bars(index.code, '2025-11-21', FRIDAY);
      const members = (await raw.baskets(index.code)).at(-1)!.constituents.map(({ symbol }) => stocks.get(symbol)!);
      const volume = members.reduce((sum, { totalvolume }) => sum + totalvolume, 0);
      const value = members.reduce((sum, { totalvalue }) => sum + Math.round(totalvalue * 1_000), 0);
      expect([Number(row['level']), Number(row['change'])], index.code).toEqual([newest!.value, newest!.change]);
      expect([row['volume'], row['value']], index.code).toEqual([volume, (value / 1_000).toFixed(3)]);
      expect(Number(row['high52']), index.code).toBe(Math.max(...bars.map(({ high }) => high)));
      expect(Number(row['low52']), index.code).toBe(Math.min(...bars.map(({ low }) => low)));
      expect(linksOf(html)).toContain(prefix + pageOf(index));
    }
  });

  journey('is not there for what is no index, and has one spelling', async () => {
    const nobody = await fetch(`${site.url}${prefix}${pageOf({ path: 'nothing' })}`);
    expect(nobody.status).toBe(404);
    for (const path of ['DFMGI', GENERAL!.code]) {
      const other = await fetch(`${site.url}${prefix}${pageOf({ path })}?sort=last`, { redirect: 'manual' });
      expect([other.status, other.headers.get('location')]).toEqual([301, `${prefix}${pageOf(GENERAL!)}?sort=last`]);
    }
    expect((await fetch(`${site.url}${prefix}${pageOf({ path: 'nothing' })}.json`)).status).toBe(404);
  });
});
let kept: Promise<Map<string, MwStock>> | undefined;
function stocksOnce(): Promise<Map<string, MwStock>> {
  kept ??= raw.stocks().then((rows) => new Map(rows.map((row) => [row.id, row])));
  return kept;
}
