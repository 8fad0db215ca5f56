import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import { HOST_VARIABLES } from '#upstream/hosts.ts';
import { startExchange, type RunningExchange } from './support/exchange.ts';
import { boardOf } from './support/figures.ts';
import { journey } from './support/journey.ts';
import { indexLevelOf, tradedDay, type TradedDay } from './support/second-reckoning.ts';
import { startSite, type Site } from './support/site.ts';
import './support/words.ts';

/** Waiting for a day to pass is not for every run: TEST_LONG=1. */
const IS_LONG = process.env.TEST_LONG !== undefined;
/** A whole session in four and a half minutes; the site has half a minute to start before the opening call. */
const DAY = '2026-11-18';
const CLOCK = `${DAY}T08:45*75`;
const LENGTH = { timeout: 480_000, interval: 1_000 };
const SETTLED = { timeout: 60_000, interval: 1_000 };
const LANGUAGES = Object.keys(LOCALES) as Locale[];
const COLUMNS = ['last', 'change', 'change-percent', 'volume', 'trades', 'open', 'high', 'low', 'previous-close'];

const STATUSES = ['closed', 'preopen', 'open', 'preclose', 'open', 'closed'];
const PHASES = ['closed', 'pre-opening', 'trading', 'pre-closing', 'trading-at-last', 'closed'];
/** What may be done with orders (market-rules.md, Sessions), and until when. */
const SENTENCES = [
  ['closed', '09:30'],
  ['auction', '10:00'],
  ['auctionWithoutCancel', '10:00'],
  ['continuous', ''],
  ['auction', '14:55'],
  ['auctionImproveOnly', '14:55'],
  ['closePrice', '15:00'],
  ['closed', '09:30'],
] as const;

let exchange: RunningExchange;
let site: Site;

interface Watched {
  page: Page;
  locale: Locale;
  place: string;
}

/** Runs in the page: notes each text of these once it is another than before. */
function note(known: { statuses: string[]; phases: string[]; sentences: string[] }): void {
  const seen = { statuses: [] as string[], phases: [] as string[], sentences: [] as string[] };
  Object.assign(window, { seen });
  const texts = () =>
    [...document.querySelectorAll('main p, main p > *, header p > *')].map((each) => each.textContent.trim());
  setInterval(() => {
    const shown = texts();
    for (const kind of ['statuses', 'phases', 'sentences'] as const) {
      const text = shown.find((each) => known[kind].includes(each));
      if (text !== undefined && seen[kind].at(-1) !== text) seen[kind].push(text);
    }
  }, 100);
}

const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Record<'statuses' | 'phases' | 'sentences', string[]> }).seen);

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

describe.runIf(IS_LONG)('a day in the life', () => {
  beforeAll(async () => {
    exchange = await startExchange(CLOCK);
    const env = Object.values(HOST_VARIABLES).map(({ variable, embeddedPath }) => [
      variable,
      exchange.url + embeddedPath,
    ]);
    site = await startSite({ env: Object.fromEntries(env) as Record<string, string> });
  }, 180_000);
  afterAll(async () => {
    await site?.stop({ faultsAreKnown: true });
    await exchange?.stop();
  });

  journey(
    'one session from before the opening call to after the close, on four pages in two languages',
    { timeout: 720_000 },
    async ({ visit }) => {
      const [own] = (await boardOf(site.url)).map(({ symbol }) => symbol);
      const places = {
        watch: `/market-watch?${COLUMNS.map((column) => `column=${column}`).join('&')}`,
        company: pathOf('the-exchange-company', { SecuritySymbol: own! }),
        index: pathOf('the-exchange-indices-currentIndex', { currentIndex: 'dfmgi' }),
        home: '',
      };
      const words = (locale: Locale, id: string, values: Record<string, string> = {}) =>
        plain(textOf(locale)(id, values));
      const sentence = (locale: Locale, [id, time]: readonly [string, string]) =>
        words(locale, `market.now.${id}`, { time, holiday: '' });
      const watched: Watched[] = [];
      for (const locale of LANGUAGES) {
        for (const [place, path] of Object.entries(places)) {
          const { page } = await visit({ origin: site.url });
          await page.goto(`/${locale}${path}`);
          await page.evaluate(note, {
            statuses: [...new Set(STATUSES)].map((status) => textOf(locale)(`market.status.${status}`)),
            phases: [...new Set(PHASES)].map((phase) => textOf(locale)(`market.phase.${phase}`)),
            sentences: SENTENCES.map(([id, time]) => textOf(locale)(`market.now.${id}`, { time, holiday: '' })),
          });
          watched.push({ page, locale, place });
        }
      }

      const closed = async () => {
        const seen = await Promise.all(watched.map(({ page }) => seenOn(page)));
        // Sentences follow the page's clock, which runs by the second.
        return seen.every(({ statuses, sentences }, index) => {
          const saysWhat = ['watch', 'home'].includes(watched[index]!.place);
          return statuses.length >= STATUSES.length && (!saysWhat || sentences.length >= SENTENCES.length);
        });
      };
      await expect.poll(closed, { ...LENGTH, message: 'a page has not seen the whole session' }).toBe(true);

      for (const { page, locale, place } of watched) {
        const { statuses, phases, sentences } = await seenOn(page);
        const name = `${place} ${locale}`;
        expect(statuses, name).toEqual(STATUSES.map((status) => textOf(locale)(`market.status.${status}`)));
        if (place === 'watch')
          expect(phases, name).toEqual(PHASES.map((phase) => textOf(locale)(`market.phase.${phase}`)));
        if (place === 'watch' || place === 'home') {
          expect(sentences.map(plain), name).toEqual(SENTENCES.map((each) => sentence(locale, each)));
        }
      }

      const symbols = (await boardOf(site.url)).map(({ symbol }) => symbol);
      const reckoned = new Map<string, TradedDay | null>();
      for (const symbol of symbols) reckoned.set(symbol, await tradedDay(exchange.url, symbol, DAY));
      expect([...reckoned.values()].filter(Boolean).length).toBeGreaterThan(40);

      for (const { page, place, locale } of watched.filter(({ place: each }) => each === 'watch')) {
        const differing = async () => {
          const shown = await rowsOf(page);
          return symbols.filter((symbol) => {
            const day = reckoned.get(symbol);
            return day && JSON.stringify(shown.get(symbol)) !== JSON.stringify(figuresOf(day));
          });
        };
        await expect.poll(differing, { ...SETTLED, message: `figures of ${place} ${locale}` }).toEqual([]);
      }

      const level = await indexLevelOf(exchange.url, 'DSXGI', (symbol) => reckoned.get(symbol)?.close ?? null, DAY);
      for (const { page, locale } of watched) {
        const shown = () => page.evaluate(() => document.body.innerText.replaceAll(',', ''));
        await expect.poll(shown, { ...SETTLED, message: `the index, ${locale}` }).toContain((level / 1_000).toFixed(2));
      }
    },
  );
});

/** Figures of a row as numbers, in thousandths; what is not known is null. */
type Row = Record<string, number | null>;

function figuresOf({ last, change, volume, trades, open, high, low, previousClose }: TradedDay): Row {
  const percent = Math.round((change / previousClose) * 10_000) / 100;
  return { last, change, 'change-percent': percent, volume, trades, open, high, low, 'previous-close': previousClose };
}

async function rowsOf(page: Page): Promise<Map<string, Row>> {
  const rows = await page.locator('tr[data-symbol]').evaluateAll((elements) =>
    elements.map((row) => ({
      symbol: row.dataset.symbol!,
      cells: [...row.querySelectorAll<HTMLElement>('td[data-column]')].map((cell) => [
        cell.dataset.column!,
        cell.textContent.replaceAll(',', '').replace('\u2212', '-').replace(/[+%]/g, ''),
      ]),
    })),
  );
  return new Map(
    rows.map(({ symbol, cells }) => {
      const texts = Object.fromEntries(cells) as Record<string, string>;
      const figure = (column: string, scale: number) => {
        const text = texts[column] ?? '--';
        return text === '--' ? null : Math.round(Number(text) * scale);
      };
      return [
        symbol,
        {
          last: figure('last', 1_000),
          change: figure('change', 1_000),
          'change-percent': texts['change-percent'] === '--' ? null : Number(texts['change-percent']),
          volume: figure('volume', 1),
          trades: figure('trades', 1),
          open: figure('open', 1_000),
          high: figure('high', 1_000),
          low: figure('low', 1_000),
          'previous-close': figure('previous-close', 1_000),
        },
      ];
    }),
  );
}
