import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { price } from '#domain/number.ts';
import { textOf } from '#messages/text.tsx';
import { byTurns, journey } from './support/journey.ts';
import { startSite, type Site } from './support/site.ts';
import { tableOf } from './support/table.ts';
import './support/words.ts';

/** A four-for-one split from this morning on. */
const SPLIT = { symbol: 'KARAWAN', clock: '2026-10-12T11:00*1', ratio: 4 };
/** The first day without the dividend for 2025, a minute after the opening; the clock is nearly stopped. */
const EX_DIVIDEND = { symbol: 'JIWAN', clock: '2026-04-15T10:01*0.01', amount: 265 };
/** A fund without a trade in that minute. */
const FUND_AT_REST = 'HAYEQF';
const DELISTED = 'MIJDAF';
/** Listed for years, and never traded. */
const NEVER_TRADED = 'SHURFA';
/** Reference data and the previous day are read shortly after the site is ready. */
const READ = { timeout: 120_000, interval: 1_000 };

interface Row {
  symbol: string;
  state: 'trading' | 'untraded' | 'suspended';
  last: string | null;
  previousClose: string | null;
  change: string | null;
  changePercent: string | null;
  trades: number;
}

const path = (symbol: string) => pathOf('the-exchange-company', { SecuritySymbol: symbol });

async function board(url: string): Promise<Row[]> {
  const columns = ['last', 'change', 'change-percent', 'trades', 'previous-close'].map((name) => `column=${name}`);
  const answer = await fetch(`${url}/en/market-watch.json?${columns.join('&')}`);
  return ((await answer.json()) as { rows: Row[] }).rows;
}

const rowOf = async (url: string, symbol: string) => (await board(url)).find((row) => row.symbol === symbol);
const thousandths = (decimal: string | null | undefined) => Math.round(Number(decimal) * 1_000);

async function textAt(page: Page, address: string): Promise<string> {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(200);
  return page.locator('main').innerText();
}

let splitDay: Site;
let dividendDay: Site;

beforeAll(async () => {
  splitDay = await startSite({ clock: SPLIT.clock });
  dividendDay = await startSite({ clock: EX_DIVIDEND.clock });
}, 900_000);
afterAll(async () => {
  await splitDay?.stop({ faultsAreKnown: true });
  await dividendDay?.stop({ faultsAreKnown: true });
});

byTurns('the page of a security that is unlike others', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string> = {}) => textOf(locale)(id, values);

  journey('suspended: it says so, keeps the last price, and has no book to trade in', async ({ siteUrl, visit }) => {
    const { page } = await visit({ javaScript: false });
    const [row] = (await board(siteUrl)).filter(({ state }) => state === 'suspended');
    const text = await textAt(page, prefix + path(row!.symbol));
    expect(text).toContain(words('company.now.suspended'));
    expect(text).toContain(words('market.suspended'));
    expect(row!.trades).toBe(0);
    const why = page.locator(`main a[href*="${pathOf('the-exchange-market-announcements')}/"]`);
    expect(await why.first().innerText()).toContain(row!.symbol);
  });

  journey(
    'never traded: figures that never were are shown as missing, and the page stands',
    async ({ siteUrl, visit }) => {
      const { page } = await visit({ javaScript: false });
      const untraded = (await board(siteUrl)).filter(({ state, last }) => state === 'untraded' && last === null);
      expect(untraded.length).toBeGreaterThan(0);
      for (const { symbol } of untraded.slice(0, 3)) {
        const text = await textAt(page, prefix + path(symbol));
        expect(text).toContain(words('company.untraded'));
        expect(text).toContain('--');
        expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
      }
    },
  );

  journey('never traded: neither its chart nor its days have prices that nobody paid', async ({ siteUrl, visit }) => {
    const { page } = await visit({ javaScript: false });
    const text = await textAt(page, prefix + path(NEVER_TRADED));
    expect(text).toContain(words('company.untraded.52.none'));
    expect(text).toContain(words('common.noData'));
    const days = pathOf('the-exchange-company-trading-trading-summary', { SecuritySymbol: NEVER_TRADED });
    const answer = await fetch(`${siteUrl}${prefix}${days}.json`);
    expect(await answer.json()).toMatchObject({ rows: [] });
  });

  journey(
    'split today: old prices are divided, and the change is measured from the divided close',
    async ({ visit }) => {
      const { page } = await visit({ javaScript: false, origin: splitDay.url });
      const split = words('company.now.split', { units: String(SPLIT.ratio), of: '1' });
      await expect.poll(() => textAt(page, prefix + path(SPLIT.symbol)), READ).toContain(split);
      const row = await rowOf(splitDay.url, SPLIT.symbol);
      const [last, before] = [thousandths(row?.last), thousandths(row?.previousClose)];
      expect(last / before).toBeGreaterThan(0.85);
      expect(last / before).toBeLessThan(1.16);
      expect(thousandths(row?.change)).toBe(last - before);
      const month = `${prefix}${path(SPLIT.symbol)}?range=1M`;
      await expect.poll(() => textAt(page, month), READ).toContain(words('chart.adjusted'));
    },
  );

  journey('ex-dividend today: it says what who buys today does not receive', async ({ visit }) => {
    const { page } = await visit({ javaScript: false, origin: dividendDay.url });
    const amount = (EX_DIVIDEND.amount / 1_000).toFixed(3);
    const sentence = words('company.now.exDividend', { amount, currency: words('market.currency.AED') });
    await expect.poll(() => textAt(page, prefix + path(EX_DIVIDEND.symbol)), READ).toContain(sentence);
  });

  journey(
    'a fund without trades: yesterday’s price and what a unit is worth are said, and no figure of today is invented',
    async ({ visit }) => {
      const symbol = FUND_AT_REST;
      const { page } = await visit({ javaScript: false, origin: dividendDay.url });
      const row = await rowOf(dividendDay.url, symbol);
      expect(row).toMatchObject({ state: 'untraded', last: null, change: null, changePercent: null, trades: 0 });
      const text = await textAt(page, prefix + path(symbol));
      expect(text).toContain(words('company.untraded'));
      expect(text).toContain(words('company.noTrades'));
      expect(text).toContain(price(thousandths(row!.previousClose)));

      const worth = new RegExp(String.raw`\d+\.\d+ \(14 .+2026\)`);
      await expect.poll(() => textAt(page, prefix + path(symbol)), READ).toMatch(worth);
      for (const name of [
        'profile',
        'trading',
        'trading-trading-summary',
        'trading-daily-summary',
        'trading-nav-summary',
      ] as const) {
        const address = prefix + pathOf(`the-exchange-company-${name}`, { SecuritySymbol: symbol });
        expect(await textAt(page, address), name).not.toMatch(/NaN|undefined|null|Infinity/);
      }

      const list = await fetch(dividendDay.url + prefix + pathOf('the-exchange-listed-securities-funds'));
      const listed = tableOf(await list.text()).find((each) => each.symbol === symbol);
      expect(listed?.cells[0], JSON.stringify(listed)).toBe('--');
    },
  );

  journey('a symbol with a dash or an underscore has its page, in any spelling', async ({ siteUrl, visit }) => {
    const { page } = await visit({ javaScript: false });
    const odd = (await board(siteUrl)).map(({ symbol }) => symbol).filter((symbol) => /[-_]/.test(symbol));
    expect(odd.length).toBeGreaterThan(0);
    for (const symbol of odd) {
      expect(await textAt(page, prefix + path(symbol.toLowerCase()))).toContain(symbol);
      expect(new URL(page.url()).pathname).toBe(prefix + path(symbol));
    }
  });

  journey('delisted: it says so, and nothing of it pretends to trade', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    const text = await textAt(page, prefix + path(DELISTED));
    expect(text).toContain(words('company.now.delisted'));
    expect(text).not.toMatch(/NaN|undefined|null/);
  });
});
