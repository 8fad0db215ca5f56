import { adjustedBars, factorText, type Factor } from '#domain/adjusted-price.ts';
import type { DailyBar } from '#domain/quote.ts';
import { BREADTH_KINDS, type Security } from '#domain/security.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { loadAdjusted } from '#app/data/history/adjusted.ts';
import type { Text } from '#messages/text.tsx';
import { priceUnitColumn } from '#app/api/price-unit.ts';
import type { BulkSet } from './bulk-set.ts';

interface PricedDay {
  security: Security;
  bar: DailyBar;
  /** Factors for prices: for capital changes alone, and including dividends. */
  adjusted: Factor;
  total: Factor;
}

function columns(t: Text): Column<PricedDay>[] {
  const price = (part: 'open' | 'high' | 'low' | 'close') =>
    column('price', part, t(`market.${part}`), ({ bar }: PricedDay) => bar[part]);
  return [
    column('day', 'date', t('history.date'), ({ bar }) => bar.date),
    column('code', 'symbol', t('market.symbol'), ({ security }) => security.symbol),
    column('code', 'isin', t('history.isin'), ({ security }) => security.isin),
    column('code', 'board', t('history.board'), ({ security }) => security.board),
    column('code', 'currency', t('common.currency'), ({ security }) => security.currency),
    // Shares and funds, with prices in their currency.
    priceUnitColumn(t, () => 'currency'),
    price('open'),
    price('high'),
    price('low'),
    price('close'),
    column('count', 'volume', t('market.volume'), ({ bar }) => bar.volume),
    column('amount', 'value', t('market.value'), ({ bar }) => bar.value),
    column('count', 'trades', t('market.trades'), ({ bar }) => bar.trades),
    column('code', 'factor-adjusted', t('history.factor'), ({ adjusted }) => factorText(adjusted)),
    column('code', 'factor-total', t('history.factor'), ({ total }) => factorText(total)),
  ];
}

/** A year of one security as traded, with the factors of all later events. */
async function yearOf(site: Site, security: Security, year: number): Promise<PricedDay[]> {
  const days = await loadAdjusted(site, security.symbol, `${year}-01-01`, 'total');
  const events = days.events.map(({ event }) => event);
  const adjusted = adjustedBars(days.traded, events, 'adjusted', days.before).bars;
  return days.traded.flatMap((bar, at) =>
    bar.date.startsWith(String(year))
      ? [{ security, bar, adjusted: adjusted[at]!.factor, total: days.bars[at]!.factor }]
      : [],
  );
}

/** The first year of the history of prices: that of the general index. */
export async function firstYearOfBars(site: Site): Promise<number | null> {
  const held = await site.store.bars.span(generalIndex(site).code);
  return held ? yearIn(held.first) : null;
}

/** The year of a day or a month. */
export function yearIn(date: string): number {
  return Number(date.slice(0, 4));
}

/** Daily prices of all shares and funds, including those no longer listed. */
export const PRICE_SET: BulkSet = {
  name: 'prices',
  job: 'bars',
  columns,
  key: ['date', 'symbol'],
  derived: ['factorAdjusted', 'factorTotal', 'isin', 'board'],
  firstYear: firstYearOfBars,
  async *parts(site, year) {
    const listed = await site.store.securities.list({ exchange: 'home' });
    const priced = listed.filter(({ kind }) => BREADTH_KINDS.includes(kind));
    for (const security of priced.sort((a, b) => (a.symbol < b.symbol ? -1 : 1)))
      yield await yearOf(site, security, year);
  },
};
