import { beforeAll, expect, inject } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { MAKING_GROUPS, spreadPercent } from '#domain/market-making.ts';
import { GROUP_OBLIGATIONS } from '#exchange/members/market-makers.ts';
import { jsonAt, textAt } from './support/answers.ts';
import { jobsRead } from './support/jobs-read.ts';
import { byTurns, journey } from './support/journey.ts';
import { said } from './support/words.ts';

const LIST = pathOf('members-market-makers');

type Row = Record<string, string | number | null>;
interface Watch {
  rows: { symbol: string; bid: number | null; offer: number | null }[];
}

const origin = inject('siteUrl');
const rowsOf = async (path: string, query = '') => (await jsonAt<{ rows: Row[] }>(origin, `${path}.json${query}`)).rows;

beforeAll(() => jobsRead(origin, ['market-makers', 'members']));

byTurns('market makers', ({ locale, prefix }) => {
  const words = (id: string, values: Record<string, string | number> = {}) => said(locale, id, values);

  journey('stand with obligation, record and spread in one row, in the page as in its files', async ({ visit }) => {
    const rows = await rowsOf(prefix + LIST);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) {
      const group = GROUP_OBLIGATIONS[row.group as 'A'];
      expect(Number(row.presenceRequired)).toBe(group.presence / 1_000);
      expect(Number(row.sizeRequired)).toBe(group.minSize / 1_000);
      if (row.presenceMet === null) continue;
      expect(Number(row.presenceMet)).toBeGreaterThanOrEqual(0);
      expect(Number(row.presenceMet)).toBeLessThanOrEqual(100);
      expect(Number(row.daysMet)).toBeLessThanOrEqual(Number(row.days));
    }
    const most = Object.values(Object.groupBy(rows, ({ symbol }) => String(symbol))).map((some) => some!.length);
    expect(Math.max(...most)).toBeLessThanOrEqual(5);
    const { page } = await visit({ javaScript: false });
    await page.goto(prefix + LIST);
    const shown = await page.locator('main table').first().locator('tbody th bdi[dir=ltr]').allInnerTexts();
    expect(shown).toEqual(rows.map(({ symbol }) => symbol));
    await page.locator('main table').first().locator('a[href*="brokers-directory"]').first().click();
    await page.waitForURL(/brokers-directory\?q=/);
  });

  journey('show the spread of the book that the market watch has', async () => {
    const [rows, watch] = await Promise.all([
      rowsOf(prefix + LIST),
      jsonAt<Watch>(origin, `${prefix}${pathOf('market-watch')}.json`),
    ]);
    const trading = rows.filter(({ status }) => status !== 'closed');
    for (const { symbol, spreadNow, status, spreadRequired } of trading) {
      const quote = watch.rows.find((one) => one.symbol === symbol);
      if (quote === undefined || spreadNow === null) continue;
      expect(status).toBe(Number(spreadNow) <= Number(spreadRequired) ? 'within' : 'wider');
      const thousandths = (price: number | null) => (price === null ? null : Math.round(price * 1_000));
      // Both are requested at nearly the same moment: a book may have changed by a tick in between.
      const now = spreadPercent(thousandths(quote.bid), thousandths(quote.offer));
      if (now !== null) expect(Math.abs(now / 1_000 - Number(spreadNow))).toBeLessThan(3);
    }
  });

  journey('are narrowed by group, maker, presence and words, and put in order', async () => {
    const all = await rowsOf(prefix + LIST);
    for (const group of MAKING_GROUPS)
      expect(await rowsOf(prefix + LIST, `?group=${group}`)).toHaveLength(
        all.filter((row) => row.group === group).length,
      );
    const missed = await rowsOf(prefix + LIST, '?met=not-met');
    expect(missed.every(({ presenceMet, presenceRequired }) => Number(presenceMet) < Number(presenceRequired))).toBe(
      true,
    );
    const code = String(all[0]!.maker);
    const own = await rowsOf(prefix + LIST, `?maker=${code}&sort=presence-met&order=descending`);
    expect(own).toHaveLength(all.filter(({ maker }) => maker === code).length);
    const kept = own.flatMap(({ presenceMet }) => presenceMet ?? []).map(Number);
    expect(kept).toEqual(kept.toSorted((a, b) => b - a));
    expect(await textAt(origin, `${prefix}${LIST}?q=zzzz`)).toContain(words('makers.none'));
    expect(await textAt(origin, `${prefix}${LIST}?group=Z`)).toContain('Z');
  });

  journey('have records of earlier months, and say where there are none', async () => {
    const [earlier, last] = await Promise.all([rowsOf(prefix + LIST, '?month=2026-08'), rowsOf(prefix + LIST)]);
    const recorded = (rows: readonly Row[]) => rows.find(({ presenceMet }) => presenceMet !== null)!;
    expect(recorded(earlier)).not.toEqual(recorded(last));
    const page = await textAt(origin, `${prefix}${LIST}?month=2001-01`);
    expect(page).toContain(words('makers.month'));
    expect(page).toContain('2001');
  });

  journey('have a feed whose entries lead to the row that they tell of, in a month that has it', async () => {
    const { items } = await jsonAt<{ items: { url: string }[] }>(origin, `${prefix}${LIST}.feed.json`);
    const ended = items.filter(({ url }) => url.includes('month='));
    expect(ended.length).toBeGreaterThan(0);
    for (const { url } of [...ended.slice(0, 3), items[0]!]) {
      const { pathname, search, hash } = new URL(url);
      expect(hash).not.toBe('');
      expect(await textAt(origin, pathname + search)).toContain(`id="${hash.slice(1)}"`);
    }
  });
});
