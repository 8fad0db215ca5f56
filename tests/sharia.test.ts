import type { Page } from '@playwright/test';
import { beforeAll, expect, inject, vi } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { textOf } from '#messages/text.tsx';
import { jsonAt, textAt } from './support/answers.ts';
import { parseCsv } from './support/csv.ts';
import { byTurns, journey } from './support/journey.ts';
import { statusOf } from './support/site-status.ts';
import { said } from './support/words.ts';

const LIST = pathOf('the-exchange-sharia-classification-list');
const CLASSES = pathOf('the-exchange-classification-list-page');
const ARTICLE = pathOf('the-exchange-sharia-compliance');
const READ_LIMIT_MS = 300_000;

interface Listed {
  symbol: string;
  remark: string;
  change: 'added' | 'unchanged' | null;
  quarterEnd: string;
}

interface Classed {
  symbol: string;
  kind: string;
  board: string;
  sector: string | null;
  sharia: string;
}

interface Answer<Row> {
  rows: Row[];
  view: Record<string, string | null>;
}

const origin = inject('siteUrl');

beforeAll(
  () =>
    vi.waitFor(
      async () => {
        const known = (await statusOf(origin)).feeds.filter(({ feed }) => feed === 'sharia' || feed === 'reference');
        for (const { feed, readAt } of known) expect(readAt, feed).not.toBeNull();
      },
      { timeout: READ_LIMIT_MS, interval: 500 },
    ),
  READ_LIMIT_MS,
);

const symbolsOf = (rows: readonly { symbol: string }[]) => rows.map(({ symbol }) => symbol);
const without = (all: readonly string[], others: readonly string[]) => all.filter((each) => !others.includes(each));

byTurns('the Sharia classification list', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => plain(textOf(locale)(id, values));
  const list = (query = '') => jsonAt<Answer<Listed>>(origin, `${prefix}${LIST}.json${query}`);
  const shown = (page: Page, table = 0) =>
    page.locator('main table').nth(table).locator('tbody th bdi[dir=ltr]').allInnerTexts();

  journey('shows the last quarter that has ended, row by row as its files', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    const { rows, view } = await list();
    expect(view).toEqual({ year: '2026', quarter: '3', exchange: 'home' });
    expect(rows.every(({ quarterEnd }) => quarterEnd === '2026-09-30')).toBe(true);
    expect(await shown(page)).toEqual(symbolsOf(rows));
    const [headings = [], ...csv] = parseCsv(await textAt(origin, `${prefix}${LIST}.csv`));
    expect(csv.map((row) => row[headings.indexOf(words('market.symbol'))])).toEqual(symbolsOf(rows));
  });

  journey('shows the quarter that is chosen, without script', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    await page.locator('main [name=year]').selectOption('2025');
    await page.locator('main [name=quarter]').selectOption('2');
    await page.locator('main form button').click();
    await page.waitForURL(/year=2025&quarter=2/);
    expect(await shown(page)).toEqual(symbolsOf((await list('?year=2025&quarter=2')).rows));
  });

  journey('says what was added and removed since the quarter before', async ({ visit }) => {
    const [now, before] = await Promise.all([list('?year=2026&quarter=1'), list('?year=2025&quarter=4')]);
    const added = without(symbolsOf(now.rows), symbolsOf(before.rows));
    const removed = without(symbolsOf(before.rows), symbolsOf(now.rows));
    expect(added.length + removed.length).toBeGreaterThan(0);
    expect(symbolsOf(now.rows.filter(({ change }) => change === 'added'))).toEqual(added);
    expect(symbolsOf(now.rows.filter(({ change }) => change !== 'unchanged'))).toEqual(added);
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${LIST}?year=2026&quarter=1`);
    expect(await shown(page, 1)).toEqual([...added, ...removed]);
    const cells = await page.locator('main table').nth(1).locator('tbody td').allInnerTexts();
    expect(cells).toEqual([
      ...added.map(() => words('sharia.change.added')),
      ...removed.map(() => words('sharia.change.removed')),
    ]);
  });

  journey('has a list of each exchange, and its securities lead to their pages', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(prefix + LIST);
    await page.locator('main nav a[href*="exchange=sister"]').click();
    await page.waitForURL(/exchange=sister/);
    const { rows } = await list('?exchange=sister');
    await expect.poll(() => shown(page)).toEqual(symbolsOf(rows));
    await page.locator('main table').first().getByRole('link').first().click();
    await page.waitForURL(new RegExp(`/company/${rows[0]!.symbol}$`));
  });

  journey('that is not there is said, and the newest is shown', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(`${prefix}${LIST}?year=2026&quarter=4`);
    const quarter = words('sharia.quarterOf', { quarter: words('sharia.quarter.3'), year: '2026' });
    expect(plain(await page.locator('main').innerText())).toContain(words('sharia.lost', { quarter }));
    await page.goto(`${prefix}${LIST}?year=1999`);
    expect(plain(await page.locator('main').innerText())).toContain(
      words('sharia.ignored', { value: '1999', quarter }),
    );
  });
});

byTurns('the classification list', ({ locale, prefix }) => {
  const classes = (query = '') => jsonAt<Answer<Classed>>(origin, `${prefix}${CLASSES}.json${query}`);

  journey('has every listed security, marked as the last Sharia list has it', async () => {
    const [{ rows }, sharia] = await Promise.all([classes(), jsonAt<Answer<Listed>>(origin, `${prefix}${LIST}.json`)]);
    const securities = await jsonAt<Answer<Listed>>(
      origin,
      `${prefix}${pathOf('the-exchange-listed-securities')}.json`,
    );
    expect(symbolsOf(rows)).toEqual(symbolsOf(securities.rows));
    expect(symbolsOf(rows.filter((row) => row.sharia === 'listed'))).toEqual(symbolsOf(sharia.rows));
    expect(new Set(rows.filter(({ kind }) => kind !== 'equity').map((row) => row.sharia))).toEqual(
      new Set(['not-screened']),
    );
  });

  journey('is narrowed by its classes and by words, without script', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + CLASSES);
    await page.locator('main [name=kind]').selectOption('equity');
    await page.locator('main [name=sharia]').selectOption('not-listed');
    await page.locator('main form button').click();
    await page.waitForURL(/sharia=not-listed/);
    const { rows } = await classes('?kind=equity&sharia=not-listed');
    expect(rows.length).toBeGreaterThan(0);
    expect(await page.locator('main tbody th bdi[dir=ltr]').allInnerTexts()).toEqual(symbolsOf(rows));
    expect(rows.every((row) => row.kind === 'equity' && row.sharia === 'not-listed')).toBe(true);
    expect((await classes('?board=505')).rows.every(({ board }) => board === '505')).toBe(true);
    await page.goto(`${prefix}${CLASSES}?q=xyzzy`);
    await page.getByText(said(locale, 'sharia.classes.none')).waitFor();
  });

  journey('says what each class means', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + CLASSES);
    const main = await page.locator('main').innerText();
    for (const name of ['kind', 'board', 'sector'])
      expect(main).toContain(said(locale, `sharia.classes.${name}.words`));
  });
});

byTurns('the page on Sharia compliance', ({ prefix }) => {
  journey('leads to the list, and from there back', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(prefix + ARTICLE);
    await page.locator(`main a[href$="${LIST}"]`).first().click();
    await page.waitForURL(`**${LIST}`);
    await page.locator(`main a[href$="${ARTICLE}"]`).first().click();
    await page.waitForURL(`**${ARTICLE}`);
  });
});

/** The text without direction marks. */
function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}
