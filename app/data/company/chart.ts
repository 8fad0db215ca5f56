import { addDays } from '#domain/calendar.ts';
import { adjustedBars } from '#domain/adjusted-price.ts';
import { capitalEvent } from '#domain/capital-event.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import { currencyOf, type CorporateAction } from '#domain/corporate-action.ts';
import { marketDate } from '#domain/date.ts';
import { figuresAt } from '#domain/freshness.ts';
import type { DailyBar } from '#domain/quote.ts';
import { BREADTH_KINDS } from '#domain/security.ts';
import { turnoverInPrices } from '#domain/price-terms.ts';
import type { PlainDate } from '#domain/time.ts';
import {
  alongside,
  packBars,
  type ChartBasis,
  type ChartData,
  type ChartMark,
  type ComparedLine,
} from '#app/blocks/chart/chart-data.ts';
import { type ChartView, type IgnoredInChart } from '#app/blocks/chart/chart-view.ts';
import { LOOK_BACK_DAYS } from '#app/blocks/chart/studies.ts';
import { rangeStart } from '#app/blocks/plot/ranges.ts';
import type { Site } from '#app/context.ts';
import { loadPrices } from '#app/data/securities/prices.ts';
import { areEventsMissing } from '#app/data/calendar/missing.ts';
import { movingActions } from '#app/data/calendar/moving-actions.ts';
import { nameOfCode } from './name-of-code.ts';
import { loadTradedDays, rangeEnd } from './traded-days.ts';

/** Kinds marked on the price axis; proposed or withdrawn actions move no price. */
const MARKED: readonly CorporateAction['kind'][] = [
  'cash-dividend',
  'bonus-shares',
  'rights-issue',
  'split',
  'capital-reduction',
];
const DAY_MS = 86_400_000;

/**
 * The days that a view shows, up to `end`, and the days that are sent with them: as many again on either side, and the
 * look-back of studies.
 */
function spans({ range, from, to }: ChartView, today: PlainDate, end: PlainDate) {
  const seen =
    range === null ? { from: from!, to: to! < today ? to! : today } : { from: rangeStart(range, end), to: end };
  const days = Math.max(1, Math.round((Date.parse(seen.to) - Date.parse(seen.from)) / DAY_MS));
  const sent = {
    from: addDays(seen.from, -Math.max(days, LOOK_BACK_DAYS)),
    to: range === null ? addDays(seen.to, days) : today,
  };
  return { seen, sent: { from: sent.from, to: sent.to < today ? sent.to : today } };
}

/** The chart of a security for its address. */
export async function loadChart(
  site: Site,
  symbol: string,
  { view, ignored }: { view: ChartView; ignored: IgnoredInChart[] },
): Promise<ChartData> {
  const today = marketDate(site.now());
  const { seen, sent } = spans(view, today, await rangeEnd(site, symbol, view.range));
  const [security, own, others] = await Promise.all([
    site.store.securities.find(symbol),
    loadLine(site, symbol, sent, view),
    Promise.all(view.compare.map((code) => loadCompared(site, code, sent, view))),
  ]);
  const worth = security ? (await loadPrices(site, security)).worth : null;
  // The average of the chart is turnover over volume.
  const bars = own.bars.map((bar) => ({ ...bar, value: turnoverInPrices(bar.value, worth) }));
  const dates = bars.map(({ date }) => date);
  const compared = others.flatMap((other) => (other && other.code !== symbol ? [other] : []));
  const unknown = view.compare.filter((code) => !compared.some((other) => other.code === code));
  const first = dates.findIndex((date) => date >= seen.from);
  const last = dates.findLastIndex((date) => date <= seen.to);
  return {
    view: { ...view, compare: compared.map(({ code }) => code) },
    ignored: [...ignored, ...unknown.map((value) => ({ parameter: 'compare' as const, value }))],
    bars: packBars(bars),
    ...runningOf(site, dates),
    seen: first < 0 || last < first ? { from: 0, to: -1 } : { from: first, to: last },
    compared: compared.map(({ code, name, line }): ComparedLine => ({ code, name, closes: alongside(dates, line) })),
    marks: own.actions.flatMap((action) => markOf(action, dates)),
    basis:
      security && BREADTH_KINDS.includes(security.kind)
        ? basisOf(view, own, { dates, isMissing: areEventsMissing(site) })
        : 'traded',
  };
}

interface ChartDays {
  dates: readonly PlainDate[];
  /** True while events that move prices may be missing. */
  isMissing: boolean;
}

/** What the prices are, for the sentence below the chart. */
export function basisOf(
  { prices }: Pick<ChartView, 'prices'>,
  { actions }: Pick<Line, 'actions'>,
  { dates, isMissing }: ChartDays,
): ChartBasis {
  if (prices === 'raw' || prices === 'total') return prices;
  if (actions.some(({ ratio, exDate }) => ratio && exDate! > dates[0]!)) return 'adjusted';
  return isMissing ? 'unknownSplit' : 'noSplit';
}

/** Today, when it is the last of the days and trading has not closed, and when its prices were last heard; otherwise null. */
export function runningOf(
  { live, now, today }: Site,
  dates: readonly PlainDate[],
): Pick<ChartData, 'runningDay' | 'runningAt'> {
  if (dates.at(-1) !== today() || live.clock().phase === 'closed') return { runningDay: null, runningAt: null };
  const heard = { ageMs: live.ageMs(), clock: live.clock(), now: now(), closes: [] };
  return { runningDay: today(), runningAt: figuresAt(heard) };
}

interface Line {
  bars: readonly DailyBar[];
  actions: CorporateAction[];
}

async function loadLine(
  site: Site,
  symbol: string,
  span: { from: PlainDate; to: PlainDate },
  { prices }: ChartView,
): Promise<Line> {
  const today = site.today();
  const actions = await movingActions(site, symbol);
  const held = actions.filter(({ marker, exDate }) => marker === 'confirmed' && exDate !== null && exDate <= today);
  if (prices === 'raw') return { bars: await loadTradedDays(site, symbol, span), actions: held };
  // The effect of an action on earlier days needs the close before the action, which may be after the requested days.
  const isMovedLater = held.some(({ exDate }) => exDate! > span.to);
  const bars = await loadTradedDays(site, symbol, isMovedLater ? { ...span, to: today } : span);
  const events = held.flatMap((action) => capitalEvent(action) ?? []);
  const adjusted = adjustedBars(bars, events, prices).bars.filter(({ date }) => date <= span.to);
  return { bars: adjusted, actions: held };
}

async function loadCompared(
  site: Site,
  code: string,
  span: { from: PlainDate; to: PlainDate },
  view: ChartView,
): Promise<{ code: string; name: Bilingual; line: readonly DailyBar[] } | null> {
  const name = await nameOfCode(site, code);
  if (!name) return null;
  const { bars } = await loadLine(site, code, span, view);
  return { code, name, line: bars };
}

function markOf(action: CorporateAction, dates: readonly PlainDate[]): ChartMark[] {
  const { kind, exDate, amountPerShare, ratio } = action;
  const at = dates.findIndex((date) => date >= exDate!);
  if (!MARKED.includes(kind) || at < 0 || dates[0]! > exDate!) return [];
  return [{ at, date: exDate!, kind, amount: amountPerShare, currency: currencyOf(action), ratio }];
}
