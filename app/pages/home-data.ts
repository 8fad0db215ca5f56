import { pick } from '#domain/bilingual.ts';
import { isTradingDay, previousTradingDay } from '#domain/calendar.ts';
import { dubaiDate } from '#domain/date.ts';
import { movers } from '#domain/movers.ts';
import type { DailyBar, IndexPoint } from '#domain/quote.ts';
import type { BoardCode, SecurityKind } from '#domain/security.ts';
import { sessionOn } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { CircularRow } from '../blocks/publications/circular-list.tsx';
import type { DisclosureRow } from '../blocks/publications/disclosure-list.tsx';
import type { IndexDay } from '../blocks/index-panel/index-day.ts';
import type { IndexTab } from '../blocks/index-panel/index-tabs.tsx';
import { sparklineShape } from '../blocks/ledger-row/sparkline-shape.ts';
import { boardRow, indicativeRows, type BoardRow } from '../blocks/market-board/board-row.ts';
import type { PressRow } from '../blocks/publications/press-list.tsx';
import type { Site } from '../context.ts';

export interface HomeData {
  now: Instant;
  simulated: boolean;
  /** An index that was asked for and is none: the general one is shown instead. */
  unknownIndex: string | null;
  tabs: IndexTab[];
  day: IndexDay;
  rows: BoardRow[];
  /** Boards that the rows trade on: what the page follows. */
  boards: BoardCode[];
  disclosures: DisclosureRow[];
  circulars: CircularRow[];
  press: PressRow[];
}

/** What the market moves by: shares and the funds that trade like them. */
const BOARD_KINDS: readonly SecurityKind[] = ['equity', 'reit', 'etf', 'fund'];
/** More rows than are shown carry a line, so that a security that climbs into a list has one. */
const LINES_A_LIST = 8;
const DISCLOSURES_SHOWN = 6;
const CIRCULARS_SHOWN = 5;
/** Latest press shows 3 items (specification, section 9). */
const PRESS_SHOWN = 3;

/** Everything the home page shows, gathered at once. `requested` is the index asked for in the address. */
export async function loadHome(site: Site, requested: string | null): Promise<HomeData> {
  const { store, live, locale, now } = site;
  const chosen = chooseIndex(site, requested);
  const [day, board, disclosures, circulars, press] = await Promise.all([
    indexDay(site, chosen.code),
    loadBoard(site),
    store.disclosures.page({ lang: locale, announcementType: 'Disclosure', until: now(), take: DISCLOSURES_SHOWN }),
    store.circulars.page({ take: CIRCULARS_SHOWN }),
    store.press.page({ lang: locale, take: PRESS_SHOWN }),
  ]);
  return {
    now: now(),
    simulated: live.clock().simulated,
    unknownIndex: requested !== null && !chosen.asked ? requested : null,
    tabs: indexTabs(site, chosen.code),
    day,
    ...board,
    disclosures: disclosures.items.map(({ id, symbol, headline, publishedAt, reportInterval, files, lang }) => ({
      id,
      symbol,
      headline,
      publishedAt,
      reportInterval,
      files: files.slice(0, 1),
      lang,
    })),
    circulars: circulars.items.map(({ id, number, headline, date, files }) => ({
      id,
      number,
      headline,
      date,
      files: files.slice(0, 1),
    })),
    press: press.items.map(({ id, headline, publishedAt, files }) => ({
      id,
      headline,
      publishedAt,
      files: files.slice(0, 1),
    })),
  };
}

function chooseIndex({ exchange }: Site, requested: string | null): { code: string; asked: boolean } {
  const asked = exchange.indices.find(({ code }) => code === requested?.toUpperCase());
  const general = exchange.indices.find(({ kind }) => kind === 'general') ?? exchange.indices[0];
  if (!general) throw new RangeError('exchange.config.ts names no index.');
  return { code: asked?.code ?? general.code, asked: asked !== undefined };
}

function indexTabs({ exchange, live, locale }: Site, current: string): IndexTab[] {
  return exchange.indices.map(({ code, name, kind }) => ({
    code,
    name: pick(name, locale),
    to: kind === 'general' ? '/' : `/?index=${code}`,
    current: code === current,
    point: live.index(code) ?? null,
  }));
}

async function loadBoard({ store, live, locale }: Site): Promise<Pick<HomeData, 'rows' | 'boards'>> {
  const [securities, stored] = await Promise.all([
    store.securities.list({ exchange: 'home', active: true }),
    store.quotes.list(),
  ]);
  const quotes = new Map([...stored, ...live.quotes()].map((quote) => [quote.symbol, quote]));
  const traded = securities.flatMap((security) => {
    const quote = quotes.get(security.symbol);
    return quote && BOARD_KINDS.includes(security.kind) ? [{ security, quote }] : [];
  });
  const rows = traded.map(({ security, quote }) => boardRow(security, quote, locale));
  const shown = new Set([...leading(rows), ...leading(indicativeRows(rows))]);
  return {
    rows: rows.map((row) =>
      shown.has(row.symbol) ? { ...row, line: sparklineShape(live.sparkline(row.symbol), row.previousClose) } : row,
    ),
    boards: [...new Set(traded.map(({ quote }) => quote.board))],
  };
}

function leading(rows: readonly BoardRow[]): string[] {
  const { gainers, losers, active } = movers(rows, LINES_A_LIST);
  return [...gainers, ...losers, ...active].map((row) => row.symbol);
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
  // A replayed day may have been lived through before: what is kept of its later hours has not happened yet.
  const points = day.filter((point) => point.at <= Math.min(now, endOf(date)));
  const config = exchange.indices.find((index) => index.code === code);
  return {
    code,
    name: config ? pick(config.name, locale) : code,
    date,
    isToday,
    points: points.map((point) => ({ at: point.at, value: point.value })),
    latest: points.at(-1) ?? (held && held.at <= now ? held : null),
    previousClose: previousClose(points.at(-1), held, date),
    year: yearOf(bars, date),
  };
}

/** After the session an index may be told again: that is no later level. */
function endOf(date: PlainDate): Instant {
  return sessionOn(date).at(-1)?.to ?? 0;
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
