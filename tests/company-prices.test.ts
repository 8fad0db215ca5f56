import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { isTradingDay } from '#domain/calendar.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { inBothLanguages, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const PRICES = pathOf('the-exchange-historical-data-company-prices');
/** Its shares were split on one of the days that every journey's site holds. */
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
  traded: 'yes' | 'no';
  factor?: string;
  event: string | null;
}

const origin = inject('siteUrl');
const rowsOf = async (query: string, prefix = '') =>
  (await jsonAt<{ rows: Row[] }>(origin, `${prefix}${PRICES}.json${query}`)).rows;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

inBothLanguages('prices of companies', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

  journey('as traded are those of the company’s own page, day for day', async () => {
    const own = pathOf('the-exchange-company-trading-trading-summary', { SecuritySymbol: OTHER });
    const { rows } = await jsonAt<{ rows: Row[] }>(origin, `${prefix}${own}.json?from=2026-01-01&to=${LAST_DAY}`);
    const shown = await rowsOf(`?symbol=${OTHER}&from=2026-01-01&to=${LAST_DAY}`, prefix);
    const figures = ({ date, open, high, low, close, volume, value, trades }: Row) =>
      [date, open, high, low, close, volume, value, trades].join(' ');
    expect(shown.filter(({ traded }) => traded === 'yes').map(figures)).toEqual(rows.map(figures));
  });

  journey('have a row for every trading day, traded or not, and none for another day', async () => {
    const rows = await rowsOf(`?symbol=${OTHER}&range=1Y`, prefix);
    const days = rows.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().reverse());
    expect(days.filter((day) => !isTradingDay(day))).toEqual([]);
    for (const { traded, close, trades } of rows) if (traded === 'no') expect([close, trades]).toEqual([null, 0]);
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
    expect(months[0]!.close).toBe(days.find(({ traded }) => traded === 'yes')!.close);
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

  journey('that are not there are said not to be', async () => {
    const html = await textAt(origin, `${prefix}${PRICES}?day=2026-11-15`);
    expect(html).toContain(words('history.none.day', { day: formatDate('2026-11-15', locale) }));
    const unknown = await textAt(origin, `${prefix}${PRICES}?symbol=NOPE`);
    expect(unknown).toContain('NOPE');
  });
});
