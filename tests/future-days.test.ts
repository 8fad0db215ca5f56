import { expect, inject } from 'vitest';
import { isTradingDay } from '#domain/calendar.ts';
import { pathOf } from '#app/page-path.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const FUTURES = pathOf('the-exchange-historical-data-futures');
const PRICES = pathOf('the-exchange-historical-data-company-prices');
const HUB = pathOf('the-exchange-historical-data');
const LAST_DAY = '2026-11-17';

interface Row {
  date: string;
  contract: string;
  expiry: string;
  daysLeft: number;
  close: string | null;
  settlement: string;
  change: string | null;
  volume: number;
  openInterest: number;
  underlying: string;
  basis: string;
  fairValue: string | null;
  baseMargin: string | null;
  factor: string;
}

const origin = inject('siteUrl');
const rowsAt = async (address: string) => (await jsonAt<{ rows: Row[] }>(origin, address)).rows;
const fils = (amount: string | null | undefined) => Math.round(Number(amount) * 1_000);

byTurns('the history of futures', ({ locale, prefix }) => {
  const words = (id: string) => said(locale, id);

  journey('has the three open contracts of every trading day, each beside its underlying', async () => {
    const rows = await rowsAt(`${prefix}${FUTURES}.json?root=RAWZANA&from=2026-09-01&to=${LAST_DAY}`);
    const prices = await rowsAt(`${PRICES}.json?symbol=RAWZANA&from=2026-09-01&to=${LAST_DAY}`);
    const closes = new Map(prices.map(({ date, close }) => [date, close]));
    expect(rows[0]!.date).toBe(LAST_DAY);
    for (const [date, own] of Map.groupBy(rows, (row) => row.date)) {
      expect([isTradingDay(date), own.length], date).toEqual([true, 3]);
      expect(own.map(({ expiry }) => expiry)).toEqual(own.map(({ expiry }) => expiry).toSorted());
      for (const { settlement, underlying, basis, fairValue, baseMargin, expiry } of own) {
        if (closes.get(date)) expect(underlying).toBe(closes.get(date));
        expect(fils(basis)).toBe(fils(settlement) - fils(underlying));
        expect(Number(fairValue)).toBeGreaterThan(0);
        expect(Number(baseMargin)).toBeGreaterThan(0);
        if (date === expiry) expect(Math.abs(fils(basis))).toBeLessThanOrEqual(10);
      }
    }
  });

  journey('joins the contracts where they end, and keeps the newest as it was traded', async () => {
    const front = await rowsAt(`${prefix}${FUTURES}.json?series=front&range=All`);
    const joined = await rowsAt(`${prefix}${FUTURES}.json?series=continuous&range=All`);
    const all = await rowsAt(`${prefix}${FUTURES}.json?range=All`);
    expect(joined.map(({ date, contract }) => `${date} ${contract}`)).toEqual(
      front.map(({ date, contract }) => `${date} ${contract}`),
    );
    const ends = front.filter(({ date, expiry }) => date === expiry);
    expect(ends.length).toBeGreaterThan(5);
    const settled = new Map(all.map((row) => [`${row.date} ${row.contract}`, fils(row.settlement)]));
    let running = 1;
    for (const end of ends) {
      const next = front[front.indexOf(end) - 1]!.contract;
      running *= settled.get(`${end.date} ${next}`)! / settled.get(`${end.date} ${end.contract}`)!;
      const row = joined.find(({ date }) => date === end.date)!;
      expect(Number(row.factor)).toBeCloseTo(running, 8);
      expect(fils(row.settlement)).toBe(Math.round(fils(end.settlement) * running));
    }
    expect(joined[0]).toMatchObject({ factor: '1.000000000', settlement: front[0]!.settlement });
    const html = await textAt(origin, `${prefix}${FUTURES}?series=continuous&range=All`);
    expect(html).toContain(words('futures.rolls'));
    expect(html).toContain(words('futures.method.continuous'));
  });

  journey('is chosen by contract without script, an expired one too, and the file follows', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${FUTURES}`);
    const contract = await page.locator('main [name=contract] option').last().getAttribute('value');
    await page.locator('main [name=contract]').selectOption(contract!);
    await page.locator('main [name=from]').fill('2026-04-20');
    await page.locator('main button[type=submit]').first().click();
    await page.waitForURL(new RegExp(`contract=${contract}`));
    expect(await page.locator('main tbody tr').count()).toBeGreaterThan(10);
    const file = await page.locator('main a[href*=".csv"]').first().getAttribute('href');
    expect(file).toContain(`contract=${contract}`);
  });

  journey('says what it does not know and does not have', async () => {
    const html = await textAt(origin, `${prefix}${FUTURES}?root=NOPE&from=2001-01-01&to=2001-02-01`);
    expect(html).toContain('NOPE');
    expect(html).toContain(words('common.noData'));
    expect(await textAt(origin, `${prefix}${HUB}`)).toContain(words('futures.title'));
  });
});
