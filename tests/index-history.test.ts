import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate, formatMonthYear } from '#domain/date.ts';
import { isTradingDay } from '#domain/calendar.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const GENERAL = pathOf('the-exchange-historical-data-dfmgi');
const SECTORS = pathOf('the-exchange-historical-data-sector-indices');
const LAST_DAY = '2026-11-17';

interface LevelRow {
  date: string;
  open: string;
  close: string;
  change: string | null;
  dividendPoints: string | null;
  totalReturn: string | null;
  constituents: number | null;
  divisor: number | null;
}
interface RankRow {
  month: string;
  rank: number;
  code: string;
  changePercent: string;
}

const origin = inject('siteUrl');
const rowsAt = async <Row>(address: string) => (await jsonAt<{ rows: Row[] }>(origin, address)).rows;

byTurns('the history of indices', ({ locale, prefix }) => {
  const words = (id: string) => said(locale, id);

  journey('has a row for every trading day, each change against the close before', async () => {
    const rows = await rowsAt<LevelRow>(`${prefix}${GENERAL}.json?from=2026-08-01&to=${LAST_DAY}`);
    const days = rows.map(({ date }) => date);
    expect(days[0]).toBe(LAST_DAY);
    expect(days).toEqual(days.toSorted().reverse());
    expect(days.filter((day) => !isTradingDay(day))).toEqual([]);
    for (const [at, { close, change }] of rows.slice(0, -1).entries())
      expect(Number(change)).toBeCloseTo(Number(close) - Number(rows[at + 1]!.close), 3);
  });

  journey('rises with dividends by exactly the dividend points more than without', async () => {
    const rows = (await rowsAt<LevelRow>(`${prefix}${GENERAL}.json?range=1Y`)).toReversed();
    const paid = rows.flatMap((row, at) => (at > 0 && Number(row.dividendPoints) > 0 ? [at] : []));
    expect(paid.length).toBeGreaterThan(3);
    for (const at of paid) {
      const [row, before] = [rows[at]!, rows[at - 1]!];
      const expected =
        ((Number(row.close) + Number(row.dividendPoints)) / Number(before.close)) * Number(before.totalReturn);
      expect(Number(row.totalReturn)).toBeCloseTo(expected, 1);
    }
    expect(rows.every(({ constituents, divisor }) => Number(constituents) > 5 && Number(divisor) > 0)).toBe(true);
  });

  journey('by months ends each month with the close of its last day', async () => {
    const query = `?from=2026-01-01&to=2026-10-31`;
    const [days, months] = [
      await rowsAt<LevelRow>(`${GENERAL}.json${query}`),
      await rowsAt<LevelRow>(`${GENERAL}.json${query}&interval=month`),
    ];
    expect(months).toHaveLength(10);
    for (const { date, close, totalReturn } of months)
      expect(days.find((day) => day.date === date)).toMatchObject({ close, totalReturn });
  });

  journey('of sectors stands in one table as wide and as long, with the same closes', async () => {
    const query = `?from=2026-10-01&to=${LAST_DAY}`;
    const wide = await rowsAt<Record<string, string>>(`${prefix}${SECTORS}.json${query}`);
    const long = await rowsAt<LevelRow & { code: string }>(`${prefix}${SECTORS}.json${query}&shape=long`);
    expect(Object.keys(wide[0]!)).toHaveLength(9);
    expect(long).toHaveLength(wide.length * 8);
    for (const { date, code, close } of long)
      expect(wide.find((row) => row['date'] === date)![code.toLowerCase()]).toBe(close);
  });

  journey('orders the sectors of each month by their results, on the page and as data', async () => {
    const ranks = await rowsAt<RankRow>(`${prefix}${SECTORS}.json?shape=ranks`);
    const months = [...new Set(ranks.map(({ month }) => month))];
    expect(months[0]).toBe(LAST_DAY.slice(0, 7));
    for (const month of months) {
      const results = ranks.filter((one) => one.month === month).map(({ changePercent }) => Number(changePercent));
      expect(results).toEqual(results.toSorted((a, b) => b - a));
    }
    const html = await textAt(origin, `${prefix}${SECTORS}`);
    expect(html).toContain(words('history.ranks'));
    expect(html).toContain(formatMonthYear(`${months.at(-1)}-01`, locale));
  });

  journey('of two sectors is chosen without script, and the file follows', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${SECTORS}?range=6M`);
    await page.locator('main [name=index][value=DSXFI]').check();
    await page.locator('main [name=index][value=DSXMA]').check();
    await page.locator('main button[type=submit]').first().click();
    await page.waitForURL(/index=DSXFI&index=DSXMA/);
    expect(await page.locator('main table').first().locator('thead th').count()).toBe(3);
    const file = await page.locator('main a[href*=".csv"]').first().getAttribute('href');
    expect(file).toContain('index=DSXFI&index=DSXMA');
  });

  journey('of sectors is drawn from 100 on the day that was asked for', async () => {
    const day = formatDate('2026-11-02', locale);
    const html = await textAt(origin, `${prefix}${SECTORS}?rebase=2026-11-02`);
    expect(html).toContain(said(locale, 'history.drawn.levels.on', { day }));
    expect(await textAt(origin, `${prefix}${SECTORS}?rebase=2015-01-01`)).toContain('2015-01-01');
  });

  journey('has the value of each day below the general index', async () => {
    expect(await textAt(origin, `${prefix}${GENERAL}`)).toContain(words('history.drawn.value'));
  });

  journey('says what it does not have', async () => {
    const html = await textAt(origin, `${prefix}${GENERAL}?from=2001-01-01&to=2001-02-01`);
    expect(html).toContain(words('common.noData'));
    expect(await textAt(origin, `${prefix}${SECTORS}?index=NOPE`)).toContain('NOPE');
  });
});
