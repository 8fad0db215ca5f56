import { addDays } from '#domain/calendar.ts';
import { formatDate } from '#domain/date.ts';
import { integer } from '#domain/number.ts';
import { median } from '#domain/listing-result.ts';
import { isInMarketSums } from '#domain/security.ts';
import { divideRounded, type Thousandths } from '#domain/thousandths.ts';
import { valuesAgainstMedian, type ValueDay } from '#domain/value-against-median.ts';
import type { ShownBlock } from '#app/blocks/article/shown-article.ts';
import type { Site } from '#app/context.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import type { PartRequest } from './part.ts';
import { sentence } from './words.ts';

const MAIN_MARKET = '510';
/** Three months. */
const DAYS_BACK = 91;
const THOUSANDTHS = 1_000;

/** The co-operative's turnover on each day of three months beside the median of the main market's other shares. */
export async function valueTradedOf(symbol: string, request: PartRequest): Promise<ShownBlock[]> {
  const { site, t } = request;
  const days = await site.shared(`value of ${symbol} beside the main market`, (own) => valueDays(own, symbol));
  if (days === null) return [sentence(t('common.notOffered'))];
  if (days.length < 2) {
    const unread = isUnread(site, 'bars');
    return [sentence(t(unread === 'not-offered' ? 'common.notOffered' : unread ? 'parts.own.unread' : 'common.none'))];
  }
  return [drawn(symbol, days, request), sentence(comparedWords(symbol, days, request))];
}

/** Null when the exchange does not give the values. */
async function valueDays({ store }: Site, symbol: string): Promise<readonly ValueDay[] | null> {
  const listed = await store.securities.list({ exchange: 'home', kind: 'equity', active: true });
  const others = listed.filter((one) => isInMarketSums(one) && one.board === MAIN_MARKET && one.symbol !== symbol);
  const last = (await store.bars.span(symbol))?.last;
  if (last === undefined || others.length === 0) return [];
  const barsOf = (of: string) => store.bars.list(of, addDays(last, -DAYS_BACK), last);
  const [own, ...market] = await Promise.all([symbol, ...others.map((one) => one.symbol)].map(barsOf));
  return valuesAgainstMedian(own!, market);
}

function drawn(symbol: string, days: readonly ValueDay[], { site: { locale }, t }: PartRequest): ShownBlock {
  const rows = days.map(({ date }) => formatDate(date, locale));
  const lines = [
    { id: 'own', name: symbol, values: days.map(({ own }) => own) },
    { id: 'median', name: t('parts.own.median'), values: days.map((day) => day.median) },
  ];
  return {
    type: 'lines',
    label: t('parts.own.value', { symbol }),
    format: 'amount',
    lines,
    ends: [rows[0]!, rows.at(-1)!],
    low: 0,
    head: t('history.date'),
    rows,
    columns: lines.map(({ values, ...column }) => ({ ...column, texts: values.map(dirhams) })),
  };
}

/** A sentence on how thin the trading is: the number of days below the median, and both medians over the days. */
function comparedWords(symbol: string, days: readonly ValueDay[], { t }: PartRequest): string {
  const middle = (values: readonly Thousandths[]) => dirhams(median(values) ?? 0);
  return t('parts.own.compared', {
    symbol,
    below: days.filter((day) => day.own < day.median).length,
    days: days.length,
    own: middle(days.map(({ own }) => own)),
    median: middle(days.map((day) => day.median)),
  });
}

/** Whole dirhams. */
function dirhams(value: Thousandths): string {
  return integer(divideRounded(value, THOUSANDTHS), { zero: true });
}
