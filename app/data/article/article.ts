import type { Article, Block } from '#domain/article.ts';
import { pick } from '#domain/bilingual.ts';
import { marketTime } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Quote } from '#domain/quote.ts';
import type { BoardCode, Security } from '#domain/security.ts';
import type { Instant } from '#domain/time.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { textOf } from '#messages/text.tsx';
import type { LiveIndex, LiveSecurities, ShownArticle, ShownMarket } from '#app/blocks/article/shown-article.ts';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { sparklineShape } from '#app/blocks/ledger-row/sparkline-shape.ts';
import { quotedRow } from '#app/blocks/market-rows/quoted-row.ts';
import { nowSentence } from '#app/blocks/market-status-summary/now-sentence.ts';
import { statusNowAt } from '#app/blocks/market-status-summary/status-now.ts';
import type { Site } from '#app/context.ts';
import type { Address, RouteName } from '#app/site-map.ts';
import { knownQuotes } from '#app/data/market/known-quotes.ts';
import { hasInput, loadParts, type LoadedParts } from '#app/data/article-parts/parts.ts';
import { fillPlaceholders, showArticle } from './shown-article.ts';
import { getArticle } from './source.server.ts';

export interface ArticleData {
  path: string;
  /** For search engines, without the marks that the page's own words carry. */
  title: string;
  description: string;
  section: string;
  article: ShownArticle;
  trail: Crumb[];
  market: ShownMarket;
  now: Instant;
  /** A calculator in it shows what somebody typed. */
  hasInput: boolean;
}

/** The article at an address, with what its live blocks show now. */
export async function loadArticle(
  site: Site,
  address: Address,
  query: URLSearchParams = new URLSearchParams(),
): Promise<ArticleData> {
  const { exchange, locale } = site;
  const source = await getArticle(address.path, locale);
  const isMarket = source.blocks.some(({ type }) => type === 'securities' || type === 'index');
  const parts = await loadParts(source.blocks, { site, address, query });
  const title = fillPlaceholders(source.title, exchange, locale);
  return {
    path: address.path,
    title,
    description: fillPlaceholders(source.description, exchange, locale),
    section: address.section,
    article: isMarket || parts.size > 0 ? await articleWithFigures(source, site, parts) : fixedArticle(source, site),
    hasInput: hasInput(parts),
    trail: trailTo(address, title, locale),
    // Without figures it says no time: its clock is the stream's, and what can be done changes with the phase.
    now: isMarket ? site.now() : site.frame.now(),
    market: marketAt(site),
  };
}

async function articleWithFigures(source: Article, site: Site, parts: LoadedParts): Promise<ShownArticle> {
  const { exchange, locale } = site;
  const market = await marketFor(source, site);
  return showArticle(source, {
    exchange,
    locale,
    part: (block) => parts.get(block) ?? null,
    live: (block) => (block.type === 'index' ? liveIndex(site, block.code) : liveSecurities(site, block, market)),
  });
}

const fixed = new WeakMap<ExchangeConfig, WeakMap<Article, ShownArticle>>();

/** What is the same each time: one object, so that what is made from it can be kept. A source is of one language. */
function fixedArticle(source: Article, { exchange, locale }: Site): ShownArticle {
  const known = fixed.get(exchange) ?? new WeakMap<Article, ShownArticle>();
  const shown = known.get(source) ?? showArticle(source, { exchange, locale, live: noFigures });
  fixed.set(exchange, known.set(source, shown));
  return shown;
}

function noFigures(): never {
  throw new Error('An article with figures is shown anew each time.');
}

function marketAt({ frame, live, locale }: Site): ShownMarket {
  const status = statusNowAt(frame.now());
  const t = textOf(locale);
  return {
    clock: live.clock(),
    sentence: nowSentence(status, locale, t),
    until: status.isOpen ? t('article.until', { time: marketTime(status.next.at) }) : null,
  };
}

interface Market {
  securities: readonly Security[];
  quotes: ReadonlyMap<string, Quote>;
}

/** What the rows of all live blocks are taken from; nothing is asked for an article without them. */
async function marketFor({ blocks }: Article, site: Site): Promise<Market> {
  if (!blocks.some(({ type }) => type === 'securities')) return { securities: [], quotes: new Map() };
  const [securities, quotes] = await Promise.all([site.store.securities.list({ active: true }), knownQuotes(site)]);
  return { securities, quotes };
}

/** The securities of a kind that trade, those with the largest turnover first. */
function liveSecurities(
  { live, locale }: Site,
  { kind, take, board }: Extract<Block, { type: 'securities' }>,
  { securities, quotes }: Market,
): LiveSecurities {
  const traded = securities
    .filter((security) => security.kind === kind && isOn(security, board))
    .flatMap((security) => {
      const quote = quotes.get(security.symbol);
      return quote ? [{ security, quote }] : [];
    })
    .sort((a, b) => b.quote.value - a.quote.value)
    .slice(0, take);
  return {
    type: 'securities',
    inCurrency: kind !== 'bond' && kind !== 'sukuk',
    rows: traded.map(({ security, quote }) => ({
      ...quotedRow(security, quote, locale),
      line: sparklineShape(live.sparkline(security.symbol), quote.previousClose),
    })),
    boards: [...new Set(traded.map(({ quote }) => quote.board))],
  };
}

/** On the asked board; where none is asked, on this exchange and not on the sister one. */
function isOn(security: Security, board: BoardCode | undefined): boolean {
  return board === undefined ? security.exchange === 'home' : security.board === board;
}

function liveIndex({ live, exchange, locale }: Site, kind: Extract<Block, { type: 'index' }>['code']): LiveIndex {
  const index = exchange.indices.find((each) => each.kind === kind);
  if (!index) throw new RangeError(`exchange.config.ts names no index of the kind '${kind}'.`);
  return { type: 'index', code: index.code, name: pick(index.name, locale), point: live.index(index.code) ?? null };
}

/** The way by the menus; a page that is in none is found below home. */
function trailTo({ name, path }: Address, title: string, locale: Locale): Crumb[] {
  const trail = crumbsOf(name as RouteName, locale);
  return trail.length > 0 ? trail : [{ label: title, to: path }];
}
