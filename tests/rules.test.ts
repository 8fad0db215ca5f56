import type { Locator, Page } from '@playwright/test';
import { expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { textOf } from '#messages/text.tsx';
import { jsonAt, textAt } from './support/answers.ts';
import { parseCsv } from './support/csv.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

/** The market's day of the shared site. */
const TODAY = '2026-11-18';
const RULES = pathOf('the-exchange-market-rules');
/** Tick of the highest prices until 5 April 2026, and since then. */
const TICKS = { before: '0.05', since: '0.02' };

interface Row {
  number: string;
  title: string;
  from: string;
  circular: string | null;
  text: string | null;
  page: string;
}

const origin = inject('siteUrl');
const ruleOf = (page: Page, number: string) => page.locator(`[id="rule-${number}"]`);
const shownNumbers = (page: Page) => page.locator('main h4 a').allInnerTexts();

byTurns('the market rules', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => plain(textOf(locale)(id, values));
  const fileAt = (query = '') =>
    jsonAt<{ rows: Row[]; view: { asOf: string }; ignored: unknown[] }>(origin, `${prefix}${RULES}.json${query}`);

  journey('are said to be those of a simulated exchange, before any of them', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + RULES);
    const main = plain(await page.locator('main').innerText());
    const at = main.indexOf(words('rules.simulated.words'));
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(main.indexOf('1.1.1'));
  });

  journey('stand whole on the page, and in its files with the same texts', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + RULES);
    const { rows, view } = await fileAt();
    expect(await shownNumbers(page)).toEqual(rows.map(({ number }) => number));
    expect(view.asOf).toBe(TODAY);
    for (const { number, title, from, text } of rows) {
      const shown = plain(await seenText(ruleOf(page, number)));
      expect(shown).toContain(plain(title));
      expect(shown).toContain(formatDate(from, locale));
      for (const line of (text ?? '').split('\n')) expect(shown, number).toContain(plain(line));
    }
    const [headings = [], ...csv] = parseCsv(await textAt(origin, `${prefix}${RULES}.csv`));
    expect(csv.map((row) => row[headings.indexOf(words('rules.file.number'))])).toEqual(
      rows.map(({ number }) => number),
    );
  });

  journey('are those of the day that is asked for, and say so', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + RULES);
    const ticks = ruleOf(page, '3.2.2').locator('table').first();
    expect(await ticks.innerText()).toContain(TICKS.since);
    await page.locator('main [name=asOf]').fill('2026-04-05');
    await page.locator('main form button').click();
    await page.waitForURL(/asOf=2026-04-05/);
    expect(await ticks.innerText()).toContain(TICKS.before);
    expect(plain(await page.locator('main').innerText())).toContain(
      words('rules.past', { date: formatDate('2026-04-05', locale) }),
    );
    await page.getByRole('link', { name: said(locale, 'rules.today') }).click();
    await page.waitForURL((url) => !url.search.includes('asOf'));
    expect(await ticks.innerText()).toContain(TICKS.since);
  });

  journey('have in their files what held on the day, and no rule before its first day', async () => {
    const numbers = async (day: string) => (await fileAt(`?asOf=${day}`)).rows.map(({ number }) => number);
    expect(await numbers('2021-12-31')).toEqual(['3.2.2', '3.2.3']);
    expect(await numbers('2023-05-28')).not.toContain('5.2.1');
    expect(await numbers('2023-05-29')).toContain('5.2.1');
    const limits = async (day: string) => (await fileAt(`?q=3.2.3&asOf=${day}`)).rows[0]!.text;
    expect(await limits('2020-03-18')).toContain('5%');
    expect(await limits('2021-02-27')).toBe(await limits('2020-03-18'));
    expect(await limits('2021-02-28')).toBe(await limits('2020-03-17'));
  });

  journey('that are repealed keep their number, and show the text that was', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(`${prefix}${RULES}#rule-2.2.1`);
    const repealed = ruleOf(page, '2.2.1');
    expect(plain(await repealed.innerText())).toContain(
      words('rules.repealed', { from: formatDate('2025-09-01', locale) }),
    );
    await repealed.locator('summary').click();
    const { rows } = await fileAt('?asOf=2025-08-31&q=2.2.1');
    expect(plain(await repealed.innerText())).toContain(plain(rows[0]!.text!));
    expect((await fileAt('?q=2.2.1')).rows.find(({ number }) => number === '2.2.1')?.text).toBeNull();
  });

  journey('are found by their words in any spelling, and by number', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + RULES);
    await page.locator('main [name=q]').fill(locale === 'ar' ? 'الادارة المرشحين' : 'CANDIDATES board');
    await page.locator('main form button').click();
    await page.waitForURL(/q=/);
    expect(await shownNumbers(page)).toEqual(['4.3.1']);
    expect((await fileAt('?q=4.2.4')).rows.map(({ number }) => number)).toEqual(['4.2.4']);
    await page.goto(`${prefix}${RULES}?q=xyzzy`);
    expect(await page.locator('main').innerText()).toContain(said(locale, 'rules.none'));
  });

  journey('changed as the list of changes says: each leads to the rule from that day on', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(prefix + RULES);
    const changes = page.locator('#changes ol > li');
    expect(await changes.count()).toBeGreaterThan(12);
    const days = await changes.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')!));
    expect(days).toEqual(days.toSorted().toReversed());
    await changes.filter({ hasText: '3.3.1' }).getByRole('link').click();
    await page.waitForURL(/asOf=2024-07-01#rule-3\.3\.1$/);
    await ruleOf(page, '3.3.1').getByText(formatDate('2024-07-01', locale)).first().waitFor();
  });

  journey('lead to the circular that made them', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(`${prefix}${RULES}?q=3.2.2`);
    await ruleOf(page, '3.2.2').getByRole('link', { name: '02/2026' }).click();
    await page.waitForURL(/circulars\//);
    await page.locator('main dl dd').getByText('02/2026', { exact: true }).waitFor();
  });

  journey('as of no day, or of one long ago, are those of the nearest, and it is said why', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${RULES}?asOf=2026-02-30`);
    const main = async () => plain(await page.locator('main').innerText());
    expect(await main()).toContain(words('rules.unreadable', { value: '2026-02-30', example: '2026-04-05' }));
    expect((await shownNumbers(page)).length).toBeGreaterThan(30);
    await page.goto(`${prefix}${RULES}?asOf=1990-01-01`);
    expect(await main()).toContain(words('rules.early', { date: formatDate('2011-01-02', locale) }));
    await page.goto(`${prefix}${RULES}?asOf=2027-01-01`);
    expect(await main()).toContain(words('rules.future', { date: formatDate('2027-01-01', locale) }));
  });

  journey('are printed with their days, without what can only be clicked', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(prefix + RULES);
    await page.emulateMedia({ media: 'print' });
    expect(
      await page
        .locator('main form, main nav, main details')
        .evaluateAll((all) => all.some((each) => each.checkVisibility())),
    ).toBe(false);
    expect(plain(await ruleOf(page, '3.2.3').innerText())).toContain(
      words('rules.since', { from: formatDate('2021-02-28', locale) }),
    );
  });
});

/** The text on one line, without the parts for screen readers only. */
function seenText(part: Locator): Promise<string> {
  return part.evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const unseen of copy.querySelectorAll('.visually-hidden')) unseen.remove();
    return copy.textContent.replace(/\s+/g, ' ');
  });
}

/** The text without direction marks. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
