import { pick } from '#domain/bilingual.ts';
import { marketDate } from '#domain/date.ts';
import type { DailyBar, IndexPoint } from '#domain/quote.ts';
import { sessionDay, sessionOn } from '#domain/session.ts';
import type { PlainDate } from '#domain/time.ts';
import type { IndexDay } from '#app/blocks/index-panel/index-day.ts';
import { indexHistory, type IndexHistory } from '#app/blocks/index-panel/index-history.ts';
import { rangeStart, type Range } from '#app/blocks/plot/ranges.ts';
import type { Site } from '#app/context.ts';

/** The index on the day that its line shows, with the year around that day. */
export async function loadIndexDay(site: Site, code: string): Promise<IndexDay> {
  const { store, live, exchange, locale } = site;
  const now = site.now();
  const date = sessionDay(now);
  const isToday = date === marketDate(now);
  const held = live.index(code) ?? (await store.indexPoints.latest(code)) ?? null;
  const today = isToday ? live.indexDay(code) : [];
  const [day, bars] = await Promise.all([
    today.length ? today : store.indexPoints.list(code, date),
    store.bars.list(code, yearBefore(date), date),
  ]);
  // Before the first trade a level is yesterday's, and after the session it is repeated. A day can be replayed more
  // than once: stored points of its later hours have not happened yet.
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

/** Finished days of the range, and the shown day once it has a level of its own. */
export async function loadIndexHistory(
  { store }: Site,
  { code, date, points }: IndexDay,
  range: Range,
): Promise<IndexHistory> {
  const bars = await store.bars.list(code, rangeStart(range, date), date);
  const newest = points.at(-1);
  return indexHistory(bars, newest ? { date, value: newest.value } : null);
}

/** A point carries its change, and so its previous close; a level of an earlier day is itself that close. */
function previousClose(last: IndexPoint | undefined, held: IndexPoint | null, date: PlainDate): number | null {
  if (last) return last.value - last.change;
  if (!held) return null;
  return marketDate(held.at) < date ? held.value : held.value - held.change;
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
