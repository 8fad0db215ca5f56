import { afterAll, beforeAll, expect, vi } from 'vitest';
import { pathOf } from '#app/page-path.ts';

import { marketTime, parseLocalTime } from '#domain/date.ts';
import { integer, price } from '#domain/number.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { openHydrated } from './support/browser.ts';
import { parseCsv } from './support/csv.ts';
import { MOVING } from './support/figures.ts';
import { markupOf } from './support/html.ts';
import { byTurns, journey } from './support/journey.ts';
import { startSiteWithExchange, type RawMarket } from './support/raw-market.ts';
import type { Site } from './support/site.ts';
import { tableOf } from './support/table.ts';
import { said } from './support/words.ts';

/** A Saturday noon: all deals of the Friday are complete. */
const CLOSED = '2026-11-21T12:00*1';
const FRIDAY = '2026-11-20';
const PATH = pathOf('the-exchange-direct-deals');
const READ = { timeout: 90_000, interval: 250 };

let site: Site;
let raw: RawMarket;
beforeAll(async () => {
  ({ site, raw } = await startSiteWithExchange(CLOSED));
  await vi.waitFor(async () => {
    const { length } = await raw.deals();
    expect(length).toBeGreaterThan(0);
    expect((await rowsOfFile('')).length).toBe(length);
  }, READ);
});
afterAll(() => site?.stop());

const rowsOfFile = async (query: string) =>
  (await jsonAt<{ rows: Record<string, string | number>[] }>(site.url, `${PATH}.json${query}`)).rows;

byTurns('the direct deals of a day', ({ locale, prefix }) => {
  journey('are those that the exchange tells, newest first, and their sums by security', async () => {
    const told = (await raw.deals()).map((deal) => ({
      ...deal,
      at: parseLocalTime(deal.time),
      thousandths: Math.round(deal.price * 1_000) * deal.volume,
    }));
    told.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
    const rows = tableOf(await textAt(site.url, prefix + PATH));
    const symbols = new Set(told.map(({ symbol }) => symbol));
    const wholeDirhams = (thousandths: number) => integer(Math.round(thousandths / 1_000));

    expect(rows.slice(symbols.size + 1).map(({ symbol, cells }) => [symbol, ...cells])).toEqual(
      told.map(({ symbol, at, price: dirhams, volume, thousandths }) => [
        symbol,
        marketTime(at, { seconds: true }),
        price(Math.round(dirhams * 1_000)),
        integer(volume),
        wholeDirhams(thousandths),
      ]),
    );
    const sums = new Map(rows.slice(0, symbols.size + 1).map(({ symbol, cells }) => [symbol, cells]));
    for (const symbol of [...symbols, '']) {
      const own = told.filter((deal) => symbol === '' || deal.symbol === symbol);
      const sum = (of: (deal: (typeof told)[number]) => number) => own.reduce((total, deal) => total + of(deal), 0);
      expect(sums.get(symbol)?.slice(0, 3), symbol).toEqual([
        integer(own.length),
        integer(sum(({ volume }) => volume)),
        wholeDirhams(sum(({ thousandths }) => thousandths)),
      ]);
    }
  });

  journey('are said to stand outside the book, and are there as files of the day', async () => {
    const html = markupOf(await textAt(site.url, prefix + PATH));
    expect(html).toContain(said(locale, 'deals.lead'));
    const [, ...csv] = parseCsv(await textAt(site.url, `${prefix}${PATH}.csv?day=${FRIDAY}`));
    const json = await rowsOfFile(`?day=${FRIDAY}`);
    expect(csv.map(([symbol, , id, at]) => [id, at, symbol])).toEqual(
      json.map(({ id, at, symbol }) => [id, at, symbol]),
    );
  });

  journey('of a day that cannot be shown are the nearest that can, with the reason', async ({ visit }) => {
    for (const day of ['2026-11-21', '2019-01-01', '2030-01-01']) {
      const html = markupOf(await textAt(site.url, `${prefix}${PATH}?day=${day}`));
      expect(html, day).toContain('role="note"');
      expect(tableOf(html).length, day).toBeGreaterThan(2);
    }
    const { page } = await visit({ origin: site.url });
    await openHydrated(page, `${prefix}${PATH}?day=2026-02-30`);
    const field = page.locator('main [name=day]');
    expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual(['2026-02-30', 'true']);
    expect(await accessibilityFaults(page)).toEqual([]);
    await field.fill(FRIDAY);
    await field.press('Enter');
    await expect.poll(() => new URL(page.url()).search, MOVING).toBe(`?day=${FRIDAY}`);
    await page.getByRole('heading', { name: said(locale, 'deals.oneByOne') }).waitFor();
  });
});
