import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_MAP } from '#app/site-map.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import type { Security } from '#domain/security.ts';
import { exchange } from '#exchange.config.ts';
import type { Store } from '#store/store.ts';
import { createCards, type Card } from './cards.ts';
import { typesetWords } from './picture.ts';
import { socialRoutes } from './routes.ts';

const BANK = { symbol: 'NUR-1', name: { en: 'Nur Bank', ar: 'مصرف النور' }, sector: { en: 'Banks', ar: 'المصارف' } };
const requested: string[] = [];
const find = async (symbol: string) => {
  requested.push(symbol);
  return symbol === BANK.symbol ? (BANK as Security) : undefined;
};
const page = (to: string, en: string, ar: string) => ({
  to,
  title: { en, ar },
  section: null,
  headings: null,
  text: null,
});
const cards = createCards({
  exchange,
  pages: [page('/market-watch', 'Market watch', 'مراقبة السوق'), page('/', 'Home', 'الرئيسية')] as never,
  store: { securities: { find } } as unknown as Store,
});
const built = SITE_MAP.filter(
  ({ page: file, layout }) => file !== null && (layout === 'default' || layout === 'full-screen'),
);

describe('the cards', () => {
  it.for(LOCALE_CODES)('are there for every built page, with a title (%s)', (locale) => {
    for (const { name, section } of built) {
      const card = cards.ofPage(locale, name);
      expect(card, name).toMatchObject({ lang: locale, name: exchange.name[locale], ground: section });
      expect(card?.title, name).not.toBe('');
    }
  });

  it('say what the search calls a page; home says what the exchange is', () => {
    expect(cards.ofPage('ar', 'market-watch')?.title).toBe('مراقبة السوق');
    expect(cards.ofPage('en', 'home')?.title).toBe(exchange.tagline.en);
  });

  it('of a company hold its name, symbol and sector in the language, and no price', async () => {
    const { title, symbol, sector } = (await cards.ofCompany('ar', 'NUR-1'))!;
    expect({ title, symbol, sector }).toEqual({ title: 'مصرف النور', symbol: 'NUR-1', sector: 'المصارف' });
  });

  it('of what is not built, or answers data, are not there', () => {
    for (const name of ['market-now', 'the-exchange-company', 'constructor', '__proto__', 'nothing', ''])
      expect(cards.ofPage('en', name), name).toBeUndefined();
  });

  it('never ask the store for what is no symbol', async () => {
    requested.length = 0;
    for (const symbol of ['', 'nur-1', '\0', "A'--", '../DSX', 'A'.repeat(40), 'النور'])
      await cards.ofCompany('en', symbol);
    expect(requested).toEqual([]);
  });
});

describe('the words of a card', () => {
  /** Positions of letters and rules, from the drawing's nested transforms: a card is 1200 × 630. */
  const setAt = (svg: string) =>
    [...svg.matchAll(/matrix\(1 0 0 -?1 (-?[\d.]+) (-?[\d.]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const card = (lang: 'en' | 'ar', words: Partial<Card>): Card => ({
    lang,
    ground: 'products',
    name: exchange.name[lang],
    otherName: exchange.name[lang === 'ar' ? 'en' : 'ar'],
    section: '',
    symbol: '',
    title: '',
    sector: '',
    ...words,
  });

  it('are typeset as one page, however long the title', () => {
    for (const words of [1, 4, 12, 24]) {
      const svg = typesetWords(
        card('ar', { title: 'صناديق الاستثمار العقاري '.repeat(words), section: 'الاستثمار · المنتجات' }),
      );
      expect(svg).toMatch(/viewBox="0 0 1200(\.0+)? 630(\.0+)?"/);
      expect(setAt(svg).length).toBeGreaterThan(3);
    }
  });

  it('join Arabic letters: a word is other shapes than its letters one by one', () => {
    const shapes = (title: string) =>
      new Set(
        [...typesetWords(card('ar', { title })).matchAll(/<symbol id="(\w+)"|<path id="(\w+)"/g)].map(
          ([, a, b]) => a ?? b,
        ),
      );
    const [joined, apart] = [shapes('سهم'), shapes('س ه م')];
    expect([...joined].filter((shape) => !apart.has(shape)).length).toBeGreaterThanOrEqual(2);
  });

  it('are only words, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (title) => {
        expect(typesetWords(card('en', { title: `#read("/etc/passwd") $ ${title}` }))).not.toContain('root:');
      }),
      { numRuns: 30 },
    );
  });
});

describe('the address of a card', () => {
  let dir: string;
  let site: Hono;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'manara-social-'));
    const onFailure = (error: unknown) => {
      throw error;
    };
    site = new Hono().route('/social', socialRoutes({ dir, cards, onFailure }));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it.for([
    '/social',
    '/social/en',
    '/social/en/',
    '/social/fr/home.png',
    '/social/en/home',
    '/social/en/home.jpg',
    '/social/en/home.png.png',
    '/social/en/.png',
    '/social/en/nothing.png',
    '/social/en/company/NOSUCH.png',
    '/social/en/company/nur-1.png',
    '/social/en/company/%00.png',
    '/social/en/company/..%2f..%2fhome.png',
    '/social/en/%2e%2e%2f%2e%2e%2fsite.log',
    '/social/en/__proto__.png',
  ])('%s is 404 with a sentence', async (path) => {
    const answer = await site.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/^There is no such card: .+ are answered\.\n$/);
    expect(readdirSync(dir)).toEqual([]);
  });
});
