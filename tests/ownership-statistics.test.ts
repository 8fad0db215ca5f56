import { expect, inject } from 'vitest';
import { formatMonthYear } from '#domain/date.ts';
import { pathOf } from '#app/page-path.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const PAGE = pathOf('the-exchange-ownership-holding-statistics');
const PRICES = pathOf('the-exchange-historical-data-company-prices');
const FOREIGN = pathOf('the-exchange-foreign-ownership');
const LAST_DAY = '2026-10-30';
const SYMBOL = 'JIWAN';

type Row = Record<string, string | number | null>;

const origin = inject('siteUrl');
const rowsAt = async (address: string) => (await jsonAt<{ rows: Row[] }>(origin, address)).rows;
const fils = (amount: unknown) => Math.round(Number(amount) * 1_000);
const sum = (rows: readonly Row[], of: string) => rows.reduce((all, row) => all + fils(row[of]), 0);

byTurns('ownership statistics', ({ locale, prefix }) => {
  const words = (id: string, values?: Record<string, string | number>) => said(locale, id, values);
  const file = (query: string) => rowsAt(`${prefix}${PAGE}.json?${query}`);

  journey('divides the same whole by nationality, by type, by sector, by size and by company', async () => {
    const cuts = await Promise.all(['nationality', 'type', 'sector', 'size', 'company'].map((by) => file(`by=${by}`)));
    const [byNationality, byType, , bySize] = cuts;
    const told = cuts.map(([row]) => ['nationality', 'type', 'sector', 'from', 'symbol'].find((id) => id in row!));
    expect(told).toEqual(['nationality', 'type', 'sector', 'from', 'symbol']);
    for (const rows of cuts) {
      expect(rows.length).toBeGreaterThan(2);
      expect(rows.every(({ month }) => month === '2026-10')).toBe(true);
      expect(sum(rows, 'value')).toBe(sum(byNationality!, 'value'));
      expect(Math.abs(sum(rows, 'partPercent') - 100_000)).toBeLessThan(rows.length);
    }
    for (const rows of [byType!, bySize!]) expect(sum(rows, 'investors')).toBe(sum(byNationality!, 'investors'));
  });

  journey('has the shares of a company that foreign ownership and its last close give', async () => {
    const rows = await file(`symbol=${SYMBOL}`);
    const [day] = (await rowsAt(`${FOREIGN}.json?day=${LAST_DAY}`)).filter(({ symbol }) => symbol === SYMBOL);
    const shares = (ids: readonly string[]) =>
      rows
        .filter(({ nationality }) => ids.includes(String(nationality)))
        .reduce((all, row) => all + Number(row['shares']), 0);
    expect(shares(['uae', 'gcc', 'arab', 'other'])).toBe(Number(day!['issued']));
    const [bar] = await rowsAt(`${PRICES}.json?symbol=${SYMBOL}&prices=traded&from=${LAST_DAY}&to=${LAST_DAY}`);
    expect(sum(rows, 'value')).toBe(fils(bar!['close']) * Number(day!['issued']));
  });

  journey('shows changes as the difference of two months, and against a chosen one', async () => {
    const [now, then] = await Promise.all([file('by=type'), file('by=type&month=2026-09')]);
    const part = (rows: readonly Row[], type: unknown) =>
      fils(rows.find((row) => row['type'] === type)?.['partPercent']);
    for (const row of now) expect(fils(row['changeMonth'])).toBe(fils(row['partPercent']) - part(then, row['type']));
    const compared = await file('by=type&compare=2026-09');
    expect(compared.map((row) => row['changeCompared'])).toEqual(now.map((row) => row['changeMonth']));
  });

  journey('never shows a count of one to four investors, not in a company and not in the matrix', async () => {
    const companies = await file('by=company');
    const small = companies.toSorted((a, b) => Number(a['investors']) - Number(b['investors'])).slice(0, 8);
    const lists = await Promise.all(small.map(({ symbol }) => file(`by=type&symbol=${symbol}`)));
    const counts = [...companies, ...lists.flat(), ...(await file('by=nationality')), ...(await file('by=type'))];
    expect(counts.filter(({ investors }) => Number(investors) > 0 && Number(investors) < 5)).toEqual([]);
    // For the smallest companies some groups are merged, and the page says so.
    const joined = small.find((_, at) => lists[at]!.some(({ type }) => String(type).includes('+')));
    const page = await textAt(origin, `${prefix}${PAGE}?by=type&symbol=${joined!['symbol']}`);
    expect(page).toContain(words('holdings.joined', { least: 5 }));
  });

  journey('is chosen without script: a month, a company, a cut', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${PAGE}`);
    await page.locator('select[name=month]').selectOption('2025-04');
    await page.locator('select[name=symbol]').selectOption(SYMBOL);
    await page.locator('search button[type=submit]').last().click();
    await page.waitForURL(/month=2025-04.*symbol=JIWAN|symbol=JIWAN.*month=2025-04/);
    expect(await page.locator('h1').innerText()).toContain(SYMBOL);
    await page.getByRole('link', { name: words('holdings.by.type'), exact: true }).click();
    await page.waitForURL(/by=type/);
    expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(3);
    expect(await page.locator('[data-figures-of="2025-04-30"]').count()).toBe(1);
  });

  journey('tells programs the same, with the same names whatever the rows are', async () => {
    const [bySize, byCompany] = await Promise.all(
      ['size', 'company'].map((by) => rowsAt(`/api/v1/market/holdings.json?by=${by}&month=2026-10`)),
    );
    expect(Object.keys(bySize![0]!)).toEqual(Object.keys(byCompany![0]!));
    expect(sum(bySize!, 'value')).toBe(sum(byCompany!, 'value'));
  });

  journey('says what it does not have', async () => {
    const later = await textAt(origin, `${prefix}${PAGE}?month=2027-01`);
    const months = { asked: formatMonthYear('2027-01-01', locale), month: formatMonthYear(LAST_DAY, locale) };
    expect(later).toContain(words('holdings.month.other', months));
    const alone = await textAt(origin, `${prefix}${PAGE}?compare=2015-01`);
    expect(alone).toContain(words('holdings.compare.none', { month: formatMonthYear('2015-01-01', locale) }));
    const earlier = await textAt(origin, `${prefix}${PAGE}?month=2015-01`);
    expect(earlier).toContain(words('common.noData'));
    const wrong = await textAt(origin, `${prefix}${PAGE}?by=planets`);
    expect(wrong).toContain('planets');
  });
});
