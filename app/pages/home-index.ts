import { pick } from '#domain/bilingual.ts';
import { isTradingDay, previousTradingDay } from '#domain/calendar.ts';
import { dubaiDate } from '#domain/date.ts';
import type { DailyBar, IndexPoint } from '#domain/quote.ts';
import { sessionOn } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { IndexDay } from '../blocks/index-panel/index-day.ts';
import { indexHistory, type IndexHistory } from '../blocks/index-panel/index-history.ts';
import type { IndexTab } from '../blocks/index-panel/index-tabs.tsx';
import { rangeOf, rangeStart, type Range } from '../blocks/plot/ranges.ts';
import type { Site } from '../context.ts';

export interface HomeIndex {
  /** An index that was asked for and is none: the general one is shown instead. */
  unknownIndex: string | null;
  tabs: IndexTab[];
  day: IndexDay;
  range: Range;
  /** A range that was asked for and is none: the day is shown instead. */
  unknownRange: string | null;
  /** The days of a range; null where the day itself is shown. */
  history: IndexHistory | null;
}

/** The index that the address asks for, on the day or over the range that it asks for. */
export async function loadIndex(site: Site, query: URLSearchParams): Promise<HomeIndex> {
  const requested = query.get('index');
  const chosen = chooseIndex(site, requested);
  const { range, understood } = rangeOf(query.get('range'), '1D');
  const day = await indexDay(site, chosen.code);
  return {
    unknownIndex: requested !== null && !chosen.asked ? requested : null,
    tabs: indexTabs(site, chosen.code),
    day,
    range,
    unknownRange: understood ? null : query.get('range'),
    history: range === '1D' ? null : await loadHistory(site, day, range),
  };
}

function chooseIndex({ exchange }: Site, requested: string | null): { code: string; asked: boolean } {
  const asked = exchange.indices.find(({ code }) => code === requested?.toUpperCase());
  const general = exchange.indices.find(({ kind }) => kind === 'general') ?? exchange.indices[0];
  if (!general) throw new RangeError('exchange.config.ts names no index.');
  return { code: asked?.code ?? general.code, asked: asked !== undefined };
}

/** An index of a sector that the market never told a level of has no tab. */
function indexTabs({ exchange, live, locale }: Site, current: string): IndexTab[] {
  return exchange.indices
    .map(({ code, name, kind }) => ({
      code,
      name: pick(name, locale),
      isGeneral: kind === 'general',
      current: code === current,
      point: live.index(code) ?? null,
      kind,
    }))
    .filter((tab) => tab.kind !== 'sector' || tab.current || tab.point)
    .map(({ kind, ...tab }) => tab);
}

/** The index on the day that its line shows, with the year around it. */
async function indexDay(site: Site, code: string): Promise<IndexDay> {
  const { store, live, exchange, locale } = site;
  const now = site.now();
  const date = shownDay(now);
  const isToday = date === dubaiDate(now);
  const held = live.index(code) ?? (await store.indexPoints.latest(code)) ?? null;
  const today = isToday ? live.indexDay(code) : [];
  const [day, bars] = await Promise.all([
    today.length ? today : store.indexPoints.list(code, date),
    store.bars.list(code, yearBefore(date), date),
  ]);
  // Before the first trade a level is yesterday's, and after the session it is told again. A replayed day may have been
  // lived through before: what is kept of its later hours has not happened yet.
  const session = sessionOn(date);
  const opens = session.find(({ phase }) => phase === 'trading')?.from ?? 0;
  const points = day.filter(({ at }) => at >= opens && at <= Math.min(now, session.at(-1)?.to ?? 0));
  const config = exchange.indices.find((index) => index.code === code);
  return {
    code,
    name: config ? pick(config.name, locale) : code,
    isSector: config?.kind === 'sector',
    date,
    isToday,
    points: points.map((point) => ({ at: point.at, value: point.value })),
    latest: points.at(-1) ?? (held && held.at <= now ? held : null),
    previousClose: previousClose(points.at(-1), held, date),
    year: yearOf(bars, date),
  };
}

/** Finished days of the range, and the shown day as it stands. */
async function loadHistory({ store }: Site, { code, date, latest }: IndexDay, range: Range): Promise<IndexHistory> {
  const bars = await store.bars.list(code, rangeStart(range, date), date);
  return indexHistory(bars, latest && { date, value: latest.value });
}

/** Today from the opening on; before that, and on a closed day, the last trading day. */
export function shownDay(at: Instant): PlainDate {
  const today = dubaiDate(at);
  const opens = sessionOn(today)[0]?.from;
  return isTradingDay(today) && opens !== undefined && at >= opens ? today : previousTradingDay(today);
}

/** A point knows its change, and so the close it is measured against; a level of an earlier day is itself that close. */
function previousClose(last: IndexPoint | undefined, held: IndexPoint | null, date: PlainDate): number | null {
  if (last) return last.value - last.change;
  if (!held) return null;
  return dubaiDate(held.at) < date ? held.value : held.value - held.change;
}

const WEEKS_52 = 364 * 86_400_000;

/** Far enough back for 52 weeks and for the last close of the year before. */
function yearBefore(date: PlainDate): PlainDate {
  const weeks = new Date(Date.parse(date) - WEEKS_52).toISOString().slice(0, 10);
  const december = `${Number(date.slice(0, 4)) - 1}-12-15`;
  return weeks < december ? weeks : december;
}

function yearOf(bars: readonly DailyBar[], date: PlainDate): IndexDay['year'] {
  const from = new Date(Date.parse(date) - WEEKS_52).toISOString().slice(0, 10);
  const within = bars.filter((bar) => bar.date >= from);
  if (!within.length) return null;
  return {
    low: Math.min(...within.map((bar) => bar.low)),
    high: Math.max(...within.map((bar) => bar.high)),
    start: bars.findLast((bar) => bar.date < `${date.slice(0, 4)}-01-01`)?.close ?? null,
  };
}
