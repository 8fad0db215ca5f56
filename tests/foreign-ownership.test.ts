import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const PAGE = pathOf('the-exchange-foreign-ownership');
const LAST_DAY = '2026-11-17';

type Row = Record<string, string | number | null> & { symbol: string; date: string };

const origin = inject('siteUrl');
const rowsAt = async (address: string) => (await jsonAt<{ rows: Row[] }>(origin, address)).rows;
const cents = (percent: unknown) => Math.round(Number(percent) * 1_000);

byTurns('foreign ownership', ({ locale, prefix }) => {
  const words = (id: string) => said(locale, id);

  journey('of all companies: the groups are the whole, the fullest first, those without a limit last', async () => {
    const rows = await rowsAt(`${prefix}${PAGE}.json`);
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) {
      expect(row.date).toBe(LAST_DAY);
      expect(cents(row['nationalActual']) + cents(row['gccActual']) + cents(row['foreignActual'])).toBe(100_000);
    }
    const used = rows.map((row) => row['usedPercent']);
    const limited = used.filter((part) => part !== null).map(Number);
    expect(limited).toEqual(limited.toSorted((a, b) => b - a));
    expect(used.slice(limited.length).every((part) => part === null)).toBe(true);
    expect(new Set(rows.map((row) => row['status'])).size).toBeGreaterThan(2);
  });

  journey('of one company says of its last day what the list says', async () => {
    const [first] = await rowsAt(`${PAGE}.json`);
    const days = await rowsAt(`${prefix}${PAGE}.json?symbol=${first!.symbol}&from=2026-10-01&to=${LAST_DAY}`);
    expect(days.length).toBeGreaterThan(25);
    expect(days[0]).toMatchObject({
      date: LAST_DAY,
      sharesLeft: first!['sharesLeft'],
      usedPercent: first!['usedPercent'],
    });
    const earlier = await rowsAt(`${PAGE}.json?day=${days[5]!.date}`);
    expect(earlier.find(({ symbol }) => symbol === first!.symbol)).toMatchObject({
      sharesLeft: days[5]!['sharesLeft'],
    });
    const change = cents(first!['foreignActual']) - cents(days[5]!['foreignActual']);
    expect(cents(first!['changeWeek'])).toBe(change);
  });

  journey('tells without script whether an order fits, and how many shares do', async ({ visit }) => {
    const open = (await rowsAt(`${PAGE}.json`)).find(
      (row) => row['status'] === 'open' && Number(row['sharesLeft']) > 1,
    )!;
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${PAGE}`);
    await page.locator('#room ~ * select[name=symbol], section[aria-labelledby=room] select').selectOption(open.symbol);
    const shares = page.locator('section[aria-labelledby=room] [name=shares]');
    await shares.fill(String(open['sharesLeft']));
    await shares.press('Enter');
    await page.waitForURL(/shares=/);
    const answer = page.locator('section[aria-labelledby=room] [role=status]');
    const most = Number(open['sharesLeft']).toLocaleString('en-US');
    await expect.poll(() => answer.innerText()).toMatch(locale === 'en' ? /^Yes/ : /^نعم/);
    expect(await answer.innerText()).toContain(most);
    await page.goto(`${prefix}${PAGE}?symbol=${open.symbol}&shares=${Number(open['sharesLeft']) + 1}`);
    expect(await answer.innerText()).toMatch(locale === 'en' ? /^No\./ : /^لا يتسع/);
    await page.goto(`${prefix}${PAGE}?symbol=${open.symbol}&shares=many`);
    expect(await page.locator('main').innerText()).toContain(words('foreign.room.fault'));
  });

  journey('of a day without trading is that of the day before, and days that are not held are none', async () => {
    const sunday = await textAt(origin, `${prefix}${PAGE}?day=2026-11-15`);
    expect(sunday).toMatch(locale === 'en' ? /There was no trading on/ : /لم يكن يوم/);
    const ahead = await textAt(origin, `${prefix}${PAGE}?day=2027-01-05`);
    expect(ahead).toMatch(locale === 'en' ? /figures for .* yet/ : /لا تتوفر أرقام يوم/);
    const never = await textAt(origin, `${prefix}${PAGE}?day=2001-01-01`);
    expect(never).toContain(words('common.noData'));
  });

  journey('is the same for programs, and the company’s page leads to it', async () => {
    const [first] = await rowsAt(`${PAGE}.json`);
    const api = await rowsAt(`/api/v1/foreign-ownership.json?day=${LAST_DAY}`);
    expect(api.find(({ symbol }) => symbol === first!.symbol)).toMatchObject({ sharesLeft: first!['sharesLeft'] });
    for (const mixed of [`symbol=${first!.symbol}&day=${LAST_DAY}`, `from=${LAST_DAY}`])
      expect((await fetch(`${origin}/api/v1/foreign-ownership?${mixed}`)).status, mixed).toBe(400);
    const company = pathOf('the-exchange-company-trading-foreign-investments', { SecuritySymbol: first!.symbol });
    expect(await textAt(origin, prefix + company)).toContain(`${PAGE}?symbol=${first!.symbol}`);
  });
});
