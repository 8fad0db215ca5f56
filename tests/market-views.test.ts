import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { MARKET_VIEWS } from '#app/blocks/watch/watch-views.ts';
import { textOf } from '#messages/text.tsx';
import { accessibilityFaults } from './support/accessibility.ts';
import { openHydrated, WIDTHS } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';
import { overflowFaults } from './support/overflow.ts';
import { said } from './support/words.ts';

const WATCH = pathOf('market-watch');
/** The lists that the market summary covers. */
const SUMMED = ['equities', 'real-estate-investment-trust', 'exchange-traded-funds', 'funds'] as const;
const IN_LIST = 10;

interface Row {
  symbol: string;
  sector: string | null;
  value: string | null;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

byTurns('the market watch beside its board', ({ locale, prefix }) => {
  const words = textOf(locale);
  const address = (view: string) => `${prefix}${WATCH}?view=${view}`;

  journey('has its views as addresses, which lead to each other without script', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    for (const view of MARKET_VIEWS) {
      await page.goto(prefix + WATCH);
      const views = page.getByRole('navigation', { name: words('watch.views') });
      await views.getByRole('link', { name: words(`watch.view.${view}`) }).click();
      await page.waitForURL(`**${address(view)}`);
      expect(await page.title()).toContain(words(`watch.view.${view}`));
      expect(await views.locator('[aria-current]').innerText()).toBe(words(`watch.view.${view}`));
      expect(await page.locator('main h2').count(), view).toBeGreaterThan(0);
    }
    await page.goto(address('moon'));
    expect(await page.locator('main').innerText()).toContain(words('watch.ignored.view', { value: 'moon' }));
  });

  journey('sums the sectors up from the securities that its lists give', async ({ visit, siteUrl }) => {
    const turnover = async () => {
      const sums = new Map<string, number>();
      for (const list of SUMMED) {
        const answer = await fetch(
          `${siteUrl}${prefix}/the-exchange/market-information/listed-securities/${list}.json`,
        );
        for (const { sector, value } of ((await answer.json()) as { rows: Row[] }).rows)
          if (sector !== null) sums.set(sector, (sums.get(sector) ?? 0) + Number(value ?? 0));
      }
      return sums;
    };
    const { page } = await visit({ javaScript: false });
    // The market changes between requests: turnover only grows.
    const before = await turnover();
    await page.waitForTimeout(1_500);
    await page.goto(address('sectors'));
    const rows = await page.locator('main :is(tbody, tfoot) tr').evaluateAll((lines) =>
      lines.map((line) => ({
        name: line.children[0]!.textContent.trim(),
        value: Number(line.children[3]!.textContent.replaceAll(/[^\d]/g, '')),
      })),
    );
    await page.waitForTimeout(1_500);
    const after = await turnover();
    const sectors = rows.filter(({ name }) => before.has(name));
    expect(sectors.map(({ name }) => name).toSorted()).toEqual([...before.keys()].toSorted());
    for (const { name, value } of sectors) {
      expect(value, name).toBeGreaterThanOrEqual(Math.floor(before.get(name)!));
      expect(value, name).toBeLessThanOrEqual(Math.ceil(after.get(name)!));
    }
    expect(Math.abs(rows.at(-1)!.value - sum(rows.slice(0, -1).map(({ value }) => value)))).toBeLessThan(rows.length);
    await page.getByRole('link', { name: sectors[0]!.name, exact: true }).click();
    await page.waitForURL(`**${WATCH}?sector=*`);
    expect(await page.locator('tr[data-symbol]').count()).toBeGreaterThan(0);
  });

  journey('orders its movers, and gives the map as a table too', async ({ visit }) => {
    const { page } = await visit({ javaScript: false });
    await page.goto(address('movers'));
    const changes = await page.locator('main ol').evaluateAll((lists) =>
      lists.map((list) =>
        [...list.children].map((row) => {
          const text = /[+\u2212-]?\d+\.\d\d%/.exec(row.textContent)?.[0] ?? '';
          return Number(text.replace('\u2212', '-').replace('%', ''));
        }),
      ),
    );
    const [rises = [], falls = [], active = []] = changes;
    expect(active).toHaveLength(IN_LIST);
    // A day may have fewer than ten rises or falls.
    for (const list of [rises, falls]) expect(list.length).toBeLessThanOrEqual(IN_LIST);
    expect(rises.length + falls.length).toBeGreaterThan(0);
    expect(rises).toEqual(rises.filter((change) => change >= 0).toSorted((a, b) => b - a));
    expect(falls).toEqual(falls.filter((change) => change <= 0).toSorted((a, b) => a - b));
    await page.goto(address('heat-map'));
    await page.locator('main details > summary').click();
    const drawn = await page.locator('main svg a').count();
    expect(drawn).toBeGreaterThan(20);
    expect(await page.locator('main details th[scope=row]').count()).toBeGreaterThan(drawn / 2);
  });

  journey('keeps a watchlist on the device, gives it as a file and takes one in', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + WATCH);
    const row = page.locator('tr[data-symbol]').nth(2);
    const starred = (await row.getAttribute('data-symbol'))!;
    await row.locator('[data-star]').click();
    await page
      .getByRole('navigation', { name: words('watch.views') })
      .getByRole('link', { name: words('watch.watchlist') })
      .click();
    const listed = page.locator('main tbody tr');
    await expect.poll(() => listed.count()).toBe(1);
    expect(await listed.first().innerText()).toContain(starred);

    const status = page.locator('main').getByRole('status');
    const choose = async (name: string, text: string) => {
      const asked = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: words('watch.list.import') }).click();
      await (await asked).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    };
    await choose('mine.csv', `symbol\r\nDSX:dsx\r\n${starred}\r\nABROAD\r\n`);
    await expect.poll(() => status.innerText()).toContain(words('watch.list.added', { count: 1 }));
    expect(await status.innerText()).toContain('ABROAD');
    await expect.poll(() => listed.count()).toBe(2);
    await choose('page.html', '<html><body>DSX</body></html>');
    await expect.poll(() => status.innerText()).toContain(words('watch.list.unreadable', { name: 'page.html' }));

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words('watch.list.export') }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(`symbol\r\n${starred}\r\nDSX\r\n`);

    await listed.first().getByRole('button').click();
    expect(await listed.first().getByRole('button').getAttribute('aria-pressed')).toBe('false');
    await page.reload();
    await expect.poll(() => listed.count()).toBe(1);
    expect(await listed.first().innerText()).toContain('DSX');
  });

  journey('says of what is kept that is not in dirhams what its figures are in', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, address('watchlist'));
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: words('watch.list.import') }).click();
    await (
      await asked
    ).setFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from('DSX\r\nDSXGIZ26\r\n') });
    const row = (symbol: string) => page.locator('main tbody tr').filter({ hasText: symbol });
    await expect.poll(() => row('DSXGIZ26').count()).toBe(1);
    expect(await row('DSXGIZ26').innerText()).toContain(words('terms.unit.points'));
    expect(await page.locator('main thead').innerText()).not.toMatch(/AED|درهم/);
    const text = await page.locator('main').innerText();
    expect(text).toContain(said(locale, 'watch.units'));
    expect(text).not.toContain(said(locale, 'market.unit'));
  });

  journey.for(MARKET_VIEWS)(
    'holds its width and has nothing that a machine can find amiss (%s)',
    async (view, { visit }) => {
      const { page } = await visit({ context: { reducedMotion: 'reduce' } });
      await openHydrated(page, address(view));
      const found: string[] = [];
      for (const width of [320, WIDTHS.phone, 768, WIDTHS.desktop]) {
        await page.setViewportSize({ width, height: 900 });
        // Scripts that react to the width run before the next frame.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        found.push(...(await overflowFaults(page)).map((fault) => `${width} px: ${fault}`));
      }
      found.push(...(await accessibilityFaults(page)));
      expect(found).toEqual([]);
    },
  );
});
