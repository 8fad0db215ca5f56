import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const BY_NATIONALITY = pathOf('the-exchange-historical-data-trade-by-nationality');
const BY_TYPE = pathOf('the-exchange-historical-data-trade-by-client-type');
const PRICES = pathOf('the-exchange-historical-data-company-prices');
const LAST_DAY = '2026-11-17';

type Row = Record<string, string> & { date: string; value: string };

const origin = inject('siteUrl');
const rowsAt = async (address: string) => (await jsonAt<{ rows: Row[] }>(origin, address)).rows;
const fils = (amount: string | undefined) => Math.round(Number(amount) * 1_000);
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

byTurns('trades of investors', ({ locale, prefix }) => {
  const words = (id: string) => said(locale, id);
  const cuts = [
    { address: BY_NATIONALITY, groups: '', ids: ['uae', 'gcc', 'foreign'] },
    { address: BY_NATIONALITY, groups: 'groups=4&', ids: ['uae', 'gcc', 'arab', 'other'] },
    { address: BY_TYPE, groups: '', ids: ['individual', 'institution'] },
    { address: BY_TYPE, groups: 'groups=5&', ids: ['individual', 'bank', 'company', 'fund', 'government'] },
  ];

  journey('of all groups come to the day: buying, selling, nets and shares', async () => {
    for (const { address, groups, ids } of cuts) {
      const rows = await rowsAt(`${prefix}${address}.json?${groups}from=2026-10-01&to=${LAST_DAY}`);
      expect(rows[0]!.date).toBe(LAST_DAY);
      for (const row of rows) {
        const all = (part: string) => sum(ids.map((id) => fils(row[`${id}${part}`])));
        expect([all('Buying'), all('Selling')]).toEqual([fils(row.value), fils(row.value)]);
        expect([all('Net'), all('Share')]).toEqual([0, 100_000]);
      }
    }
  });

  journey('come to what was traded in the shares and funds of the day', async () => {
    const [row] = await rowsAt(`${BY_NATIONALITY}.json?from=${LAST_DAY}&to=${LAST_DAY}`);
    const prices = await rowsAt(`${PRICES}.json?day=${LAST_DAY}`);
    expect(fils(row!.value)).toBe(sum(prices.map(({ value }) => fils(value))));
    const html = await textAt(origin, `${prefix}${BY_NATIONALITY}?from=${LAST_DAY}&to=${LAST_DAY}`);
    expect(html).toMatch(locale === 'en' ? /Both equal the value traded/ : /ويساوي كل منهما قيمة التداول/);
  });

  journey('by months and by kinds of security come to the whole', async () => {
    const query = 'from=2026-01-01&to=2026-10-31';
    const days = await rowsAt(`${BY_TYPE}.json?${query}`);
    const months = await rowsAt(`${BY_TYPE}.json?${query}&interval=month`);
    expect(months).toHaveLength(10);
    expect(sum(months.map((row) => fils(row['institutionNet'])))).toBe(
      sum(days.map((row) => fils(row['institutionNet']))),
    );
    const kinds = await Promise.all(
      ['equity', 'reit', 'etf', 'fund'].map((kind) => rowsAt(`${BY_TYPE}.json?${query}&interval=year&kind=${kind}`)),
    );
    expect(sum(kinds.flat().map(({ value }) => fils(value)))).toBe(sum(days.map(({ value }) => fils(value))));
  });

  journey('are chosen without script, with a sentence on who bought', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${BY_TYPE}`);
    await page.locator('main [name=from]').fill('2026-10-01');
    await page.locator('main [name=to]').fill('2026-10-30');
    await page.locator('main button[type=submit]').first().click();
    await page.waitForURL(/from=2026-10-01&to=2026-10-30/);
    const text = await page.locator('main').innerText();
    expect(text).toMatch(locale === 'en' ? /Institutions (bought|sold) AED/ : /زادت (مشتريات|مبيعات) المؤسسات/);
    expect(text).toContain(words('trading.matrix'));
    expect(text).toContain(words('trading.institutions'));
    const rows = await rowsAt(`${BY_TYPE}.json?from=2026-10-01&to=2026-10-30`);
    const bought = Math.round(sum(rows.map((row) => fils(row['institutionBuying']))) / 1_000);
    expect(await page.locator('main tfoot').first().innerText()).toContain(bought.toLocaleString('en-US'));
  });

  journey('that are not there are said not to be', async () => {
    const html = await textAt(origin, `${prefix}${BY_NATIONALITY}?from=2001-01-01&to=2001-02-01`);
    expect(html).toContain(words('common.noData'));
  });
});
