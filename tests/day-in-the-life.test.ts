import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { weekday } from '#domain/calendar.ts';
import { WEEKDAYS } from '#domain/date.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { integer, price } from '#domain/number.ts';
import { exchange as identity } from '#exchange.config.ts';
import { textOf } from '#messages/text.tsx';
import { HOST_VARIABLES } from '#upstream/hosts.ts';
import { journey } from './support/journey.ts';
import { closeBefore, indexLevelOf, tradedDay, type TradedDay } from './support/second-reckoning.ts';
import { onSeed } from './support/seeded-site.ts';
import { startSite, type Site } from './support/site.ts';
import { startSteeredExchange, type SteeredExchange } from './support/steered-exchange.ts';
import { figuresOf, rowsOf, WATCH_COLUMNS } from './support/watch-figures.ts';
import './support/words.ts';

const DAY = '2026-11-18';
/** The day of the next session. */
const NEXT_DAY = '2026-11-19';
const GENERAL = 'DSXGI';
const OWN = identity.ownSymbol;
/** How long a busy machine may take to show the current state. */
const SETTLED = { timeout: 60_000, interval: 250 };
const LANGUAGES = Object.keys(LOCALES) as Locale[];
const STATUSES = ['closed', 'preopen', 'open', 'preclose'];
const PHASES = ['closed', 'pre-opening', 'trading', 'pre-closing', 'trading-at-last'];

interface Stop {
  time: string;
  status: string;
  phase: string;
  /** The allowed handling of orders (docs/market-rules.md, Sessions), and until when it applies. */
  sentence: readonly [id: string, until: string];
}

/**
 * The times at which the market is checked: each phase, and each change of the allowed handling of orders within one.
 */
const STOPS: readonly Stop[] = [
  { time: '09:15', status: 'closed', phase: 'closed', sentence: ['closed', '09:30'] },
  { time: '09:40', status: 'preopen', phase: 'pre-opening', sentence: ['auction', '10:00'] },
  { time: '09:57', status: 'preopen', phase: 'pre-opening', sentence: ['auctionWithoutCancel', '10:00'] },
  { time: '11:30', status: 'open', phase: 'trading', sentence: ['continuous', ''] },
  { time: '14:50', status: 'preclose', phase: 'pre-closing', sentence: ['auction', '14:55'] },
  { time: '14:54', status: 'preclose', phase: 'pre-closing', sentence: ['auctionImproveOnly', '14:55'] },
  { time: '14:57', status: 'open', phase: 'trading-at-last', sentence: ['closePrice', '15:00'] },
  { time: '15:05', status: 'closed', phase: 'closed', sentence: ['closedUntil', '09:30'] },
];

const PLACES = {
  watch: `/market-watch?${WATCH_COLUMNS.map((column) => `column=${column}`).join('&')}`,
  company: pathOf('the-exchange-company', { SecuritySymbol: OWN }),
  index: pathOf('the-exchange-indices-currentIndex', { currentIndex: 'dfmgi' }),
  home: '',
};
type Place = keyof typeof PLACES;

interface Watched {
  page: Page;
  locale: Locale;
  place: Place;
}

/** The market at a stop, computed from its trades. */
interface Reckoning {
  days: ReadonlyMap<string, TradedDay | null>;
  closesBefore: ReadonlyMap<string, number>;
  /** The level as formatted text. */
  level: string;
}

let exchange: SteeredExchange;
let site: Site;

beforeAll(async () => {
  exchange = await startSteeredExchange(DAY, STOPS[0]!.time);
  const env = Object.values(HOST_VARIABLES).map(({ variable, embeddedPath }) => [
    variable,
    exchange.url + embeddedPath,
  ]);
  const settings = Object.fromEntries(env) as Record<string, string>;
  site = await onSeed(DAY, (dataDir) => startSite({ env: settings, dataDir }));
}, 180_000);
afterAll(async () => {
  await site?.stop({ faultsAreKnown: true });
  await exchange?.stop();
});

describe('a day in the life', () => {
  journey(
    'one session from before the opening call to after the close, on four pages in two languages',
    { timeout: 600_000 },
    async ({ visit }) => {
      const watched: Watched[] = [];
      for (const locale of LANGUAGES) {
        for (const place of Object.keys(PLACES) as Place[]) {
          const { page } = await visit({ origin: site.url });
          await page.goto(`/${locale}${PLACES[place]}`);
          watched.push({ page, locale, place });
        }
      }
      const symbols = [...(await rowsOf(watched[0]!.page)).keys()];
      expect(symbols.length).toBeGreaterThan(90);
      const closesBefore = new Map<string, number>();
      for (const symbol of symbols) closesBefore.set(symbol, await closeBefore(exchange.url, symbol, DAY));

      for (const stop of STOPS) {
        await exchange.runTo(stop.time);
        const reckoned = await reckon(symbols, closesBefore);
        if (stop.time > '11:00') expect([...reckoned.days.values()].filter(Boolean).length).toBeGreaterThan(40);
        for (const each of watched) {
          const message = `${each.place} ${each.locale} at ${stop.time}`;
          await expect.poll(() => wordsOn(each), { ...SETTLED, message }).toEqual(wordsAt(stop, each));
          // Until the pre-opening the figures are those of the last session.
          if (stop.time < '09:30') continue;
          await expect.poll(() => figuresOn(each, symbols), { ...SETTLED, message }).toEqual(figuresAt(reckoned, each));
        }
      }
    },
  );
});

async function reckon(symbols: readonly string[], closesBefore: ReadonlyMap<string, number>): Promise<Reckoning> {
  const days = new Map<string, TradedDay | null>();
  for (const symbol of symbols) days.set(symbol, await tradedDay(exchange.url, symbol, DAY));
  const level = await indexLevelOf(exchange.url, GENERAL, (symbol) => days.get(symbol)?.close ?? null, DAY);
  return { days, closesBefore, level: (level / 1_000).toFixed(2) };
}

/** The first of these texts that is visible on the page as a separate element. */
function firstOf(known: readonly string[]): string | undefined {
  const parts = [...document.querySelectorAll('main p, main p > *, header market-status > *')];
  const seen = parts.filter((part) => part.checkVisibility());
  return seen.map((part) => part.textContent.trim()).find((text) => known.includes(text));
}

interface Words {
  status: string | undefined;
  phase: string | undefined;
  sentence: string | undefined;
}

/** The page's text about the session; a page may show only the status. */
async function wordsOn({ page, locale, place }: Watched): Promise<Words> {
  const of = (ids: readonly string[], kind: string) =>
    page.evaluate(
      firstOf,
      ids.map((id) => textOf(locale)(`market.${kind}.${id}`)),
    );
  const sentences = STOPS.map(({ sentence }) => sentenceOf(sentence, locale));
  return {
    status: await of(STATUSES, 'status'),
    phase: place === 'watch' ? await of(PHASES, 'phase') : undefined,
    sentence: saysWhatToDo(place) ? await page.evaluate(firstOf, sentences) : undefined,
  };
}

function wordsAt({ status, phase, sentence }: Stop, { locale, place }: Watched): Words {
  const t = textOf(locale);
  return {
    status: t(`market.status.${status}`),
    phase: place === 'watch' ? t(`market.phase.${phase}`) : undefined,
    sentence: saysWhatToDo(place) ? sentenceOf(sentence, locale) : undefined,
  };
}

const saysWhatToDo = (place: Place) => place === 'watch' || place === 'home';

function sentenceOf([id, time]: Stop['sentence'], locale: Locale): string {
  return textOf(locale)(`market.now.${id}`, { time, day: WEEKDAYS[locale][weekday(NEXT_DAY)]!, holiday: '' });
}

/** Every row of the watch, or the company's own figures; on other pages the level of the index. */
async function figuresOn({ page, place, locale }: Watched, symbols: readonly string[]): Promise<unknown> {
  if (place === 'watch') {
    const rows = await rowsOf(page);
    return Object.fromEntries(symbols.map((symbol) => [symbol, rows.get(symbol)]));
  }
  if (place === 'company') return companyFigures(page, locale);
  const text = await page.evaluate(() => document.body.innerText.replaceAll(',', ''));
  return text.match(/\d+\.\d\d(?!\d)/g);
}

function figuresAt({ days, closesBefore, level }: Reckoning, { place }: Watched): unknown {
  if (place === 'watch')
    return Object.fromEntries([...days].map(([symbol, day]) => [symbol, figuresOf(day, closesBefore.get(symbol)!)]));
  if (place === 'company') return companyFiguresOf(days.get(OWN) ?? null, closesBefore.get(OWN)!);
  return expect.arrayContaining([level]);
}

const COMPANY_LABELS = {
  open: 'market.open',
  high: 'market.high',
  low: 'market.low',
  previousClose: 'market.previousClose',
  volume: 'market.volume',
  value: 'company.turnover',
  trades: 'market.trades',
} as const;

async function companyFigures(page: Page, locale: Locale): Promise<Record<string, string | undefined>> {
  const facts = await page.locator('main dl > div, main dl').evaluateAll((groups) =>
    groups.flatMap((group) => {
      const value = group.querySelector(':scope > dd');
      const label = group.querySelector(':scope > dt');
      return value && label ? [[label.textContent.trim(), value.textContent.trim()] as const] : [];
    }),
  );
  const byLabel = new Map(facts);
  const currency = textOf(locale)('market.currency.AED');
  return Object.fromEntries(
    Object.entries(COMPANY_LABELS).map(([name, id]) => [name, byLabel.get(textOf(locale)(id, { currency }))]),
  );
}

function companyFiguresOf(day: TradedDay | null, previousClose: number): Record<string, string | undefined> {
  return {
    open: price(day?.open ?? null),
    high: price(day?.high ?? null),
    low: price(day?.low ?? null),
    previousClose: price(previousClose),
    volume: integer(day?.volume ?? 0),
    value: integer(Math.round((day?.value ?? 0) / 1_000)),
    trades: integer(day?.trades ?? 0),
  };
}
