import { pick } from '#domain/bilingual.ts';
import { marketDate } from '#domain/date.ts';
import { countedOn } from '#domain/movers.ts';
import type { Quote } from '#domain/quote.ts';
import { BREADTH_KINDS, type BoardCode, type Security } from '#domain/security.ts';
import { sessionDay, sessionOn } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { dayFilter, type DayFilter, type DaySpan } from '#app/blocks/day-filter/day-filter.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { hourVolumes, type HourVolume } from '#app/blocks/summary/hours.ts';
import type { SummaryRow } from '#app/blocks/summary/summary-row.ts';
import type { Site } from '#app/context.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { knownQuotes } from './known-quotes.ts';
import { securityPeriods } from './market-days.ts';

export interface SummaryData {
  stale: StaleData | null;
  filter: DayFilter;
  span: DaySpan;
  /** The day that is summed up. */
  day: PlainDate;
  /** Its figures move: it is the day that the market shows. */
  isCurrent: boolean;
  /** Its session has ended. */
  isOver: boolean;
  rows: SummaryRow[];
  /** Securities that were listed on an earlier day and of which no bar of it is held. */
  missing: number;
  boards: BoardCode[];
  /** By hour, from the minutes of this index; empty where none of the day are held. */
  hours: HourVolume[];
  hoursOf: string;
  files: ExportLabels;
  now: Instant;
  simulated: boolean;
}

/** The market on the last trading day as it is, or on an earlier one by its daily bars. */
export async function loadSummary(site: Site, query: URLSearchParams): Promise<SummaryData> {
  const { store, live, locale } = site;
  const now = site.now();
  const last = sessionDay(now);
  const general = generalIndex(site);
  const held = await store.bars.span(general.code);
  const span = { first: held && held.first < last ? held.first : last, last };
  const filter = dayFilter(query.get('day'), span);
  const day = filter.day ?? last;
  const isCurrent = day === last;
  const securities = await summedUp(site);
  const [rows, hours] = await Promise.all([
    isCurrent ? currentRows(site, securities) : rowsOn(site, securities, day),
    hoursOn(site, general.code, day),
  ]);
  return {
    stale: staleData(site, 'reference', 'bars'),
    filter,
    span,
    day,
    isCurrent,
    isOver: hasEnded(day, now),
    rows,
    missing: isCurrent ? 0 : listedOn(securities, day) - rows.length,
    boards: isCurrent ? boardsOf(rows) : [],
    hours,
    hoursOf: pick(general.name, locale),
    files: exportLabels(locale),
    now,
    simulated: live.clock().simulated,
  };
}

function hasEnded(day: PlainDate, now: Instant): boolean {
  const ends = sessionOn(day).at(-1)?.to;
  return ends !== undefined && ends <= now;
}

/** The day as it is, with the boards whose figures it moves with. */
export async function loadCurrentRows(site: Site): Promise<{ rows: SummaryRow[]; boards: BoardCode[] }> {
  const rows = await currentRows(site, await summedUp(site));
  return { rows, boards: boardsOf(rows) };
}

/** The securities that the market is summed up from. */
export async function summedUp({ store }: Site): Promise<Security[]> {
  const listed = await store.securities.list({ exchange: 'home', active: true });
  return listed.filter(({ kind }) => BREADTH_KINDS.includes(kind));
}

function boardsOf(rows: readonly SummaryRow[]): BoardCode[] {
  return [...new Set(rows.flatMap(({ board }) => board ?? []))];
}

function listedOn(securities: readonly Security[], day: PlainDate): number {
  return securities.filter((security) => security.listedOn === null || security.listedOn <= day).length;
}

async function currentRows(site: Site, securities: readonly Security[]): Promise<SummaryRow[]> {
  const known = await knownQuotes(site);
  const day = sessionDay(site.now());
  return securities.flatMap(({ symbol, sector }) => {
    const quote = known.get(symbol);
    if (!quote) return [];
    const figures = figuresOf(countedOn(quote, day));
    return { symbol, sector: sector && pick(sector, site.locale), board: quote.board, ...figures };
  });
}

function figuresOf({ change, changePercent, value, volume, trades }: Quote) {
  return { change, changePercent, value, volume, trades };
}

/** A finished day by its bars: each against the close before it, in the day's own units. */
async function rowsOn(site: Site, securities: readonly Security[], day: PlainDate): Promise<SummaryRow[]> {
  const periods = await securityPeriods(site, securities, { from: day, to: day, interval: 'day' });
  return periods.map(({ security: { symbol, sector, board }, ...period }) => {
    const { change, changePercent, value, volume, trades } = period;
    return { symbol, sector: sector && pick(sector, site.locale), board, change, changePercent, value, volume, trades };
  });
}

async function hoursOn(site: Site, code: string, day: PlainDate): Promise<HourVolume[]> {
  const now = site.now();
  const today = day === marketDate(now) ? site.live.indexDay(code) : [];
  const points = today.length ? today : await site.store.indexPoints.list(code, day);
  const session = sessionOn(day);
  const opens = session.find(({ phase }) => phase === 'trading')?.from ?? 0;
  // Before the first trade a total is yesterday's. A replayed day may have been lived through before.
  const known = points.filter(({ at }) => at >= opens && at <= now);
  return known.length ? hourVolumes(known, session, now) : [];
}
