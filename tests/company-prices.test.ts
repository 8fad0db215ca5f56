import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { isTradingDay } from '#domain/calendar.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const PRICES = pathOf('the-exchange-historical-data-company-prices');
/** Its shares were split on one of the days in every journey's site. */
const SPLIT = 'KARAWAN';
const OTHER = 'DSX';
const LAST_DAY = '2026-11-17';

interface Row {
  date: string;
  symbol: string;
  open: string | null;
  high: string | null;
  low: string | null;
  close: string | null;
  volume: number;
  value: string;
  trades: number;
  traded: boolean;
  factor?: string;
  event: string | null;
}

const origin = inject('siteUrl');
const rowsOf = async (query: string, prefix = '') =>
  (await jsonAt<{ rows: Row[] }>(origin, `${prefix}${PRICES}.json${query}`)).rows;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

byTurns('prices of companies', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

  journey('as traded are those of the company’s own page, day for day', async () => {
    const own = pathOf('the-exchange-company-trading-trading-summary', { SecuritySymbol: OTHER });
    const { rows } = await jsonAt<{ rows: Row[] }>(origin, `${prefix}${own}.json?from=2026-01-01&to=${LAST_DAY}`);
    const shown = await rowsOf(`?symbol=${OTHER}&from=2026-01-01&to=${LAST_DAY}`, prefix);
    const figures = ({ date, open, high, low, close, volume, value, trades }: Row) =>
      [date, open, high, low, close, volume, value, trades].join(' ');
    expect(shown.filter(({ traded }) => traded).map(figures)).toEqual(rows.map(figures));
  });

  journey('have a row for every trading day, traded or not, and none for another day', async () => {
    const rows = await rowsOf(`?symbol=${OTHER}&range=1Y`, prefix);
    const days = rows.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().reverse());
    expect(days.filter((day) => !isTradingDay(day))).toEqual([]);
    for (const { traded, close, trades } of rows) if (!traded) expect([close, trades]).toEqual([null, 0]);
  });

  journey(
    'are adjusted by one factor for all days before an event, and the page shows its working',
    async ({ visit }) => {
      const [raw, adjusted] = [
        await rowsOf(`?symbol=${SPLIT}&range=All`, prefix),
        await rowsOf(`?symbol=${SPLIT}&range=All&prices=adjusted`, prefix),
      ];
      const at = raw.findIndex(({ event }) => event?.includes(words('related.event.ex.split')));
      expect(at).toBeGreaterThan(0);
      expect(adjusted[at]!.factor).toBe('1.000000000');
      const factor = Number(adjusted[at + 1]!.factor);
      expect(factor).toBeLessThan(1);
      for (const [place, row] of adjusted.entries()) {
        if (row.close === null || place <= at) continue;
        expect(Math.abs(Number(row.close) - Number(raw[place]!.close) * factor), row.date).toBeLessThan(0.0006);
        expect(row.value).toBe(raw[place]!.value);
      }
      const { page } = await visit({ javaScript: false });
      await page.goto(`${prefix}${PRICES}?symbol=${SPLIT}&range=All&prices=adjusted`);
      const working = page.locator('section[aria-labelledby=applied] tbody');
      expect(await working.innerText()).toContain(adjusted[at + 1]!.factor);
      expect(await working.innerText()).toContain(formatDate(raw[at]!.date, locale));
    },
  );

  journey('with dividends are lower before each of them than adjusted ones', async () => {
    const [adjusted, total] = [
      await rowsOf(`?symbol=${OTHER}&range=1Y&prices=adjusted`, prefix),
      await rowsOf(`?symbol=${OTHER}&range=1Y&prices=total`, prefix),
    ];
    const at = total.findIndex(({ event }) => event?.includes(words('related.event.ex.cash-dividend').split(' ')[0]!));
    expect(at).toBeGreaterThan(0);
    expect(total[0]!.close).toBe(adjusted[0]!.close);
    expect(Number(total[at + 1]!.close)).toBeLessThan(Number(adjusted[at + 1]!.close));
  });

  journey('by months add up to the days', async () => {
    const query = `?symbol=${OTHER}&from=2026-01-01&to=2026-10-31`;
    const [days, months] = [await rowsOf(query, prefix), await rowsOf(`${query}&interval=month`, prefix)];
    expect(months).toHaveLength(10);
    expect(sum(months.map(({ volume }) => volume))).toBe(sum(days.map(({ volume }) => volume)));
    expect(sum(months.map(({ trades }) => trades))).toBe(sum(days.map(({ trades }) => trades)));
    expect(months[0]!.close).toBe(days.find(({ traded }) => traded)!.close);
  });

  journey(
    'of two companies are chosen, drawn from 100 and listed beside each other, without script',
    async ({ visit }) => {
      const { page } = await visit({ javaScript: false });
      await page.goto(`${prefix}${PRICES}?symbol=${OTHER}`);
      await page.locator('main [name=compare]').first().selectOption(SPLIT);
      await page.locator('main button[type=submit]').first().click();
      await page.waitForURL(/compare=KARAWAN/);
      const text = await page.locator('main').innerText();
      expect(text).toContain(words('history.drawn.prices.rebased'));
      for (const symbol of [OTHER, SPLIT])
        expect(await page.locator(`main tbody a[href*="/${symbol}"]`).count()).toBeGreaterThan(5);
    },
  );

  journey('of all companies on a day are those of the market summary of that day', async () => {
    const summary = pathOf('market-summary');
    const all = (
      await jsonAt<{ rows: { part: string; value: string; trades: number }[] }>(
        origin,
        `${summary}.json?day=${LAST_DAY}`,
      )
    ).rows.find(({ part }) => part === 'all')!;
    const rows = await rowsOf(`?day=${LAST_DAY}`, prefix);
    expect(sum(rows.map(({ trades }) => trades))).toBe(all.trades);
    expect(sum(rows.map(({ value }) => Number(value)))).toBeCloseTo(Number(all.value), 1);
  });

  journey('say on every basis what was adjusted, and calculate it again', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${PRICES}?symbol=${SPLIT}&range=All`);
    const working = await page.locator('section[aria-labelledby=applied] tbody').innerText();
    expect(working).toContain(words('history.applied.split', { units: '', of: '' }).split(' ')[0]!.replace(':', ''));
    await page.locator('#adj [name="adj.kind"]').selectOption('rights-issue');
    for (const [name, value] of Object.entries({ close: '2.86', units: '1', of: '4', price: '2.00' }))
      await page.locator(`#adj [name="adj.${name}"]`).fill(value);
    await page.locator('#adj button[type=submit]').click();
    await page.waitForURL(new RegExp(`symbol=${SPLIT}`));
    expect(await page.locator('#adj').innerText()).toContain('0.939860140');
  });

  journey('are put in the order of a column by its head, and summed up below', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${PRICES}?day=${LAST_DAY}`);
    await page.locator('main thead th a[href*="sort=value"]').click();
    await page.waitForURL(/sort=value/);
    const rows = await rowsOf(`?day=${LAST_DAY}&sort=value`, prefix);
    const values = rows.map(({ value }) => Number(value));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    const table = page.locator('main table').last();
    expect(await table.locator('tbody tr').first().innerText()).toContain(rows[0]!.symbol);
    const all = Math.round(sum(values)).toLocaleString('en-US');
    expect(await table.locator('tfoot').innerText()).toContain(all);
  });

  journey('have chosen columns on the page and in the file: what a company was worth', async () => {
    const query = `?symbol=${OTHER}&range=1M&column=close&column=market-value`;
    const rows = await rowsOf(query, prefix);
    expect(Object.keys(rows[0]!)).toEqual(['date', 'symbol', 'isin', 'close', 'marketValue', 'currency']);
    const html = await textAt(origin, `${prefix}${PRICES}${query}`);
    const value = (rows as unknown as { marketValue: string }[])[0]!.marketValue;
    expect(html).toContain(Math.round(Number(value)).toLocaleString('en-US'));
  });

  journey('of very many rows are no workbook: the answer names the CSV file', async () => {
    const [first, ...others] = (await rowsOf(`?day=${LAST_DAY}`)).slice(0, 10).map(({ symbol }) => symbol);
    const query = `?symbol=${first}${others.map((symbol) => `&compare=${symbol}`).join('')}&range=All`;
    const count = (await textAt(origin, `${PRICES}.csv${query}`)).trim().split('\n').length - 1;
    const answer = await fetch(`${origin}${prefix}${PRICES}.xlsx${query}`);
    expect(answer.status).toBe(count > 10_000 ? 400 : 200);
    if (count > 10_000) expect(await answer.text()).toContain(`${PRICES}.csv?`);
  });

  journey('of a day without trading are those of the day before it, of a day to come those of the last', async () => {
    const cases = [
      ['2026-11-15', '2026-11-13', 'closed'],
      ['2027-03-01', LAST_DAY, 'later'],
    ] as const;
    for (const [asked, day, why] of cases) {
      const html = await textAt(origin, `${prefix}${PRICES}?day=${asked}`);
      const days = { asked: formatDate(asked, locale), day: formatDate(day, locale) };
      expect(html).toContain(words(`history.day.${why}`, days));
      expect(await rowsOf(`?day=${asked}`)).toEqual(await rowsOf(`?day=${day}`));
    }
  });

  journey('that are not there are said not to be', async () => {
    const early = await textAt(origin, `${prefix}${PRICES}?day=1990-01-02`);
    expect(early).toContain(words('history.none.day', { first: '·' }).split('·')[0]);
    const unknown = await textAt(origin, `${prefix}${PRICES}?symbol=NOPE`);
    expect(unknown).toContain('NOPE');
  });
});
