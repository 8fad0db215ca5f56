import { pick } from '#domain/bilingual.ts';
import { adjustedBars } from '#domain/adjusted-price.ts';
import { BREADTH_KINDS, type Security } from '#domain/security.ts';
import { LOCALES } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import { parsePriceFilters, type PriceFilters } from '#app/blocks/history/price-filters.ts';
import type { PriceRow } from '#app/blocks/history/price-columns.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import type { Site } from '#app/context.ts';
import { knownActions } from '#app/data/calendar/known-actions.ts';
import { closeBefore } from '#app/data/company/days.ts';
import { loadAdjusted, type SecurityDays } from './adjusted.ts';
import { rowsOf } from './price-rows.ts';

/** What an address asks of the history of prices, and its rows. */
export interface FoundPrices {
  filters: PriceFilters;
  /** Those that may be asked for, by name. */
  securities: readonly Security[];
  /** The chosen ones, each with its days. */
  chosen: readonly { security: Security; days: SecurityDays }[];
  /** The day of all securities; null where securities are chosen, or no day is held. */
  day: PlainDate | null;
  /** The newest first; of one day by name. */
  rows: readonly PriceRow[];
}

/** The rows of the page and of its files. */
export async function findPrices(site: Site, query: URLSearchParams): Promise<FoundPrices> {
  const securities = await pricedSecurities(site);
  const known = securities.map(({ symbol }) => symbol);
  const held = await site.store.bars.span(generalIndex(site).code);
  const filters = parsePriceFilters(query, known, held?.last ?? site.today());
  if (filters.symbols.length === 0) return wholeMarket(site, securities, filters, held?.last ?? null);
  const chosen = await Promise.all(
    filters.symbols.map(async (symbol) => ({
      security: securities.find((one) => one.symbol === symbol)!,
      days: await loadAdjusted(site, symbol, filters.from, filters.basis),
    })),
  );
  const rows = chosen.flatMap(({ security, days }) => rowsOf(site, security, days, filters, held?.last ?? null));
  return { filters, securities, chosen, day: null, rows: rows.sort(newestFirst) };
}

/** Every security on one day: the named one, else the last that is held. */
async function wholeMarket(
  site: Site,
  securities: readonly Security[],
  filters: PriceFilters,
  last: PlainDate | null,
): Promise<FoundPrices> {
  const day = filters.day ?? last;
  if (day === null) return { filters, securities, chosen: [], day, rows: [] };
  const actions = (await knownActions(site)).filter(({ marker, exDate }) => marker === 'confirmed' && exDate === day);
  const rows = await Promise.all(
    securities.map(async (security) => {
      const own = actions.filter(({ symbol }) => symbol === security.symbol);
      const days = await tradedOn(site, security.symbol, day);
      return rowsOf(site, security, { ...days, actions: own }, { from: day, to: day, interval: 'day' }, last);
    }),
  );
  return { filters, securities, chosen: [], day, rows: rows.flat() };
}

/** One day as it was traded. */
async function tradedOn(site: Site, symbol: string, day: PlainDate): Promise<SecurityDays> {
  const [traded, before] = await Promise.all([site.store.bars.list(symbol, day, day), closeBefore(site, symbol, day)]);
  return { ...adjustedBars(traded, [], 'raw'), traded, before, actions: [] };
}

/** The population of the market's statistics: shares and the funds that trade like them, by name. */
async function pricedSecurities({ store, locale }: Site): Promise<Security[]> {
  const listed = await store.securities.list({ exchange: 'home' });
  const collator = new Intl.Collator(LOCALES[locale].iso);
  return listed
    .filter(({ kind }) => BREADTH_KINDS.includes(kind))
    .sort((a, b) => collator.compare(pick(a.name, locale), pick(b.name, locale)));
}

function newestFirst(a: PriceRow, b: PriceRow): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.symbol < b.symbol ? -1 : Number(a.symbol > b.symbol);
}
