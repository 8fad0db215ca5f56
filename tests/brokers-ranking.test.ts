import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate, formatMonthYear } from '#domain/date.ts';
import { textOf } from '#messages/text.tsx';
import { jsonAt, textAt } from './support/answers.ts';
import { parseCsv } from './support/csv.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const RANKING = pathOf('members-brokers-ranking');

interface Row {
  rank: number;
  code: string;
  moved?: number | null;
  value: string;
  sharePercent: string;
  volume: number;
  trades: number;
  averageTrade: string;
  bought: string;
  sold: string;
  electronic: string;
}
interface Answer {
  rows: Row[];
  asOf: string;
  view: Record<string, string | null>;
}

const origin = inject('siteUrl');
const answerOf = (prefix: string, query = '') => jsonAt<Answer>(origin, `${prefix}${RANKING}.json${query}`);
const thousandths = (decimal: string) => Math.round(Number(decimal) * 1_000);
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

beforeAll(() => jobsRead(origin, ['broker-figures', 'members', 'bars']));

byTurns('the brokers ranking', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => textOf(locale)(id, values);
  const monthName = (month: string) => formatMonthYear(`${month}-01`, locale);

  journey('shows the last month that is published, in the page as in its files', async ({ visit }) => {
    const { rows, asOf, view } = await answerOf(prefix);
    expect([asOf, view.month]).toEqual(['2026-10-30', '2026-10']);
    expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1));
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + RANKING);
    const heads = await page.locator('main table').first().locator('tbody th').allInnerTexts();
    expect(heads.map((head) => head.split(/\s+/).at(-1))).toEqual(rows.map(({ code }) => code));
    expect(await page.locator('main p[role=status]').innerText()).toContain(monthName('2026-10'));
    const [columns = [], ...csv] = parseCsv(await textAt(origin, `${prefix}${RANKING}.csv`));
    const at = columns.indexOf(said(locale, 'members.code'));
    expect(csv.map((row) => row[at])).toEqual(rows.map(({ code }) => code));
  });

  journey('adds up on both sides, and its shares to the whole but for rounding', async () => {
    for (const query of ['', '?segment=derivatives', '?period=year', '?month=2026-03']) {
      const { rows } = await answerOf(prefix, query);
      expect(rows.length, query).toBeGreaterThan(5);
      const [bought, sold] = [
        sum(rows.map((row) => thousandths(row.bought))),
        sum(rows.map((row) => thousandths(row.sold))),
      ];
      expect(bought).toBe(sold);
      expect(sum(rows.map((row) => thousandths(row.value)))).toBe(2 * bought);
      expect(Math.abs(sum(rows.map((row) => thousandths(row.sharePercent))) - 100_000)).toBeLessThanOrEqual(
        rows.length,
      );
      for (const row of rows) {
        expect(thousandths(row.value)).toBe(thousandths(row.bought) + thousandths(row.sold));
        expect(Math.abs(Number(row.averageTrade) - Number(row.value) / row.trades)).toBeLessThan(0.001);
        expect(Number(row.electronic)).toBeLessThanOrEqual(100);
      }
    }
  });

  journey('a year so far is the sum of its months', async () => {
    const months = ['01', '02', '03'].map((month) => answerOf(prefix, `?month=2026-${month}`));
    const values = new Map<string, number>();
    for (const { rows } of await Promise.all(months))
      for (const { code, value } of rows) values.set(code, (values.get(code) ?? 0) + thousandths(value));
    const { rows } = await answerOf(prefix, '?month=2026-03&period=year');
    expect(new Map(rows.map(({ code, value }) => [code, thousandths(value)]))).toEqual(values);
  });

  journey('ranks by the column that is asked for, and tells how places moved', async ({ visit }) => {
    const [now, before] = await Promise.all([answerOf(prefix), answerOf(prefix, '?month=2026-09')]);
    for (const { code, rank, moved } of now.rows) {
      const then = before.rows.find((row) => row.code === code);
      expect(moved, code).toBe(then ? then.rank - rank : null);
    }
    const byTrades = (await answerOf(prefix, '?sort=trades')).rows.map(({ trades }) => trades);
    expect(byTrades).toEqual(byTrades.toSorted((a, b) => b - a));
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + RANKING);
    await page.locator('main thead a', { hasText: said(locale, 'ranking.trades') }).click();
    await page.waitForURL(/sort=trades/);
    expect(await page.locator('main th[aria-sort=descending]').innerText()).toContain(said(locale, 'ranking.trades'));
    // No month precedes the first one.
    const first = await answerOf(prefix, '?month=2024-10');
    expect(first.rows[0]!.moved).toBeUndefined();
  });

  journey('says when a month that is to come is published, and what is not known', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${RANKING}?month=2026-11`);
    const toCome = { month: monthName('2026-11'), day: formatDate('2026-12-07', locale) };
    await page.getByText(words('ranking.toCome', toCome)).waitFor();
    await page.goto(`${prefix}${RANKING}?month=2019-05`);
    await page.getByText(words('ranking.unknown', { month: monthName('2019-05') })).waitFor();
  });

  journey('draws twelve months of the brokers that are chosen, with their figures', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + RANKING);
    const { rows } = await answerOf(prefix);
    const [last] = rows.slice(-1);
    await page.locator('#months [name=compare]').nth(3).selectOption(last!.code);
    await page.getByRole('button', { name: said(locale, 'ranking.history.apply') }).click();
    await page.waitForURL(/compare=/);
    const table = page.locator('#months table');
    expect(await table.locator('tbody tr').count()).toBe(12);
    expect(await table.locator('thead th').count()).toBe(5);
    const shown = await table.locator('tbody tr').last().locator('td').allTextContents();
    const expected = [...rows.slice(0, 3), last!].map(
      ({ sharePercent }) => `${(Math.round(thousandths(sharePercent) / 10) / 100).toFixed(2)}%`,
    );
    expect(shown).toEqual(expected);
  });

  journey('its names lead to the directory, and the directory leads back', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + RANKING);
    const { rows } = await answerOf(prefix);
    await page.locator('main tbody th a').first().click();
    await page.waitForURL(new RegExp(`brokers-directory\\?q=${rows[0]!.code}#${rows[0]!.code}$`));
    await page.locator(`#${rows[0]!.code} a[href*="brokers-ranking"]`).click();
    await page.waitForURL(/brokers-ranking/);
  });
});
