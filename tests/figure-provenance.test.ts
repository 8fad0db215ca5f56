import { expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { textOf } from '#messages/text.tsx';
import { askSettled, BUILT_PATHS, inForm } from './support/built-pages.ts';
import { accessibilityFaults } from './support/accessibility.ts';
import { openHydrated } from './support/browser.ts';
import { markupOf } from './support/html.ts';
import { byTurns, journey } from './support/journey.ts';
import './support/words.ts';

/**
 * A full-screen page without room below its table: its header has the market's state and time, its footer the units.
 */
const WATCH = pathOf('market-watch');
const COMPANY = pathOf('the-exchange-company', { SecuritySymbol: 'DSX' });
const NAME = { en: 'Dubai Securities Exchange', ar: 'بورصة دبي للأوراق المالية' };
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

byTurns('a figure whose label is asked about', ({ locale, prefix }) => {
  const words = (id: string) => textOf(locale)(id);

  journey('says where it comes from, of when it is and how late', async ({ visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + COMPANY);
    await page.locator('main [data-term="vwap"]').last().press('Enter');
    const line = page
      .locator('main [data-open]:visible')
      .filter({ hasText: words('figure.copy') })
      .first();
    await line.waitFor();
    const told = plain(await line.innerText());
    expect(told).toContain(NAME[locale]);
    expect(told).toMatch(/18 (Nov,|نوفمبر) 2026/);
    expect(told).toMatch(/\d\d:\d\d:\d\d/);
    expect(told).toContain(words('figure.simulated'));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  journey('is copied with its label, its page, its source and its address', async ({ visit }) => {
    const { page } = await visit();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, prefix + COMPANY);
    const label = page.locator('main dt [data-term="previous-close"]').first();
    const value = await label.locator('xpath=ancestor::dt/following-sibling::dd').innerText();
    await label.press('Enter');
    await page
      .getByRole('button', { name: words('figure.copy') })
      .first()
      .click();
    await page.getByText(words('figure.copied')).filter({ visible: true }).first().waitFor();
    const copied = plain(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toContain(`: ${value}.`);
    expect(copied).toContain(plain(await page.title()));
    expect(copied.endsWith(page.url())).toBe(true);
  });

  journey.for([
    ['previous-close', '2026-11-17'],
    ['issued-shares', '2026-11-18'],
    ['par-value', '2026-11-18'],
  ] as const)('that does not move says its own day, and not “in real time”: %s', async ([term, day], { visit }) => {
    const { page } = await visit();
    await openHydrated(page, prefix + COMPANY);
    await page.locator(`main dt [data-term="${term}"]`).first().press('Enter');
    const line = page
      .locator('main [data-open]:visible')
      .filter({ hasText: words('figure.copy') })
      .first();
    await line.waitFor();
    const told = plain(await line.innerText());
    expect(told).toContain(formatDate(day, locale));
    expect(told).not.toContain(words('figure.simulated'));
    expect(told).not.toMatch(/\d\d:\d\d:\d\d/);
  });

  journey('of net assets is of the day it was stated for, on the page and in its file', async ({ siteUrl, visit }) => {
    const address = prefix + pathOf('the-exchange-company-trading-nav-summary', { SecuritySymbol: 'HAYEQF' });
    const newest = async () => {
      const file = (await (await fetch(`${siteUrl}${address}.json`)).json()) as {
        asOf: string;
        rows: { date: string }[];
      };
      return [file.asOf, file.rows[0]?.date];
    };
    await expect.poll(newest, { timeout: 60_000, interval: 1_000 }).toEqual(['2026-11-17', '2026-11-17']);
    const { page } = await visit({ javaScript: false });
    await page.goto(address);
    expect(await page.locator('main [data-figures-of="2026-11-17"]').innerText()).toContain(
      formatDate('2026-11-17', locale),
    );
    expect(plain(await page.locator('main [data-notice]').innerText())).toContain(
      words('market.delay.price.none').split(/[,،]/)[0],
    );
  });

  journey('of an earlier day is not in real time: the market summary, and its file', async ({ siteUrl, visit }) => {
    const address = `${prefix}${pathOf('market-summary')}`;
    const { page } = await visit({ javaScript: false });
    await page.goto(`${address}?day=2026-11-16`);
    expect(await page.locator('main [data-notice]').count()).toBe(0);
    expect(plain(await page.locator('main').innerText())).toContain(
      plain(textOf(locale)('market.figuresOf', { source: NAME[locale], date: formatDate('2026-11-16', locale) })),
    );
    const file = (await (await fetch(`${siteUrl}${address}.json?day=2026-11-16`)).json()) as { asOf: string };
    expect(file.asOf).toBe('2026-11-16');
    const other = (await (await fetch(`${siteUrl}${address}.json?day=2026-11-15`)).json()) as { ignored: unknown };
    expect(other.ignored).toEqual([{ parameter: 'day', value: '2026-11-15' }]);
  });

  journey(
    'in a table of any page has its source and its day in a sentence there',
    { timeout: 120_000 },
    async ({ siteUrl }) => {
      const silent: string[] = [];
      for (const path of BUILT_PATHS.filter((each) => each !== WATCH)) {
        const html = markupOf(await (await askSettled(siteUrl + inForm(prefix, path))).text());
        const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
        const hasFigures = /<t[dh][^>]*class="[^"]*figures/.test(main);
        if (hasFigures && !/data-notice|data-figures-of/.test(main)) silent.push(path);
      }
      expect(silent).toEqual([]);
    },
  );

  journey(
    'of a list says the day of what an issue states; its previous closes may be of different days',
    async ({ siteUrl }) => {
      const html = await (await fetch(siteUrl + prefix + pathOf('the-exchange-listed-securities-sukuk'))).text();
      const heads = html.match(/<th [^>]*data-as-of="[^"]*"/g)!.join(' ');
      expect(heads).not.toContain('data-term="previous-close"');
      expect(heads).toMatch(/data-term="maturity-date" data-as-of="2026-11-18"/);
      expect(heads).not.toContain('net-price');
    },
  );
});
