import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pathOf } from '#app/page-path.ts';
import { formatDate } from '#domain/date.ts';
import { price } from '#domain/number.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import { openHydrated, type Visit, type VisitOptions } from './support/browser.ts';
import { byTurns, journey } from './support/journey.ts';
import { seedInto } from './support/seeded-site.ts';
import { startSite, type Site } from './support/site.ts';
import './support/words.ts';

/**
 * The third Thursday of November 2026, the contracts' last session, and the Friday after it. The clocks are nearly
 * stopped.
 */
const LAST_DAY = '2026-11-19';
const CLOCKS = {
  morning: `${LAST_DAY}T11:00*0.01`,
  evening: `${LAST_DAY}T15:05*0.01`,
  dayAfter: '2026-11-20T11:00*0.01',
};
/**
 * Futures on the index and on a share, with their contract sizes; and the contracts listed in their place on the next
 * day.
 */
const SIZES = { DSXGIX26: 10, RAWZANAX26: 100 };
const EXPIRING = Object.keys(SIZES);
/** Price steps of the two contracts, in thousandths. */
const TICKS = { DSXGIX26: 500, RAWZANAX26: 20 };
const FOLLOWING = ['DSXGIG27', 'RAWZANAG27'];
const READ = { timeout: 120_000, interval: 1_000 };
const START_LIMIT_MS = 240_000;

let site: Site;
const dataDir = mkdtempSync(join(tmpdir(), 'manara-expiry-'));
/** The market's settlement prices at the end of the last day, in thousandths. */
const settlements = new Map<string, number>();

beforeAll(() => seedInto(dataDir));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** One site through the days: it is stopped and restarted, and retains its data. */
function onceItIs(clock: string, journeys: () => void): void {
  describe(`at ${clock.slice(0, 16)}`, () => {
    beforeAll(async () => {
      site = await startSite({ clock, dataDir });
    }, START_LIMIT_MS);
    afterAll(() => site.stop({ faultsAreKnown: true }));
    journeys();
  });
}

const path = (symbol: string) => pathOf('the-exchange-company', { SecuritySymbol: symbol });

async function derivatives(): Promise<Map<string, { last: string | null }>> {
  const answer = await fetch(`${site.url}/en/market-watch.json?board=602&column=last`);
  const { rows } = (await answer.json()) as { rows: { symbol: string; last: string | null }[] };
  return new Map(rows.map((row) => [row.symbol, row]));
}

const listed = async () => [...(await derivatives()).keys()];

/** The contract's newest day, from the file. */
async function lastDayOf(symbol: string): Promise<string | undefined> {
  const address = pathOf('the-exchange-company-trading-trading-summary', { SecuritySymbol: symbol });
  const answer = await fetch(`${site.url}/en${address}.json`);
  const { rows } = (await answer.json()) as { rows: { date: string }[] };
  return rows[0]?.date;
}

interface Reading {
  locale: Locale;
  prefix: string;
  visit(options?: VisitOptions & { origin?: string }): Promise<Visit>;
}

/** The contract's page with script, after the clock and the figures have arrived: removed content does not return. */
async function read({ prefix, visit }: Reading, symbol: string): Promise<Page> {
  const { page } = await visit({ origin: site.url });
  await openHydrated(page, prefix + path(symbol));
  return page;
}

const textOn = (page: Page) => page.locator('main').innerText();

async function settlementOn(page: Page, locale: Locale): Promise<string | undefined> {
  const label = textOf(locale)('terms.label.settlement-price');
  return page.locator('main dl > div', { hasText: label }).locator('dd').first().innerText();
}

/** Price, contracts and value of the displayed trades. */
async function shownTrades(page: Page): Promise<[number, number, number][]> {
  const rows = await page
    .locator('section[aria-labelledby=trades-title] tbody tr')
    .evaluateAll((each) =>
      each.map((row) => [...row.querySelectorAll('bdi')].slice(1).map((cell) => cell.textContent.replaceAll(',', ''))),
    );
  expect(rows.length).toBeGreaterThan(0);
  return rows.map((row) => row.map(Number) as [number, number, number]);
}

onceItIs(CLOCKS.morning, () => {
  byTurns('a contract on its last trading day', ({ locale, prefix }) => {
    const t = textOf(locale);

    journey.for(Object.entries(SIZES))(
      '%s says so, until when it trades, and trades',
      async ([symbol, size], { visit }) => {
        const page = await read({ locale, prefix, visit }, symbol);
        const sentence = t('company.now.lastDay', { time: '15:00' });
        await expect.poll(() => textOn(page), READ).toContain(sentence);
        expect(await textOn(page)).toContain(t('terms.expiry.last-day'));
        expect((await derivatives()).get(symbol)?.last).toMatch(/^\d+\.\d{3}$/);
        for (const [each, quantity, value] of await shownTrades(page))
          expect(value).toBe(Math.round(each * quantity * size));
      },
    );
  });
});

onceItIs(CLOCKS.evening, () => {
  byTurns('a contract after its last session', ({ locale, prefix }) => {
    const t = textOf(locale);

    journey.for(EXPIRING)(
      '%s says at which price it was settled',
      { timeout: READ.timeout },
      async (symbol, { visit }) => {
        const settled = await settlementOf(symbol);
        settlements.set(symbol, settled);
        const page = await read({ locale, prefix, visit }, symbol);
        const sentence = `${t('company.now.ended')} ${t('company.now.settled', { price: price(settled) })}`;
        await expect.poll(() => textOn(page), READ).toContain(sentence);
        expect(await settlementOn(page, locale)).toBe(price(settled));
      },
    );

    journey('is no longer among those that can be traded', async () => {
      const answer = await fetch(`${site.url}${prefix}${pathOf('investing-derivatives')}.json`);
      const { rows } = (await answer.json()) as { rows: { symbol: string }[] };
      const open = rows.map(({ symbol }) => symbol);
      expect(open).toContain('DSXGIZ26');
      expect(open.filter((symbol) => EXPIRING.includes(symbol))).toEqual([]);
    });
  });
});

onceItIs(CLOCKS.dayAfter, () => {
  // Runs first: until the site receives the new day it has the data from before it was stopped.
  journey('the list has the contracts that follow, and none that has expired', async () => {
    await expect.poll(listed, READ).toEqual(expect.arrayContaining(FOLLOWING));
    expect((await listed()).filter((symbol) => EXPIRING.includes(symbol))).toEqual([]);
  });

  byTurns('a contract the day after', ({ locale, prefix }) => {
    const t = textOf(locale);

    journey.for(EXPIRING)(
      '%s says that it has expired and at which price it was settled, and shows no price of today',
      async (symbol, { visit }) => {
        const settled = price(settlements.get(symbol)!);
        const sentence = `${t('company.now.expired', { date: formatDate(LAST_DAY, locale) })} ${t('company.now.settled', { price: settled })}`;
        const page = await read({ locale, prefix, visit }, symbol);
        const text = await textOn(page);
        expect(text).toContain(sentence);
        expect(text).toContain(t('terms.expiry.expired'));
        expect(await settlementOn(page, locale)).toBe(settled);
        expect(text).not.toContain(t('company.now.delisted'));
        expect(text).not.toContain(t('company.untraded'));
        expect(text).toContain(t('company.past'));
        expect(await page.getByRole('heading', { name: t('company.inSession'), exact: true }).count()).toBe(0);
        expect(text).not.toMatch(/NaN|undefined|null/);
      },
    );

    journey.for(EXPIRING)(
      '%s has no order book and no trades of today, and its chart ends with its last day',
      async (symbol, { visit }) => {
        await expect.poll(() => lastDayOf(symbol), READ).toBe(LAST_DAY);
        for (const page of ['', '/trading']) {
          const { page: shown } = await visit({ origin: site.url });
          await openHydrated(shown, prefix + path(symbol) + page);
          for (const title of ['orderBook', 'trades'])
            expect(await shown.getByRole('heading', { name: t(`company.${title}`), exact: true }).count()).toBe(0);
          const text = await textOn(shown);
          expect(text).toContain(formatDate(LAST_DAY, locale));
          expect(text).not.toContain(t('common.noData'));
          expect(text).not.toContain(t('company.range.1D'));
          expect(await shown.locator('section[aria-labelledby=price-title] figure svg').count()).toBeGreaterThan(0);
        }
      },
    );
  });
});

/**
 * The settlement price from the site's own stream, once the site has received the close; until then it has the data
 * from before it was stopped.
 */
async function settlementOf(symbol: string): Promise<number> {
  const underlying = symbol.slice(0, -'X26'.length);
  const quoted = async () => {
    const answer = await fetch(`${site.url}/live/snapshot?topics=symbol:${symbol},symbol:${underlying},index`);
    const { frames } = (await answer.json()) as { frames: Frame[] };
    const quotes = frames.flatMap(({ quotes: some = [] }) => some);
    const points = frames.flatMap(({ indices = [] }) => indices);
    const of = (one: string) => quotes.find((each) => each.symbol === one);
    return {
      contract: of(symbol),
      level: points.find(({ index }) => index === underlying)?.value ?? of(underlying)?.close,
    };
  };
  await expect.poll(async () => (await quoted()).contract?.close ?? null, READ).not.toBeNull();
  const { contract, level } = await quoted();
  const tick = TICKS[symbol as keyof typeof TICKS];
  // The underlying has closed; the contract's own last price may differ.
  expect(Math.abs(contract!.settlementPrice - level!)).toBeLessThanOrEqual(tick / 2);
  return contract!.settlementPrice;
}

interface Frame {
  quotes?: { symbol: string; settlementPrice: number; close: number | null }[];
  indices?: { index: string; value: number }[];
}
