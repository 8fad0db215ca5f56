import type { Article, Block } from '#domain/article.ts';
import { pick } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import type { PriceTerms } from '#domain/price-terms.ts';
import type { Quote } from '#domain/quote.ts';
import type { BoardCode, Security } from '#domain/security.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { textOf } from '#messages/text.tsx';
import type { LiveIndex, LiveSecurities } from '#app/blocks/article/shown-article.ts';
import { priceUnits } from '#app/blocks/instrument-terms/price-units.ts';
import { sparklineShape } from '#app/blocks/ledger-row/sparkline-shape.ts';
import { quotedRow } from '#app/blocks/market-rows/quoted-row.ts';
import type { Site } from '#app/context.ts';
import { knownQuotes } from '#app/data/market/known-quotes.ts';
import { pricesOf } from '#app/data/securities/prices.ts';

type SecuritiesBlock = Extract<Block, { type: 'securities' }>;
type IndexBlock = Extract<Block, { type: 'index' }>;

export interface Market {
  securities: readonly Security[];
  quotes: ReadonlyMap<string, Quote>;
  /** Price terms by symbol. */
  prices: ReadonlyMap<string, PriceTerms>;
}

/** The data behind the rows of all live blocks; nothing is read for an article without them. */
export async function marketFor({ blocks }: Pick<Article, 'blocks'>, site: Site): Promise<Market> {
  if (!blocks.some(({ type }) => type === 'securities'))
    return { securities: [], quotes: new Map(), prices: new Map() };
  const [securities, quotes, pricesFor] = await Promise.all([
    site.store.securities.list({ active: true }),
    knownQuotes(site),
    pricesOf(site),
  ]);
  const prices = new Map(securities.map((security) => [security.symbol, pricesFor(security)]));
  return { securities, quotes, prices };
}

/** The actively traded securities of a kind, largest turnover first. */
export function tradedSecurities(
  { kind, take, board }: SecuritiesBlock,
  { securities, quotes }: Market,
): { security: Security; quote: Quote }[] {
  return securities
    .filter((security) => security.kind === kind && isOn(security, board))
    .flatMap((security) => {
      const quote = quotes.get(security.symbol);
      return quote ? [{ security, quote }] : [];
    })
    .sort((a, b) => b.quote.value - a.quote.value)
    .slice(0, take);
}

/** The same securities as in the rows that the page shows. */
export function liveSecurities(site: Site, block: SecuritiesBlock, market: Market): LiveSecurities {
  const traded = tradedSecurities(block, market);
  const prices = traded.flatMap(({ security }) => market.prices.get(security.symbol) ?? []);
  return liveRows(site, traded, prices);
}

/** Securities as rows whose figures move; `prices` has the price terms of each. */
export function liveRows(
  { live, locale }: Pick<Site, 'live' | 'locale'>,
  traded: readonly { security: Security; quote: Quote }[],
  prices: readonly PriceTerms[],
): LiveSecurities {
  return {
    type: 'securities',
    prices: sharedUnits(prices, locale),
    rows: traded.map(({ security, quote }) => ({
      ...quotedRow(security, quote, locale),
      line: sparklineShape(live.sparkline(security.symbol), quote.previousClose),
    })),
    boards: [...new Set(traded.map(({ quote }) => quote.board))],
  };
}

/** A sentence on the unit of all figures; null when the units differ. */
function sharedUnits(prices: readonly PriceTerms[], locale: Locale): string | null {
  const [first, ...others] = prices;
  if (!first || others.some(({ unit, currency }) => unit !== first.unit || currency !== first.currency)) return null;
  const { inAed, sentence } = priceUnits(first, locale);
  return inAed ? textOf(locale)('market.unit') : sentence;
}

/** On the requested board; without one, on this exchange and not on the sister one. */
function isOn(security: Security, board: BoardCode | undefined): boolean {
  return board === undefined ? security.exchange === 'home' : security.board === board;
}

export function liveIndex({ live, exchange, locale }: Site, block: IndexBlock): LiveIndex {
  const { code, name } = indexOf(exchange, block);
  return { type: 'index', code, name: pick(name, locale), point: live.index(code) ?? null };
}

/** The index of the kind that the block names. */
export function indexOf({ indices }: ExchangeConfig, { code: kind }: IndexBlock): ExchangeConfig['indices'][number] {
  const index = indices.find((each) => each.kind === kind);
  if (!index) throw new RangeError(`exchange.config.ts names no index of the kind '${kind}'.`);
  return index;
}
