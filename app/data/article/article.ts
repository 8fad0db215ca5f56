import type { Article, Block } from '#domain/article.ts';
import { marketTime } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { textOf } from '#messages/text.tsx';
import type { ShownArticle, ShownBlock, ShownMarket } from '#app/blocks/article/shown-article.ts';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { nowSentence } from '#app/blocks/market-status-summary/now-sentence.ts';
import { statusNowAt } from '#app/blocks/market-status-summary/status-now.ts';
import type { Site } from '#app/context.ts';
import { SITE_MAP, type Address, type RouteName } from '#app/site-map.ts';
import { hasInput, loadParts, type LoadedParts } from '#app/data/article-parts/parts.ts';
import { toJsonText, type JsonText } from '#app/json-text.ts';
import { liveIndex, liveSecurities, marketFor } from './live-blocks.ts';
import { fillPlaceholders, showArticle } from './shown-article.ts';
import { getArticle } from './source.server.ts';

export interface ArticleData {
  path: string;
  /** For search engines, without the direction marks that the page's own text carries. */
  title: string;
  description: string;
  section: string;
  article: JsonText<ShownArticle>;
  trail: Crumb[];
  market: ShownMarket;
  now: Instant;
  /** True when a calculator in it shows something that the reader typed. */
  hasInput: boolean;
}

/** The article at an address, with the current data of its live blocks. */
export async function loadArticle(
  site: Site,
  address: Address,
  query: URLSearchParams = new URLSearchParams(),
): Promise<ArticleData> {
  const { exchange, locale } = site;
  const source = await getArticle(address.path, locale);
  const parts = await loadParts(source.blocks, { site, address, query });
  const isMarket = [...source.blocks, ...[...parts.values()].flat()].some(isLive);
  const title = fillPlaceholders(source.title, exchange, locale);
  return {
    path: canonicalOf(address).path,
    title,
    description: fillPlaceholders(source.description, exchange, locale),
    section: address.section,
    article: toJsonText(
      isMarket || parts.size > 0 ? await articleWithFigures(source, site, parts) : fixedArticle(source, site),
    ),
    hasInput: hasInput(parts),
    trail: trailTo(canonicalOf(address), title, locale),
    // Without figures the article shows no time: its clock is the stream's, and the possible actions change with the
    // phase.
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
    live: (block) => (block.type === 'index' ? liveIndex(site, block) : liveSecurities(site, block, market)),
  });
}

const fixed = new WeakMap<ExchangeConfig, WeakMap<Article, ShownArticle>>();

/**
 * The part of an article that never changes: one object, so that results derived from it can be cached. A source is of
 * one language.
 */
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
  const clock = live.clock();
  const status = statusNowAt(frame.now(), clock.phase);
  const t = textOf(locale);
  return {
    clock,
    sentence: nowSentence(status, locale, t),
    until: status.isOpen ? t('article.until', { time: marketTime(status.next.at) }) : null,
  };
}

/** True when the block's figures move with the market. */
function isLive({ type }: Pick<Block | ShownBlock, 'type'>): boolean {
  return type === 'securities' || type === 'index';
}

/** The page that search engines are given as canonical, otherwise the page itself. */
function canonicalOf(address: Address): Address {
  return SITE_MAP.find(({ name }) => name === address.canonical) ?? address;
}

/** The breadcrumb trail by the menus; a page that is in no menu is placed below home. */
function trailTo({ name, path }: Address, title: string, locale: Locale): Crumb[] {
  const trail = crumbsOf(name as RouteName, locale);
  return trail.length > 0 ? trail : [{ label: title, to: path }];
}
