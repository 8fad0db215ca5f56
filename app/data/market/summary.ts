import { pick } from '#domain/bilingual.ts';
import { marketDate } from '#domain/date.ts';
import type { Quote } from '#domain/quote.ts';
import { isListedBy, type BoardCode } from '#domain/security.ts';
import { sessionDay, sessionOn } from '#domain/session.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import { dayFilter, type DayFilter, type DaySpan } from '#app/blocks/day-filter/day-filter.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { hourVolumes, type HourVolume } from '#app/blocks/summary/hours.ts';
import type { SummaryRow } from '#app/blocks/summary/summary-row.ts';
import type { Site } from '#app/context.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { breadthSecurities } from './breadth-securities.ts';
import { countedSecurities } from './counted-securities.ts';
import { securityPeriods } from './market-days.ts';

export interface SummaryData {
  stale: StaleData | null;
  filter: DayFilter;
  span: DaySpan;
  /** The summarised day. */
  day: PlainDate;
  /** True when the figures move: it is the day that the market shows. */
  isCurrent: boolean;
  /** True when the day's session has ended. */
  isOver: boolean;
  rows: SummaryRow[];
  /** Number of securities that were listed on an earlier day but have no bar up to the day yet. */
  missing: number;
  boards: BoardCode[];
  /** Volume by hour, from the minutes of the index `hoursOf`; empty when no minutes of the day are stored. */
  hours: HourVolume[];
  hoursOf: string;
  files: ExportLabels;
  now: Instant;
  simulated: boolean;
}

/** The market on the last trading day with current figures, or on an earlier day from daily bars. */
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
  const [rows, hours, securities] = await Promise.all([
    isCurrent ? currentRows(site) : rowsOn(site, day),
    hoursOn(site, general.code, day),
    breadthSecurities(site),
  ]);
  const shown = new Set(rows.map(({ symbol }) => symbol));
  return {
    stale: staleData(site, 'reference', 'bars'),
    filter,
    span,
    day,
    isCurrent,
    isOver: hasEnded(day, now),
    rows,
    missing: isCurrent
      ? 0
      : securities.filter((security) => isListedBy(security, day) && !shown.has(security.symbol)).length,
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

/** The rows of the current day, with the boards whose updates move them. */
export async function loadCurrentRows(site: Site): Promise<{ rows: SummaryRow[]; boards: BoardCode[] }> {
  const rows = await currentRows(site);
  return { rows, boards: boardsOf(rows) };
}

function boardsOf(rows: readonly SummaryRow[]): BoardCode[] {
  return [...new Set(rows.flatMap(({ board }) => board ?? []))];
}

async function currentRows(site: Site): Promise<SummaryRow[]> {
  const counted = await countedSecurities(site);
  return counted.map(({ security: { symbol, sector }, quote }) => {
    return { symbol, sector: sector && pick(sector, site.locale), board: quote.board, ...figuresOf(quote) };
  });
}

function figuresOf({ change, changePercent, value, volume, trades }: Quote) {
  return { change, changePercent, value, volume, trades };
}

/**
 * The rows of a finished day from its bars: securities listed on that day, each against the previous close, in the
 * day's own units.
 */
async function rowsOn(site: Site, day: PlainDate): Promise<SummaryRow[]> {
  const periods = await securityPeriods(site, { from: day, to: day, interval: 'day' });
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
  // Before the first trade a total is yesterday's. A day can be replayed more than once, so later points are left out.
  const known = points.filter(({ at }) => at >= opens && at <= now);
  return known.length ? hourVolumes(known, session, now) : [];
}
