import type { DatedBasket } from '#domain/index-level.ts';
import type { BoardCode } from '#domain/security.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { dayFilter, type DayFilter, type DaySpan } from '#app/blocks/day-filter/day-filter.ts';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { IndexDay } from '#app/blocks/index-panel/index-day.ts';
import type { IndexHistory } from '#app/blocks/index-panel/index-history.ts';
import { parseOrder, type ConstituentOrder } from '#app/blocks/indices/constituent-order.ts';
import type { Member } from '#app/blocks/indices/constituent-row.ts';
import type { IndexRules } from '#app/blocks/indices/methodology.tsx';
import { weightsAt } from '#app/blocks/indices/basket-figures.ts';
import type { WeightsThen } from '#app/blocks/indices/weights-then.tsx';
import { rangeOf, type Range } from '#app/blocks/plot/ranges.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Index } from './index-at.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { loadIndexDay, loadIndexHistory } from './day.ts';
import { securityNames } from '#app/data/securities/names.ts';
import { basketDays, basketOn, closesOn } from './basket.ts';
import { indexTitle } from './list.ts';

export interface IndexData {
  stale: StaleData | null;
  trail: Crumb[];
  title: string;
  kind: Index['kind'];
  day: IndexDay;
  range: Range;
  /** A requested range that does not exist: the day is shown instead. */
  unknownRange: string | null;
  /** The days of a range; null when the day itself is shown. */
  history: IndexHistory | null;
  /** The index's basket today; null when unknown. */
  basket: DatedBasket | null;
  members: Member[];
  boards: BoardCode[];
  order: ConstituentOrder;
  /** The earlier day whose weights are requested, and the days that have weights; null when none has. */
  asked: { day: DayFilter; span: DaySpan } | null;
  earlier: WeightsThen | null;
  rules: IndexRules;
  files: ExportLabels;
  now: Instant;
  simulated: boolean;
}

/** Data of an index's page: its day or a range, its basket, and its basket on an earlier day. */
export async function loadIndexPage(site: Site, index: Index, query: URLSearchParams): Promise<IndexData> {
  const { live, locale } = site;
  const { code, path } = index;
  const { range, understood } = rangeOf(query.get('range'), '1D');
  const [day, days, held] = await Promise.all([
    loadIndexDay(site, code),
    basketDays(site, code),
    site.store.bars.span(code),
  ]);
  const asked = pastDay(query.get('day'), days, held?.last);
  const [basket, history, names, earlier] = await Promise.all([
    basketOn(site, code, days, day.date),
    range === '1D' ? null : loadIndexHistory(site, day, range),
    securityNames(site),
    asked?.day.day ? weightsThen(site, code, days, asked.day.day) : null,
  ]);
  const title = indexTitle(index, locale);
  const members = membersOf(site, basket, names);
  return {
    stale: staleData(site, 'index-baskets', 'bars', 'reference'),
    trail: crumbsOf('the-exchange-indices', locale, [
      { label: title, to: pathOf('the-exchange-indices-currentIndex', { currentIndex: path }) },
    ]),
    title,
    kind: index.kind,
    day,
    range,
    unknownRange: understood ? null : query.get('range'),
    history,
    basket,
    members,
    boards: [...new Set(members.flatMap(({ board }) => board ?? []))],
    order: parseOrder(query),
    asked,
    earlier: earlier && {
      ...earlier,
      rows: earlier.rows.map((row) => ({ ...row, name: names.get(row.symbol) ?? null })),
    },
    rules: rulesOf(index, basket),
    files: exportLabels(locale),
    now: site.now(),
    simulated: live.clock().simulated,
  };
}

function membersOf({ live }: Site, basket: DatedBasket | null, names: ReadonlyMap<string, string>): Member[] {
  return (basket?.constituents ?? []).map(({ symbol }) => {
    const quote = live.quote(symbol);
    return {
      symbol,
      name: names.get(symbol) ?? null,
      board: quote?.board ?? null,
      figures: quote
        ? {
            last: quote.last,
            previousClose: quote.previousClose,
            change: quote.change,
            changePercent: quote.changePercent,
          }
        : null,
    };
  });
}

function pastDay(value: string | null, days: readonly PlainDate[], last?: PlainDate): IndexData['asked'] {
  const [first] = days;
  if (first === undefined || last === undefined || last < first) return null;
  const span = { first, last };
  return { day: dayFilter(value, span), span };
}

async function weightsThen(
  site: Site,
  code: string,
  days: readonly PlainDate[],
  day: PlainDate,
): Promise<WeightsThen | null> {
  const basket = await basketOn(site, code, days, day);
  if (!basket) return null;
  const symbols = basket.constituents.map(({ symbol }) => symbol);
  const [closes, bars] = await Promise.all([closesOn(site, symbols, day), site.store.bars.list(code, day, day)]);
  const weights = weightsAt(basket, (symbol) => closes.get(symbol)?.close);
  const rows = basket.constituents.map((one) => ({
    ...one,
    name: null,
    weight: weights?.get(one.symbol) ?? null,
    close: closes.get(one.symbol)?.close ?? null,
    closedOn: closes.get(one.symbol)?.date ?? null,
  }));
  rows.sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || (a.symbol < b.symbol ? -1 : 1));
  return { day, from: basket.from, level: bars[0]?.close ?? null, rows };
}

function rulesOf({ code, cap, base }: Index, basket: DatedBasket | null): IndexRules {
  return {
    code,
    cap: cap ?? null,
    base: base ?? null,
    basket: basket && { from: basket.from, count: basket.constituents.length, divisor: basket.divisor },
  };
}
