import { pathOf } from '#app/page-path.ts';
import { exchange } from '#exchange.config.ts';
import type { MwBasket } from '#upstream/wire/market-stream.ts';
import type { MwStock } from '#upstream/wire/market.ts';

interface Part {
  symbol: string;
  /** Per cent, unrounded. */
  weight: number;
  /** Points, unrounded. */
  contribution: number;
  shares: number;
}

/** The level of an index from the raw data, in ordinary decimals and independent of the site's own computation. */
export function compute({ divisor, constituents }: MwBasket, before: Map<string, number>, after: Map<string, number>) {
  const worth = (prices: Map<string, number>) =>
    constituents.map(({ symbol, shares, capfactor }) => prices.get(symbol)! * shares * capfactor);
  const [then, now] = [worth(before), worth(after)];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const parts = constituents.map(({ symbol, shares }, i): Part => ({
    symbol,
    shares,
    weight: (now[i]! / sum(now)) * 100,
    contribution: (now[i]! - then[i]!) / divisor,
  }));
  return { level: sum(now) / divisor, before: sum(then) / divisor, parts };
}

/** The prices before and after the day’s trades, by symbol. */
export function closesOf(stocks: readonly MwStock[]) {
  const before = new Map(stocks.map((row) => [row.id, row.previousclosingprice]));
  const after = new Map(stocks.map((row) => [row.id, row.lastradeprice || row.previousclosingprice]));
  return { before, after };
}

/** The content of the section with that name. */
export function sectionOf(html: string, name: string): string {
  return new RegExp(`<section aria-labelledby="${name}".*?</section>`, 's').exec(html)?.[0] ?? '';
}

/** The number that a cell shows. */
export const figure = (text: string) => Number(text.replace(/[,%+]/g, '').replace('\u2212', '-'));
/** The number that a cell shows, in thousandths. */
export const thousandths = (text: string) => Math.round(figure(text) * 1_000);

/** An index of each kind. */
export const [GENERAL, SHARIA, SECTOR] = ['general', 'sharia', 'sector'].map((kind) =>
  exchange.indices.find((index) => index.kind === kind)!,
);

/** The path of an index’s page. */
export const pageOf = (index: { path: string }) =>
  pathOf('the-exchange-indices-currentIndex', { currentIndex: index.path });
