import type { Quote } from '#domain/quote.ts';
import type { PriceTerms } from '#domain/price-terms.ts';
import { INTERVALS, changedPeriods, periodBars, type ChangedPeriod, type Interval } from '#domain/bar-periods.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { Security } from '#domain/security.ts';
import { addDays } from '#domain/calendar.ts';
import { earlierColumns } from '#app/blocks/indices/index-columns.ts';
import { dealColumns } from '#app/blocks/deals/deal-columns.ts';
import { calendarColumns } from '#app/blocks/month-calendar/calendar-columns.ts';
import { groupColumns } from '#app/blocks/summary/group-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { closeBefore } from '#app/data/company/days.ts';
import { pricesOf } from '#app/data/securities/prices.ts';
import { calendarFile } from '#app/exports/calendar-rows.ts';
import { dealRows } from '#app/exports/deal-rows.ts';
import { constituentsRows } from '#app/exports/index-rows.ts';
import { summaryRows } from '#app/exports/summary-rows.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { choice, DAY, FROM, TO } from '#app/api/param.ts';
import { NotYet, queryOf, type Wanted, type Resource } from '#app/api/resource.ts';

/** Days of a series whose first day nobody named. */
const USUAL_DAYS = 365;
const MINUTE_S = 60;

interface Quoted {
  security: Security;
  quote: Quote;
  prices: PriceTerms;
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

function quoteColumns(t: Text): Column<Quoted>[] {
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
    column('amount', 'value', t('market.value'), ({ quote }) => quote.value),
    column('count', 'trades', t('market.trades'), ({ quote }) => quote.trades),
    column('moment', 'last-traded', t('market.lastTraded'), ({ quote }) => quote.lastAt),
    column('code', 'currency', t('common.currency'), ({ prices }) => prices.currency),
    column('code', 'price-unit', t('files.priceUnit'), ({ prices }) => prices.unit),
  ];
}

async function quotes(site: Site, wanted: (security: Security) => boolean) {
  const told = site.delayed();
  if (!told) throw new NotYet(MINUTE_S);
  const [securities, prices] = await Promise.all([site.store.securities.list({ active: true }), pricesOf(site)]);
  const bySymbol = new Map(told.quotes.map((quote) => [quote.symbol, quote]));
  const rows = securities
    .filter(wanted)
    .flatMap((security) => {
      const quote = bySymbol.get(security.symbol);
      return quote ? [{ security, quote, prices: prices(security) }] : [];
    })
    .sort((a, b) => (a.security.symbol < b.security.symbol ? -1 : 1));
  return { columns: quoteColumns(textOf(site.locale)), rows, delayedTo: told.at, ...NO_FILTERS };
}

function levelColumns(t: Text): Column<ChangedPeriod>[] {
  return [
    column('day', 'date', t('history.date'), ({ date }) => date),
    ...(['open', 'high', 'low', 'close'] as const).map((part) =>
      column('level', part, t(`market.${part}`), (row: ChangedPeriod) => row[part]),
    ),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ changePercent }) => changePercent),
    column('count', 'volume', t('market.volume'), ({ volume }) => volume),
    column('amount', 'value', t('market.value'), ({ value }) => value),
  ];
}

const indexOf = ({ exchange }: Site, { code = '' }: Wanted) =>
  exchange.indices.find((index) => index.code === code.toUpperCase() || index.path === code.toLowerCase());

async function levels(site: Site, asked: Wanted) {
  const index = indexOf(site, asked);
  if (!index) return null;
  const to = asked['to'] ?? site.today();
  const from = asked['from'] ?? addDays(to, -USUAL_DAYS);
  const interval = (asked['interval'] ?? 'day') as Interval;
  const [bars, before] = await Promise.all([
    site.store.bars.list(index.code, from, to),
    closeBefore(site, index.code, from),
  ]);
  return {
    columns: levelColumns(textOf(site.locale)),
    rows: changedPeriods(periodBars(bars, interval), before).reverse(),
    asOf: bars.at(-1)?.date ?? null,
    view: { from, to, interval },
    ignored: [],
  };
}

function indexColumns(t: Text): Column<Site['exchange']['indices'][number]>[] {
  return [
    column('code', 'code', t('indices.rules.code'), ({ code }) => code),
    column('name', 'name', t('common.name'), ({ name }) => name),
    column('code', 'kind', t('api.column.kind'), ({ kind }) => kind),
    column('percent', 'cap', t('api.column.cap'), ({ cap }) => cap),
  ];
}

export const MARKET: readonly Resource[] = [
  {
    name: 'quotes',
    path: '/quotes',
    tag: 'market',
    lifetime: 'moment',
    params: [choice('board', ['510', '520', '505', '602', '200'])],
    columns: quoteColumns,
    load: (site, asked) => quotes(site, ({ board }) => asked['board'] === undefined || board === asked['board']),
  },
  {
    name: 'quote',
    path: '/quotes/:symbol',
    tag: 'market',
    lifetime: 'moment',
    params: [],
    isSingle: true,
    columns: quoteColumns,
    async load(site, asked) {
      const found = await quotes(site, ({ symbol }) => symbol === asked['symbol']?.toUpperCase());
      return found.rows.length > 0 ? found : null;
    },
  },
  {
    name: 'indices',
    path: '/indices',
    tag: 'market',
    lifetime: 'long',
    params: [],
    columns: indexColumns,
    load: (site) => ({ columns: indexColumns(textOf(site.locale)), rows: site.exchange.indices, ...NO_FILTERS }),
  },
  {
    name: 'index-levels',
    path: '/indices/:code/levels',
    tag: 'market',
    lifetime: 'day',
    params: [FROM, TO, choice('interval', INTERVALS, 'day')],
    columns: levelColumns,
    load: levels,
  },
  {
    name: 'index-constituents',
    path: '/indices/:code/constituents',
    tag: 'market',
    lifetime: 'day',
    params: [{ ...DAY, isRequired: true }],
    columns: (t) => [...earlierColumns(t)],
    load(site, asked) {
      const index = indexOf(site, asked);
      return index
        ? constituentsRows(site, { query: queryOf({ day: asked['day'] }), params: { currentIndex: index.path } })
        : null;
    },
  },
  {
    name: 'market-day',
    path: '/market/days/:day',
    tag: 'market',
    lifetime: 'day',
    params: [],
    columns: (t) => groupColumns(t, t('common.name'), 0),
    load: (site, asked) => summaryRows(site, { query: queryOf(asked), params: {} }),
  },
  {
    name: 'direct-deals',
    path: '/direct-deals',
    tag: 'market',
    lifetime: 'day',
    params: [DAY],
    columns: (t) => dealColumns(t, [], DEFAULT_LOCALE),
    load: (site, asked) => dealRows(site, { query: queryOf(asked), params: {} }),
  },
  {
    name: 'calendar',
    path: '/calendar',
    tag: 'market',
    lifetime: 'long',
    params: [{ name: 'month', type: 'month' }],
    columns: calendarColumns,
    load: (site, asked) => calendarFile(site, { query: queryOf(asked), params: {} }),
  },
];
