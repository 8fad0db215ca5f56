import { pick } from '#domain/bilingual.ts';
import type { IndexPoint, Quote } from '#domain/quote.ts';
import type { BoardCode } from '#domain/security.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { ExchangeConfig } from '#exchange.config.ts';
import { textOf } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { extremesOf, trueAt } from '#app/blocks/index-panel/index-day.ts';
import type { IndexRow } from '#app/blocks/indices/index-row.ts';
import { sparklineShape } from '#app/blocks/ledger-row/sparkline-shape.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { knownQuotes } from '#app/data/market/known-quotes.ts';
import { sessionDay } from '#domain/session.ts';
import { loadIndexDay } from './day.ts';
import { basketDays, basketOn } from './basket.ts';

export interface IndicesData {
  stale: StaleData | null;
  trail: Crumb[];
  rows: IndexRow[];
  /** The day of the levels, and the time of the newest of them. */
  date: PlainDate;
  at: Instant | null;
  isToday: boolean;
  /** True when an index has a level of that day. */
  begun: boolean;
  /** Boards that members trade on; the page subscribes to them. */
  boards: BoardCode[];
  files: ExportLabels;
  now: Instant;
  simulated: boolean;
}

/** All indices of the exchange with their day, their year and their members' turnover. */
export async function loadIndices(site: Site): Promise<IndicesData> {
  const { live, exchange, locale } = site;
  const now = site.now();
  const quotes = await knownQuotes(site);
  const loaded = await Promise.all(exchange.indices.map((index) => loadRow(site, index, quotes)));
  const told = loaded.filter(({ day }) => day.latest !== null || day.previousClose !== null);
  const [first] = told;
  const times = told.flatMap(({ day }) => (day.latest ? trueAt(day, day.latest) : []));
  return {
    stale: staleData(site, 'index-baskets', 'bars'),
    trail: crumbsOf('the-exchange-indices', locale),
    rows: told.map(({ row }) => row),
    date: first?.day.date ?? sessionDay(now),
    at: times.length ? Math.max(...times) : null,
    isToday: first?.day.isToday ?? false,
    begun: told.some(({ day }) => day.points.length > 0),
    boards: [...new Set(told.flatMap(({ boards }) => boards))],
    files: exportLabels(locale),
    now,
    simulated: live.clock().simulated,
  };
}

type Index = ExchangeConfig['indices'][number];

async function loadRow(site: Site, index: Index, quotes: ReadonlyMap<string, Quote>) {
  const { code, path } = index;
  const [day, days] = await Promise.all([loadIndexDay(site, code), basketDays(site, code)]);
  const basket = await basketOn(site, code, days, day.date);
  const members = basket?.constituents.flatMap(({ symbol }) => quotes.get(symbol) ?? []) ?? null;
  const levels = day.points.map(({ value }) => value);
  const row: IndexRow = {
    code,
    path,
    name: indexTitle(index, site.locale),
    latest: shownPoint(day),
    date: day.date,
    line: sparklineShape(levels, day.previousClose),
    day: extremesOf(day.points),
    year: day.year,
    members: members && members.map(({ symbol, volume, value, lastAt }) => ({ symbol, volume, value, lastAt })),
  };
  return { day, row, boards: members?.map(({ board }) => board) ?? [] };
}

/** Before the first level, the previous close is shown as the level. */
function shownPoint({
  latest,
  previousClose,
  code,
  date,
}: Awaited<ReturnType<typeof loadIndexDay>>): IndexPoint | null {
  if (latest || previousClose === null) return latest;
  return { index: code, at: Date.parse(date), value: previousClose, change: 0, changePercent: 0, volume: 0 };
}

/** Heading of an index: for a sector, its name with the word index. */
export function indexTitle({ name, kind }: Pick<Index, 'name' | 'kind'>, locale: Site['locale']): string {
  const own = pick(name, locale);
  return kind === 'sector' ? textOf(locale)('home.sectorIndex', { name: own }) : own;
}
