import { pick } from '#domain/bilingual.ts';
import { tradingDayBy } from '#domain/calendar.ts';
import { BREADTH_KINDS, type Security } from '#domain/security.ts';
import { LOCALES } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import { parsePriceFilters, type PriceFilters } from '#app/blocks/history/price-filters.ts';
import type { PriceRow } from '#app/blocks/history/price-columns.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import type { Site } from '#app/context.ts';
import type { Option } from '#app/ui/field.tsx';
import { pricesOf } from '#app/data/securities/prices.ts';
import { movingActions } from '#app/data/calendar/moving-actions.ts';
import { daysOn, loadAdjusted, type SecurityDays } from './adjusted.ts';
import type { HeldDays } from './monthly.ts';
import { rowsOf } from './price-rows.ts';

/** The request of an address for the history of prices, and its rows. */
export interface FoundPrices {
  filters: PriceFilters;
  /** Securities that can be requested, by name. */
  securities: readonly Security[];
  /** The chosen securities, each with its days. */
  chosen: readonly { security: Security; days: SecurityDays }[];
  /** The shown day of all securities; null when securities are chosen, or there is no such day. */
  day: PlainDate | null;
  /** The first and the last stored day; null when there is none. */
  held: HeldDays | null;
  /** Newest first; rows of a single day by name. */
  rows: readonly PriceRow[];
}

/** Securities whose prices can be requested: those of the market's statistics, or every security of this exchange. */
export type PricedSecurities = 'statistics' | 'home';

/** The rows of the page and of its files. */
export async function findPrices(
  site: Site,
  query: URLSearchParams,
  of: PricedSecurities = 'statistics',
): Promise<FoundPrices> {
  const securities = await pricedSecurities(site, of);
  const known = securities.map(({ symbol }) => symbol);
  const held = (await site.store.bars.span(generalIndex(site).code)) ?? null;
  const filters = parsePriceFilters(query, known, held?.last ?? site.today());
  if (filters.symbols.length === 0) return wholeMarket(site, securities, filters, held);
  const chosen = await Promise.all(
    filters.symbols.map(async (symbol) => ({
      security: securities.find((one) => one.symbol === symbol)!,
      days: await loadAdjusted(site, symbol, filters.from, filters.basis),
    })),
  );
  const termsOf = await pricesOf(site);
  const rows = chosen.flatMap(({ security, days }) => {
    return rowsOf(site, security, days, filters, { until: held?.last ?? null, worth: termsOf(security).worth });
  });
  return { filters, securities, chosen, day: null, held, rows: rows.sort(newestFirst) };
}

/** Every security on one day: the requested day, the trading day before it, or the last stored day. */
async function wholeMarket(
  site: Site,
  securities: readonly Security[],
  filters: PriceFilters,
  held: HeldDays | null,
): Promise<FoundPrices> {
  const day = held && shownDay(filters.day ?? held.last, held);
  if (day === null) return { filters, securities, chosen: [], day, held, rows: [] };
  const [known, termsOf] = await Promise.all([movingActions(site), pricesOf(site)]);
  const actions = known.filter(({ marker, exDate }) => marker === 'confirmed' && exDate === day);
  const rowsOn = (security: Security, days: SecurityDays) => {
    const own = actions.filter(({ symbol }) => symbol === security.symbol);
    const terms = { until: held!.last, worth: termsOf(security).worth };
    return rowsOf(site, security, { ...days, actions: own }, { from: day, to: day, interval: 'day' }, terms);
  };
  const daysOf = await daysOn(site, securities, { day, basis: filters.basis, actions: known });
  const rows = securities.flatMap((one) => rowsOn(one, daysOf(one.symbol)));
  return { filters, securities, chosen: [], day, held, rows };
}

/** Returns the trading day before for a day without trading, the last day for a later one; null before the first. */
function shownDay(asked: PlainDate, { first, last }: HeldDays): PlainDate | null {
  const until = asked > last ? last : asked;
  const day = tradingDayBy(until);
  return day < first ? null : day;
}

/** Options, by name. */
export async function priceOptions(site: Site): Promise<Option[]> {
  return optionsOf(await pricedSecurities(site, 'statistics'), site);
}

export function optionsOf(securities: readonly Security[], { locale }: Site): Option[] {
  return securities.map(({ symbol, name }) => ({ value: symbol, label: `${pick(name, locale)} (${symbol})` }));
}

/** Sorted by name. The market's statistics cover shares and the funds that trade like them. */
async function pricedSecurities({ store, locale }: Site, of: PricedSecurities): Promise<Security[]> {
  const listed = await store.securities.list({ exchange: 'home' });
  const collator = new Intl.Collator(LOCALES[locale].iso);
  return listed
    .filter(({ kind }) => of === 'home' || BREADTH_KINDS.includes(kind))
    .sort((a, b) => collator.compare(pick(a.name, locale), pick(b.name, locale)));
}

function newestFirst(a: PriceRow, b: PriceRow): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.symbol < b.symbol ? -1 : Number(a.symbol > b.symbol);
}
