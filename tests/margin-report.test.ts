import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const PAGE = pathOf('the-exchange-weekly-margin-trading-report');
const BY_TYPE = pathOf('the-exchange-historical-data-trade-by-client-type');
const LAST_WEEK = '2026-11-13';

type Row = Record<string, string | number | null> & { week: string };

const origin = inject('siteUrl');
const rowsAt = async <T = Row>(address: string) => (await jsonAt<{ rows: T[] }>(origin, address)).rows;
const fils = (amount: unknown) => Math.round(Number(amount) * 1_000);

byTurns('margin report', ({ locale, prefix }) => {
  const words = (id: string) => said(locale, id);

  journey('has each week once, the newest first, both kinds together what they are apart', async () => {
    const rows = await rowsAt(`${prefix}${PAGE}.json?range=All`);
    expect(rows[0]!.week).toBe(LAST_WEEK);
    expect(rows.at(-1)!.week).toBe('2025-05-09');
    expect(new Set(rows.map(({ week }) => week)).size).toBe(rows.length);
    for (const [at, row] of rows.entries()) {
      if (row.week > '2026-06-01') expect(fils(row['margin']) + fils(row['shortTerm'])).toBe(fils(row['outstanding']));
      else expect([row['margin'], row['shortTerm']]).toEqual([null, null]);
      const before = rows[at + 1];
      if (before) expect(fils(row['change'])).toBe(fils(row['outstanding']) - fils(before['outstanding']));
      expect(Number(row['coverage'])).toBeCloseTo((100 * fils(row['collateral'])) / fils(row['outstanding']), 2);
    }
    const apart = await rowsAt(`${PAGE}.json?range=All&kind=short-term`);
    expect(apart.length).toBeLessThan(rows.length);
    expect(apart[0]!['outstanding']).toBe(rows[0]!['shortTerm']);
  });

  journey('sets purchases against all that was bought in the week', async () => {
    const [row] = await rowsAt(`${PAGE}.json`);
    const days = await rowsAt<{ value: string }>(`${BY_TYPE}.json?from=2026-11-09&to=${LAST_WEEK}`);
    const bought = days.reduce((sum, { value }) => sum + fils(value), 0);
    expect(Number(row!['partOfBuying'])).toBeCloseTo((100 * fils(row!['purchases'])) / bought, 2);
  });

  journey('shows a week with its securities without script, and the same rows to programs', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${PAGE}`);
    await page.locator('main table a[href*="week="]').nth(1).click();
    await page.waitForURL(/week=2026-11-06/);
    expect(await page.locator('h2#week, #week').first().innerText()).toMatch(/6|06/);
    const symbols = async () =>
      (await page.locator('section[aria-labelledby=securities] tbody tr').allInnerTexts()).map(
        (row) => row.trim().split(/\s/)[0],
      );
    const joint = await symbols();
    await page.goto(`${prefix}${PAGE}?week=2026-11-06&kind=margin`);
    const margin = await symbols();
    await page.goto(`${prefix}${PAGE}?week=2026-11-06&kind=short-term`);
    const shortTerm = await symbols();
    expect([margin.length, shortTerm.length]).toEqual([20, 20]);
    expect(joint.length).toBeGreaterThan(0);
    expect(joint.toSorted()).toEqual(margin.filter((symbol) => shortTerm.includes(symbol)).toSorted());
    const api = await rowsAt(`/api/v1/market/margin-weeks.json?from=2026-11-01&to=${LAST_WEEK}`);
    expect(api.map(({ week }) => week)).toEqual([LAST_WEEK, '2026-11-06']);
  });

  journey('says when a margin call comes, and refuses less than the federal minimum', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${PAGE}`);
    expect(await page.locator('[name="call.initial"]').inputValue()).toBe('50');
    for (const [name, value] of Object.entries({ shares: '10,000', price: '4', now: '2.66' }))
      await page.locator(`[name="call.${name}"]`).fill(value);
    await page.locator('#call button[type=submit]').click();
    await page.waitForURL(/call\.now=2\.66/);
    const answer = page.locator('#call [role=status]');
    expect(await answer.innerText()).toMatch(/2\.667[^]*24\.81%/);
    await page.locator('[name="call.initial"]').fill('40');
    await page.locator('#call button[type=submit]').click();
    await page.waitForURL(/call\.initial=40/);
    expect(await answer.innerText()).toContain(words('parts.call.below'));
  });

  journey('draws the cushion beside its minimum, and puts the weeks in the order of a column', async () => {
    const html = await textAt(origin, `${prefix}${PAGE}?sort=sold-out`);
    expect(html).toContain(said(locale, 'margin.drawn.maintenance', { part: '25%' }));
    const rows = await rowsAt(`${PAGE}.json?sort=sold-out`);
    const sold = rows.map((row) => fils(row['soldOut']));
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
  });

  journey('says what it does not have', async () => {
    const never = await textAt(origin, `${prefix}${PAGE}?from=2001-01-01&to=2001-02-01&week=2001-01-05`);
    expect(never).toContain(words('common.noData'));
    expect(never).toMatch(locale === 'en' ? /no margin trading figures for the week/ : /لأسبوع/);
  });
});
