import { INTERVALS, periodBars, type Interval } from '#domain/bar-periods.ts';
import { addDays } from '#domain/calendar.ts';
import { missingDays } from '#domain/missing-days.ts';
import { dayFilter, ignoredDay } from '#app/blocks/day-filter/day-filter.ts';
import { extremesOf, trueAt, type IndexDay } from '#app/blocks/index-panel/index-day.ts';
import { indexColumns as historyColumns, type IndexRow } from '#app/blocks/history/index-columns.ts';
import { earlierColumns } from '#app/blocks/indices/index-columns.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { closeBefore } from '#app/data/company/traded-days.ts';
import { loadTotalReturn, totalRows } from '#app/data/history/total-return.ts';
import { basketDays } from '#app/data/indices/basket.ts';
import { loadIndexDay } from '#app/data/indices/day.ts';
import { loadReview, type ReviewRow } from '#app/data/indices/review.ts';
import { asItWas, delayedNow } from '#app/data/market/as-it-was.ts';
import { pricesBySymbol } from '#app/data/securities/prices.ts';
import { constituentsRows } from '#app/exports/index-rows.ts';
import { NO_FILTERS } from '#app/exports/table.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { choice, DAY, FROM, TO } from '#app/api/param.ts';
import { NO_TERMS, withPriceTerms, type TermsOf } from '#app/api/price-unit.ts';
import { queryOf, type Wanted, type Resource } from '#app/api/resource.ts';

/** Number of days of a series without a requested first day. */
const USUAL_DAYS = 365;

type Index = Site['exchange']['indices'][number];

/** An index with its day as of the delayed moment. */
interface DelayedIndex {
  index: Index;
  day: IndexDay;
}

function indexColumns(t: Text): Column<DelayedIndex>[] {
  return [
    column('code', 'code', t('indices.rules.code'), ({ index }) => index.code),
    column('name', 'name', t('common.name'), ({ index }) => index.name),
    column('code', 'kind', t('api.column.kind'), ({ index }) => index.kind),
    column('percent', 'cap', t('api.column.cap'), ({ index }) => index.cap),
    column('level', 'level', t('market.level'), ({ day }) => day.latest?.value ?? day.previousClose),
    column('level-change', 'change', t('market.change'), ({ day }) => day.latest?.change),
    column('change-percent', 'change-percent', t('market.changePercent'), ({ day }) => day.latest?.changePercent),
    column('level', 'previous-close', t('market.previousClose'), ({ day }) => day.previousClose),
    column('level', 'high', t('market.high'), ({ day }) => extremesOf(day.points)?.high),
    column('level', 'low', t('market.low'), ({ day }) => extremesOf(day.points)?.low),
    column('moment', 'level-at', t('market.time'), ({ day }) => day.latest && trueAt(day, day.latest)),
  ];
}

async function indices(site: Site, wanted: readonly Index[]) {
  const at = delayedNow(site);
  const then = asItWas(site, at);
  const rows = await Promise.all(
    wanted.map(async (index): Promise<DelayedIndex> => ({ index, day: await loadIndexDay(then, index.code) })),
  );
  return { columns: indexColumns(textOf(site.locale)), rows, delayedTo: at, ...NO_FILTERS };
}

/** The columns of the page's files, with dividends for every index. */
function levelColumns(t: Text, interval: Interval = 'year'): Column<IndexRow>[] {
  return historyColumns(t, { isNamed: true, byDay: interval === 'day', withTotal: true });
}

const indexOf = ({ exchange }: Site, { code = '' }: Wanted) =>
  exchange.indices.find((index) => index.code === code.toUpperCase() || index.path === code.toLowerCase());

async function levels(site: Site, asked: Wanted) {
  const index = indexOf(site, asked);
  if (!index) return null;
  const to = asked['to'] ?? site.today();
  const from = asked['from'] ?? addDays(to, -USUAL_DAYS);
  const interval = (asked['interval'] ?? 'day') as Interval;
  const [bars, before, held] = await Promise.all([
    site.store.bars.list(index.code, from, to),
    closeBefore(site, index.code, from),
    site.store.bars.span(index.code),
  ]);
  const last = bars.at(-1)?.date ?? null;
  const days = new Set(bars.map(({ date }) => date));
  const total = last === null ? null : await loadTotalReturn(site, index.code, last);
  return {
    columns: levelColumns(textOf(site.locale), interval),
    rows: totalRows(index, periodBars(bars, interval), before, total).reverse(),
    asOf: last,
    view: { from, to, interval },
    ignored: [],
    missingDays: missingDays({ from, to }, held, site.today(), (day) => days.has(day)),
  };
}

async function constituents(site: Site, asked: Wanted) {
  const index = indexOf(site, asked);
  if (!index) return null;
  const [termsOf, held] = await Promise.all([pricesBySymbol(site), site.store.bars.span(index.code)]);
  const termsIn = ({ symbol }: { symbol: string }) => termsOf(symbol);
  const t = textOf(site.locale);
  // Without a day, the page has the basket at prices as they move: the API has it at the last closes.
  const day = asked['day'] ?? held?.last;
  const query = queryOf({ day });
  const found =
    day === undefined ? null : await constituentsRows(site, { query, params: { currentIndex: index.path } });
  if (!found || (asked['day'] === undefined && found.ignored.length > 0))
    return { columns: withPriceTerms(earlierColumns(t), t, termsIn), rows: [], ...NO_FILTERS };
  return { ...found, columns: withPriceTerms<{ symbol: string }>(found.columns, t, termsIn) };
}

function reviewColumns(t: Text, termsOf: TermsOf<ReviewRow> = NO_TERMS): Column<ReviewRow>[] {
  const own = (name: string) => t(`api.column.${name}`);
  const columns: Column<ReviewRow>[] = [
    column('code', 'symbol', t('market.symbol'), ({ symbol }) => symbol),
    column('name', 'name', t('common.name'), ({ name }) => name),
    column('percent', 'weight', t('indices.weight'), ({ preview }) => preview?.weight),
    column('percent', 'weight-if-reviewed', own('weightIfReviewed'), ({ preview }) => preview?.rebalanced),
    column('percent', 'change', own('weightChange'), ({ preview }) => preview && preview.rebalanced - preview.weight),
    column('price', 'close', t('market.close'), ({ close }) => close?.close),
    column('day', 'closed-on', t('indices.then.closedOn'), ({ close }) => close?.date),
    column('count', 'free-float-shares', t('indices.shares'), ({ freeFloatShares }) => freeFloatShares),
  ];
  return withPriceTerms(columns, t, termsOf);
}

async function review(site: Site, asked: Wanted) {
  const index = indexOf(site, asked);
  if (!index) return null;
  const [[first], held] = await Promise.all([basketDays(site, index.code), site.store.bars.span(index.code)]);
  // Weights of another day do not answer the request.
  const last = held?.last ?? site.today();
  const ignored = ignoredDay(dayFilter(asked['day'] ?? null, { first: first ?? last, last }));
  const [{ day, rows }, termsOf] = await Promise.all([loadReview(site, index, asked['day']), pricesBySymbol(site)]);
  return {
    columns: reviewColumns(textOf(site.locale), ({ symbol }) => termsOf(symbol)),
    rows,
    asOf: day,
    view: { day },
    ignored,
  };
}

/** Indices: current levels, history, and baskets. */
export const INDICES: readonly Resource[] = [
  {
    name: 'indices',
    path: '/indices',
    tag: 'market',
    lifetime: 'moment',
    params: [],
    columns: indexColumns,
    load: (site) => indices(site, site.exchange.indices),
  },
  {
    name: 'index',
    path: '/indices/:code',
    tag: 'market',
    lifetime: 'moment',
    params: [],
    isSingle: true,
    columns: indexColumns,
    async load(site, asked) {
      const index = indexOf(site, asked);
      return index ? indices(site, [index]) : null;
    },
  },
  {
    name: 'index-levels',
    path: '/indices/:code/levels',
    tag: 'market',
    lifetime: 'day',
    feeds: ['bars', 'index-baskets', 'dividends'],
    params: [FROM, TO, choice('interval', INTERVALS, 'day')],
    isSeries: true,
    columns: (t) => levelColumns(t),
    load: levels,
  },
  {
    name: 'index-constituents',
    path: '/indices/:code/constituents',
    tag: 'market',
    lifetime: 'day',
    feeds: ['index-baskets'],
    params: [DAY],
    columns: (t) => withPriceTerms(earlierColumns(t), t, NO_TERMS),
    load: constituents,
  },
  {
    name: 'index-review',
    path: '/indices/:code/review',
    tag: 'market',
    lifetime: 'day',
    feeds: ['index-baskets'],
    params: [DAY],
    columns: (t) => reviewColumns(t),
    load: review,
  },
];
