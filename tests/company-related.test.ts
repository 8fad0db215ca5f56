import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { formatDate } from '#domain/date.ts';
import { textOf } from '#messages/text.tsx';
import type { ForeignInvestmentAnswer, TopShareholdersAnswer } from '#upstream/wire/ownership.ts';
import type { DividendConfigRow } from '#upstream/wire/service.ts';
import { byTurns, journey } from './support/journey.ts';
import { startSiteWithExchange, type RawMarket } from './support/raw-market.ts';
import type { Site } from './support/site.ts';
import { said } from './support/words.ts';

/** A bank whose dividend of the previous year is announced by then and not yet paid. */
const BANK = 'KHORBANK';
const CLOCK = '2027-03-05T11:00*1';
const TODAY = '2027-03-05';
const BOND = 'JIWAN0627USD';
const FUND = 'RAWZREIT';

let site: Site;
let raw: RawMarket;

beforeAll(async () => {
  ({ site, raw } = await startSiteWithExchange(CLOCK));
});
afterAll(() => site?.stop());

const at = (name: RouteName, symbol = BANK) => pathOf(name, { SecuritySymbol: symbol });
const section = (page: Page, id: string) => page.locator(`section[aria-labelledby=${id}]`);
/** The text without direction marks. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const plainTexts = async (texts: Promise<string[]>) => (await texts).map((text) => plain(text).trim());
/** A decimal of the wire in thousandths. */
const thousandths = (value: number | string) => Math.round(Number(value) * 1_000);
const share = (value: number | string) => `${Number(value).toFixed(2)}%`;

byTurns('what stands around a security', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string>) => plain(textOf(locale)(id, values));
  const open = async (page: Page, name: RouteName, symbol = BANK) => page.goto(prefix + at(name, symbol));

  journey(
    'its next events are the meeting on its dividend and the dividend’s days that lie ahead, in their order',
    async ({ visit }) => {
      const rows = await raw.command<DividendConfigRow[]>({ Command: 'getdividendsconfig', year: '2026' }, '/api');
      const dividend = rows.find(({ Symbol, PaymentDate }) => Symbol === BANK && PaymentDate >= TODAY)!;
      const { page } = await visit({ origin: site.url, javaScript: false });
      await open(page, 'the-exchange-company');
      const next = section(page, 'next-title');
      const days = await next.locator('time').evaluateAll((all) => all.map((each) => each.getAttribute('datetime')));
      const { AgmDate, EntitlementDate, ExDividendDate, RecordDate, PaymentDate } = dividend;
      const told = [AgmDate, EntitlementDate, ExDividendDate, RecordDate, PaymentDate].map((day) => day!.slice(0, 10));
      const ahead = told.filter((day) => day >= TODAY);
      // Other announced dates come after them.
      expect(days.slice(0, ahead.length)).toEqual(ahead);
      const amount = dividend.DividendPerShare.toFixed(3).replace(/0$/, '');
      expect(plain(await next.innerText()).split(amount)).toHaveLength(3);
      await next.getByRole('link', { name: said(locale, 'company.tab.actions') }).click();
      await page.waitForURL(`**${at('the-exchange-company-corporate-actions')}`);
    },
  );

  journey('where nothing is announced it says so, and a bond is not asked', async ({ visit }) => {
    const rows = await raw.command<DividendConfigRow[]>({ Command: 'getdividendsconfig', year: '2026' }, '/api');
    const ahead = new Set(rows.filter(({ PaymentDate }) => PaymentDate >= TODAY).map(({ Symbol }) => Symbol));
    const list = await fetch(`${site.url}${pathOf('the-exchange-listed-securities-equities')}.json`);
    const { rows: equities } = (await list.json()) as { rows: { symbol: string }[] };
    const quiet = equities.find(({ symbol }) => !ahead.has(symbol))!.symbol;
    const { page } = await visit({ origin: site.url, javaScript: false });
    await open(page, 'the-exchange-company', quiet);
    expect(plain(await section(page, 'next-title').locator('p').innerText())).toBe(said(locale, 'related.event.none'));
    await open(page, 'the-exchange-company', BOND);
    for (const id of ['next-title', 'peers-title', 'ownership-title'])
      expect(await page.locator(`#${id}`).count()).toBe(0);
  });

  journey('its peers are the five largest others of its sector, at the market’s prices', async ({ visit }) => {
    const list = await fetch(
      `${site.url}${pathOf('the-exchange-listed-securities')}.json?column=sector&column=market-cap`,
    );
    const { rows } = (await list.json()) as { rows: { symbol: string; sector: string; marketCap: string | null }[] };
    const own = rows.find(({ symbol }) => symbol === BANK)!;
    const largest = rows
      .filter(({ symbol, sector }) => symbol !== BANK && sector === own.sector)
      .sort((a, b) => Number(b.marketCap) - Number(a.marketCap))
      .slice(0, 5)
      .map(({ symbol }) => symbol);
    const { page } = await visit({ origin: site.url });
    await open(page, 'the-exchange-company');
    const peers = section(page, 'peers-title').locator('tbody tr');
    const names = await peers.locator('th bdi:first-child').allInnerTexts();
    expect(names).toEqual(largest);
    expect(await peers.locator('th a').first().getAttribute('href')).toBe(
      prefix + at('the-exchange-company', names[0]),
    );
    const shown = async () => (await peers.locator('[data-live=last]').allInnerTexts()).map(thousandths);
    const traded = async () => {
      const stocks = new Map((await raw.stocks()).map((stock) => [stock.id.trim(), stock.lastradeprice]));
      return largest.map((symbol) => thousandths(stocks.get(symbol)!));
    };
    await expect
      .poll(async () => [await shown(), await traded()], { timeout: 20_000 })
      .toSatisfy(([a, b]: number[][]) => String(a) === String(b));
  });

  journey('its ownership in short is what the exchange tells, and leads to the whole', async ({ visit }) => {
    const form = { Company: BANK, symbol: BANK, Language: locale };
    const [foreign, holders] = await Promise.all([
      raw.command<ForeignInvestmentAnswer>({ Command: 'GetFreshForeignInvestment', ...form }),
      raw.command<TopShareholdersAnswer>({ Command: 'GetFreshTopShareholders', ...form }),
    ]);
    const { page } = await visit({ origin: site.url, javaScript: false });
    await open(page, 'the-exchange-company');
    const ownership = section(page, 'ownership-title');
    const lists = ownership.locator('dl');
    expect(await lists.nth(0).locator('dd').allInnerTexts()).toEqual(
      [foreign.ForeignPermitted, foreign.ForeignActual, foreign.ForeignAvailable].map(share),
    );
    const largest = holders.Item2.slice(0, 3);
    expect(await plainTexts(lists.nth(1).locator('dt').allInnerTexts())).toEqual(
      largest.map(({ Name }) => Name.trim()),
    );
    expect(await lists.nth(1).locator('dd').allInnerTexts()).toEqual(
      largest.map(({ Percentage }) => share(Percentage)),
    );
    const asOf = formatDate('2027-03-04', locale);
    expect(plain(await ownership.locator('h3').nth(1).innerText())).toBe(words('related.holdersAsOf', { date: asOf }));
    for (const name of [
      'the-exchange-company-trading-foreign-investments',
      'the-exchange-company-trading-top-shareholders',
    ] as const) {
      expect(await ownership.locator(`a[href="${prefix}${at(name)}"]`).count()).toBe(1);
    }
  });

  journey('a fund’s net assets are drawn beside its closes, and the premium is said', async ({ visit }) => {
    const years = await Promise.all([2024, 2025, 2026, 2027].map((year) => raw.netAssets(year)));
    const values = years.flat().filter(({ symbol, date }) => symbol === FUND && date <= TODAY);
    const bars = await raw.bars(FUND, values[0]!.date, TODAY);
    const closes = new Map(bars.map(({ date, close }) => [date.slice(0, 10), thousandths(close)]));
    const premiums = values.flatMap(({ date, nav }) => {
      const [close, value] = [closes.get(date), thousandths(nav)];
      return close === undefined ? [] : [{ date, percent: ((close - value) * 100) / value }];
    });
    const byPercent = premiums.toSorted((a, b) => a.percent - b.percent);
    const { page } = await visit({ origin: site.url, javaScript: false });
    await open(page, 'the-exchange-company-trading-nav-summary', FUND);
    const figure = page.locator('main figure');
    const told = plain(await figure.locator('figcaption').innerText());
    const mean = premiums.reduce((sum, { percent }) => sum + percent, 0) / premiums.length;
    for (const percent of [byPercent[0]!.percent, byPercent.at(-1)!.percent, mean]) {
      expect(told).toContain(`${Math.abs(percent).toFixed(2)}%`);
    }
    for (const { date } of [values[0]!, values.at(-1)!]) expect(told).toContain(formatDate(date, locale));
    const drawing = figure.getByRole('img');
    expect(await drawing.count()).toBe(1);
    const lines = await drawing
      .locator('path[stroke]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('d')!));
    expect(lines).toHaveLength(2);
    const joints = lines.map((line) => line.split('L').length);
    expect(joints[0]).toBe(joints[1]);
    expect(joints[0]).toBeGreaterThan(Math.min(values.length, 160) / 2);
    // A higher price is drawn higher: with a discount the price lies below the net assets.
    const heights = lines.map((line) => Number(line.split(' ').at(-1)));
    expect(Math.sign(heights[1]! - heights[0]!)).toBe(-Math.sign(premiums.at(-1)!.percent));
  });
});
