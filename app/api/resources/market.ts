import { missingDays } from '#domain/missing-days.ts';
import type { Quote } from '#domain/quote.ts';
import { hasPriceLimits, type PriceTerms } from '#domain/price-terms.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { Security } from '#domain/security.ts';
import { sessionDay } from '#domain/session.ts';
import { priceLimits } from '#domain/tick.ts';
import { isPlainDate, type PlainDate } from '#domain/time.ts';
import { dealColumns } from '#app/blocks/deals/deal-columns.ts';
import type { ShownDeal } from '#app/blocks/deals/deal-sums.ts';
import { groupColumns, type PartRow } from '#app/blocks/summary/group-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { isDayKnown } from '#app/data/market/direct-deals.ts';
import { pricesOf } from '#app/data/securities/prices.ts';
import { dealRows } from '#app/exports/deal-rows.ts';
import { summaryRows } from '#app/exports/summary-rows.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { choice, DAY } from '#app/api/param.ts';
import { BOARDS, isAmong, KINDS } from './securities.ts';
import { priceUnitColumn, withCurrency, withPriceUnit } from '#app/api/price-unit.ts';
import { queryOf, type ApiRows, type Resource, type Wanted } from '#app/api/resource.ts';
import { awaitWholeDay } from '#app/api/whole-days.ts';
import { delayedMarket, delayedRows } from '#app/api/site-delayed.ts';

interface Quoted {
  security: Security;
  quote: Quote;
  prices: PriceTerms;
  /** Limits of the session; null when prices of the kind have none. */
  limits: ReturnType<typeof priceLimits> | null;
}

const PRICE_FIELDS = [
  ['last', 'market.last'],
  ['open', 'market.open'],
  ['high', 'market.high'],
  ['low', 'market.low'],
  ['previousClose', 'market.previousClose'],
  ['vwap', 'history.vwap'],
  ['bid', 'market.bid'],
  ['offer', 'market.offer'],
] as const;

function quoteColumns(t: Text, delayMinutes: number): Column<Quoted>[] {
  return [
    column('code', 'symbol', t('market.symbol'), ({ security }) => security.symbol),
    ...PRICE_FIELDS.map(([field, text]) =>
      column(
        'price',
        field === 'previousClose' ? 'previous-close' : field,
        t(text),
        ({ quote }: Quoted) => quote[field],
      ),
    ),
    column('change', 'change', t('market.change'), ({ quote }) => quote.change),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ quote }) => quote.changePercent),
    column('count', 'volume', t('market.volume'), ({ quote }) => quote.volume),
    column('amount', 'value', t('terms.column.value'), ({ quote }) => quote.value),
    column('count', 'trades', t('market.trades'), ({ quote }) => quote.trades),
    column('price', 'limit-up', t('api.column.limitUp'), ({ limits }) => limits?.upper),
    column('price', 'limit-down', t('api.column.limitDown'), ({ limits }) => limits?.lower),
    column('moment', 'last-traded', t('market.lastTraded'), ({ quote }) => quote.lastAt),
    column('code', 'currency', t('common.currency'), ({ prices }) => prices.currency),
    priceUnitColumn(t, ({ prices }) => prices.unit),
    column('count', 'delay-minutes', t('api.column.delayMinutes'), () => delayMinutes),
  ];
}

async function quotes(site: Site, wanted: (security: Security) => boolean) {
  const told = delayedMarket(site);
  const [securities, prices] = await Promise.all([site.store.securities.list({ active: true }), pricesOf(site)]);
  const bySymbol = new Map(told.quotes.map((quote) => [quote.symbol, quote]));
  const rows = securities
    .filter(wanted)
    .flatMap((security) => {
      const quote = bySymbol.get(security.symbol);
      return quote ? [quoted(security, quote, prices(security), sessionDay(told.at))] : [];
    })
    .sort((a, b) => (a.security.symbol < b.security.symbol ? -1 : 1));
  const columns = quoteColumns(textOf(site.locale), site.exchange.openData.quoteDelayMinutes);
  return { columns, rows, delayedTo: told.at, ...NO_FILTERS };
}

function quoted(security: Security, quote: Quote, prices: PriceTerms, day: PlainDate): Quoted {
  const reference = quote.reference ?? quote.previousClose;
  const isLimited = reference !== null && reference > 0 && prices.rule !== null && hasPriceLimits(security, day);
  return { security, quote, prices, limits: isLimited ? priceLimits(reference, day, prices.rule!) : null };
}

/** The columns of the page's file; the currency of a value has a column of its own. */
function dealtColumns(t: Text): Column<ShownDeal>[] {
  return withPriceUnit(dealColumns(t, [], DEFAULT_LOCALE), t, ({ unit }) => unit);
}

async function directDeals(site: Site, asked: Wanted): Promise<ApiRows> {
  const found = await delayedRows(site, (earlier) => dealRows(earlier, { query: queryOf(asked), params: {} }));
  const day = found.view['day'] ?? site.today();
  const held = (await isDayKnown(site, day)) ? { first: day, last: day } : null;
  return {
    ...found,
    columns: dealtColumns(textOf(site.locale)),
    missingDays: missingDays({ from: day, to: day }, held, site.today()),
  };
}

async function marketDay(site: Site, asked: Wanted): Promise<ApiRows> {
  const { day = '' } = asked;
  if (isPlainDate(day) && day < sessionDay(site.now())) await awaitWholeDay(site, day);
  const found = await delayedRows(site, (earlier) => summaryRows(earlier, { query: queryOf(asked), params: {} }));
  return { ...found, columns: withoutUnit(found.columns, textOf(site.locale)) };
}

/** The columns of the page's file, but with the currency in a column of its own instead of in a heading. */
function withoutUnit(columns: readonly Column<PartRow>[], t: Text): Column<PartRow>[] {
  const plain = columns.map((one) => (one.id === 'value' ? { ...one, heading: t('terms.column.value') } : one));
  return withCurrency(plain, t);
}

/** Every column, for the description. */
function allQuoteColumns(t: Text): Column<Quoted>[] {
  return quoteColumns(t, 0);
}

/** Delayed prices, and the market by day. */
export const MARKET: readonly Resource[] = [
  {
    name: 'quotes',
    path: '/quotes',
    tag: 'market',
    lifetime: 'moment',
    params: [choice('board', BOARDS), choice('kind', KINDS)],
    columns: allQuoteColumns,
    load: (site, asked) => quotes(site, (security) => isAmong(security, asked)),
  },
  {
    name: 'quote',
    path: '/quotes/:symbol',
    tag: 'market',
    lifetime: 'moment',
    params: [],
    isSingle: true,
    columns: allQuoteColumns,
    async load(site, asked) {
      const found = await quotes(site, ({ symbol }) => symbol === asked['symbol']?.toUpperCase());
      return found.rows.length > 0 ? found : null;
    },
  },
  {
    name: 'market-day',
    path: '/market/days/:day',
    tag: 'market',
    lifetime: 'day',
    feeds: ['reference', 'bars'],
    params: [],
    columns: (t) => withoutUnit(groupColumns(t, t('common.name'), 0), t),
    load: marketDay,
  },
  {
    name: 'direct-deals',
    path: '/direct-deals',
    tag: 'market',
    lifetime: 'day',
    feeds: ['direct-deals', 'reference'],
    params: [DAY],
    isSeries: true,
    columns: dealtColumns,
    load: directDeals,
  },
];
