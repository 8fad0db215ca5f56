import type { Page } from '@playwright/test';
import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import { formatDate } from '#domain/date.ts';
import type { Quote } from '#domain/quote.ts';
import { textOf } from '#messages/text.tsx';
import { openHydrated } from './support/browser.ts';
import { at, fileAt, HOLDERS, OWNERSHIP } from './support/company-pages.ts';
import { busiest, expectMoving, MOVING } from './support/figures.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { divided, thousandths } from './support/whole-numbers.ts';
import { said } from './support/words.ts';

const DAYS: RouteName = 'the-exchange-company-trading-trading-summary';
const DAY: RouteName = 'the-exchange-company-trading-daily-summary';
const NET_ASSETS: RouteName = 'the-exchange-company-trading-nav-summary';
const FUNDS: RouteName = 'the-exchange-listed-securities-real-estate-investment-trust';
/** Even the busiest security may have no trade for more than a minute. */
const NEXT_TRADE = { ...MOVING, timeout: 240_000 };
const LIMIT = { timeout: 400_000 };
/** Finished days of the simulated past, a weekend among them. */
const SPAN = '?from=2026-10-05&to=2026-11-17';

const origin = inject('siteUrl');

beforeAll(() => jobsRead(origin, ['bars', 'ownership', 'net-assets']));

const rowsIn = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).locator('tbody tr');

interface Day {
  date: string;
  open: string;
  high: string;
  low: string;
  close: string;
  change: string | null;
  changePercent: string | null;
  volume: number;
  value: string;
  trades: number;
}

byTurns('the trading of a security', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => textOf(locale)(id, values);
  const fact = (page: Page, group: string, label: string) =>
    page
      .locator('main section div')
      .filter({ has: page.getByRole('heading', { level: 3, name: group, exact: true }) })
      .last()
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator('dd');

  journey('changes day by day are those of the closes, and the sums those of the days', async ({ visit }) => {
    const { rows } = await fileAt<Day>(`${prefix}${at(DAYS)}.json${SPAN}`);
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.map(({ date }) => date)).toEqual(
      rows
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    rows.slice(0, -1).forEach((row, i) => {
      const [close, before] = [thousandths(row.close), thousandths(rows[i + 1]!.close)];
      expect(thousandths(row.change!), row.date).toBe(close - before);
      expect(thousandths(row.changePercent!), row.date).toBe(10n * divided((close - before) * 10_000n, before));
    });
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + at(DAYS) + SPAN);
    const sum = rows.reduce((all, { volume }) => all + BigInt(volume), 0n);
    const grouped = (value: bigint) => value.toLocaleString('en-US');
    expect(await fact(page, words('records.sum.total'), words('market.volume')).innerText()).toBe(grouped(sum));
    expect(await fact(page, words('records.sum.aDay'), words('market.volume')).innerText()).toBe(
      grouped(divided(sum, BigInt(rows.length))),
    );
    const value = rows.reduce((all, row) => all + thousandths(row.value), 0n);
    expect(
      await fact(
        page,
        words('records.sum.total'),
        said(locale, 'records.value', { currency: words('market.currency.AED') }),
      ).innerText(),
    ).toBe(grouped(divided(value, 1_000n)));
    const closes = rows.reduce((all, { close }) => all + thousandths(close), 0n);
    const average = Number(divided(closes, BigInt(rows.length))) / 1_000;
    const shown = await fact(page, words('records.sum.prices'), words('records.sum.averageClose')).innerText();
    expect(Number(shown)).toBe(average);
    expect(await fact(page, words('records.sum.prices'), words('market.high')).innerText()).toBe(
      Math.max(...rows.map(({ high }) => Number(high))).toFixed(2),
    );
  });

  journey('days stand twenty a page, the newest first, each once', async ({ visit }) => {
    const { rows } = await fileAt<Day>(`${prefix}${at(DAYS)}.json${SPAN}`);
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + at(DAYS) + SPAN);
    const span = { from: formatDate('2026-10-05', locale), to: formatDate('2026-11-17', locale) };
    const table = rowsIn(page, words('records.daysCaption', span));
    expect(await table.count()).toBe(20);
    const first = await table.locator('th').allInnerTexts();
    await page.locator('main a[rel=next]').click();
    await page.waitForURL(/page=2/);
    const second = await table.locator('th').allInnerTexts();
    expect([...first, ...second]).toEqual(rows.map(({ date }) => formatDate(date, locale)));
  });

  journey('a range, two days and what is neither are read from the address', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + at(DAYS));
    await page.getByRole('link', { name: words('company.range.6M'), exact: true }).click();
    await page.waitForURL(/range=6M/);
    expect(await page.locator('[name=from]').inputValue()).toBe('2026-05-18');
    await page.goto(`${prefix}${at(DAYS)}?from=2026-11-17&to=2026-10-05&range=9W`);
    await page
      .getByText(plain(words('records.ignored.days', { value: '2026-11-17 – 2026-10-05' })).slice(0, 12))
      .waitFor();
    expect(await page.locator('[name=from]').inputValue()).toBe('2026-10-05');
    await page.goto(`${prefix}${at(DAYS)}?from=2026-11-14&to=2026-11-15`);
    await page.getByText(said(locale, 'records.noDays')).waitFor();
  });

  journey('the day stands in figures as the market has it, and moves', LIMIT, async ({ visit, siteUrl }) => {
    const symbol = await busiest(siteUrl);
    const { page } = await visit();
    await openHydrated(page, prefix + at(DAY, symbol));
    const quoted = async (): Promise<number> => {
      const answer = await fetch(`${siteUrl}/live/snapshot?topics=symbol:${symbol}`);
      const { frames } = (await answer.json()) as { frames: { quotes?: Quote[] }[] };
      return frames.flatMap(({ quotes = [] }) => quotes).find((quote) => quote.symbol === symbol)!.trades;
    };
    const before = await quoted();
    const trades = page.locator('main dl dd [data-live=trades]').first();
    const shown = async () => Number((await trades.innerText()).replaceAll(',', ''));
    await expect.poll(shown, NEXT_TRADE).toBeGreaterThan(before);
    // The page is behind the market by at most a frame, and never ahead of it.
    expect(await shown()).toBeLessThanOrEqual(await quoted());
    await expectMoving(page);
  });

  journey('what nationals, Gulf citizens and foreigners hold is all of it', async () => {
    const { rows } = await fileAt<Record<string, string>>(`${prefix}${at(OWNERSHIP)}.json`);
    const [newest] = rows;
    const all = ['nationalActual', 'gccActual', 'foreignActual'].map((key) => thousandths(newest![key]!));
    expect(all.reduce((a, b) => a + b)).toBe(100_000n);
    for (const group of ['national', 'gcc', 'foreign']) {
      const [permitted, actual, available] = ['Permitted', 'Actual', 'Available'].map((part) =>
        thousandths(newest![group + part]!),
      );
      expect(available).toBe(permitted! - actual!);
    }
  });

  journey('the members of a group together hold what it holds', async () => {
    const list = await fileAt<{ symbol: string }>('/the-exchange/market-information/listed-securities/equities.json');
    let groups = 0;
    for (const { symbol } of list.rows) {
      const { rows } = await fileAt<{ holderType: string; sharePercent: string }>(
        `${prefix}${at(HOLDERS, symbol)}.json`,
      );
      let open: bigint | null = null;
      for (const { holderType, sharePercent } of rows) {
        if (holderType === 'group') [open, groups] = [thousandths(sharePercent), groups + 1];
        if (holderType === 'member') open! -= thousandths(sharePercent);
        // Each share is rounded separately.
        if (holderType === 'member' && open! < 1_000n) expect(open! >= -1n && open! <= 1n, symbol).toBe(true);
      }
      if (groups > 1) break;
    }
    expect(groups).toBeGreaterThan(0);
  });

  journey('a fund’s price stands beside its net assets, and the difference in per cent of them', async ({ visit }) => {
    const list = await fileAt<{ symbol: string }>(`${pathOf(FUNDS)}.json`);
    const fund = list.rows[0]!.symbol;
    const { rows } = await fileAt<Record<string, string | null>>(`${prefix}${at(NET_ASSETS, fund)}.json`);
    expect(rows.length).toBeGreaterThan(200);
    rows.slice(0, -1).forEach(({ date, netAssetValue, changePercent, close, premium, premiumPercent }, i) => {
      const [value, before] = [thousandths(netAssetValue!), thousandths(rows[i + 1]!.netAssetValue!)];
      expect(thousandths(changePercent!), date!).toBe(10n * divided((value - before) * 10_000n, before));
      if (close === null) return;
      expect(thousandths(premium!), date!).toBe(thousandths(close!) - value);
      expect(thousandths(premiumPercent!), date!).toBe(10n * divided((thousandths(close!) - value) * 10_000n, value));
    });
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + at(NET_ASSETS, fund));
    const shown = await rowsIn(page, words('records.table', { title: words('records.nav') }))
      .locator('th')
      .allInnerTexts();
    expect(shown).toEqual(rows.slice(0, 20).map(({ date }) => formatDate(date!, locale)));
    await page.goto(prefix + at(NET_ASSETS));
    await page.getByText(said(locale, 'records.nav.noFund')).waitFor();
    expect(await page.locator(`nav a[href="${prefix}${at(NET_ASSETS)}"]`).count()).toBe(0);
  });

  journey('are pages of the tab that names them, and a future is not asked who holds it', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + at('the-exchange-company-trading'));
    for (const name of [DAY, DAYS, HOLDERS, OWNERSHIP]) {
      await page.locator(`nav a[href="${prefix}${at(name)}"]`).click();
      await page.waitForURL(`**${at(name)}`);
      expect(await page.locator('h2').first().isVisible()).toBe(true);
    }
  });
});

/** The text without direction marks. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
