import { INTERVALS, periodOf, type Interval } from '#domain/bar-periods.ts';
import type { Bulletin, SecurityLine } from '#domain/bulletin.ts';
import { periodAround, tradingDaysOf, type BulletinKind } from '#domain/bulletin-period.ts';
import { sumKnown } from '#domain/bulletin-sums.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import { addDays } from '#domain/calendar.ts';
import { byLocale } from '#domain/each-locale.ts';
import { missingDays } from '#domain/missing-days.ts';
import { sectorSlug, type Security } from '#domain/security.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { earlierDay, laterDay, type PlainDate } from '#domain/time.ts';
import { segmentName } from '#app/blocks/market-rows/segment-name.ts';
import { sumOfAll, type GroupSum } from '#app/blocks/summary/summary-row.ts';
import { column, type Column } from '#app/columns/column.ts';
import type { Site } from '#app/context.ts';
import { currentBulletin, heldBulletins } from '#app/data/bulletins/bulletins.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { securityPeriods, type MarketSpan, type SecurityPeriod } from '#app/data/market/market-days.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { choice, FROM, TO } from '#app/api/param.ts';
import { withCurrency } from '#app/api/price-unit.ts';
import { refuseLong } from '#app/api/refused.ts';
import { awaitWholeDays } from '#app/api/whole-days.ts';
import type { Resource, Wanted } from '#app/api/resource.ts';

const PARTS = ['all', 'sector', 'board'] as const;
type Part = (typeof PARTS)[number];
/** Default days of a series without a requested first day. */
const USUAL_DAYS = 30;
/** Ten years, the length of the stored history, in days. */
const MOST_DAYS = 3_660;
/** Days that are summed up in one go: longer ranges take turns with other requests. */
const SLICE_DAYS = 366;

/** The market, or a part of it, over a day or a longer period. */
interface MarketPeriod extends Omit<GroupSum, 'key'> {
  from: PlainDate;
  date: PlainDate;
  part: Part;
  /** Null: securities without a named part. */
  key: string | null;
  name: Bilingual;
  /** At the end of the period, from the period's bulletin; null when there is none. */
  marketValue: Thousandths | null;
}

const BULLETINS: Record<Interval, BulletinKind> = {
  day: 'daily',
  week: 'weekly',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly',
};

function marketColumns(t: Text): Column<MarketPeriod>[] {
  const moved = (['advancing', 'declining', 'unchanged', 'uncompared', 'untraded'] as const).map((id) =>
    column('count', id, t(`summary.${id}`), (row: MarketPeriod) => row[id]),
  );
  const columns: Column<MarketPeriod>[] = [
    column('day', 'date', t('history.until'), ({ date }) => date),
    column('day', 'from', t('history.from'), ({ from }) => from),
    column('code', 'part', t('summary.part'), ({ part }) => part),
    column('code', 'key', t('api.column.partKey'), ({ key }) => key),
    column('name', 'name', t('common.name'), ({ name }) => name),
    column('count', 'securities', t('summary.securities'), ({ securities }) => securities),
    column('amount', 'value', t('terms.column.value'), ({ value }) => value),
    column('count', 'volume', t('market.volume'), ({ volume }) => volume),
    column('count', 'trades', t('market.trades'), ({ trades }) => trades),
    ...moved,
    column('amount', 'market-value', t('bulletins.marketValue'), ({ marketValue }) => marketValue),
  ];
  return withCurrency(columns, t);
}

async function marketDays(site: Site, asked: Wanted) {
  const part = (asked['part'] ?? 'all') as Part;
  const interval = (asked['interval'] ?? 'day') as Interval;
  const to = asked['to'] ?? site.today();
  const from = asked['from'] ?? addDays(to, -USUAL_DAYS);
  const columns = marketColumns(textOf(site.locale));
  const view = { from, to, interval, part };
  refuseLong({ from, to }, MOST_DAYS, site);
  const [whole, span] = await Promise.all([awaitWholeDays(site, to), site.store.bars.span(generalIndex(site).code)]);
  const held = span && { first: laterDay(span.first, whole.first), last: earlierDay(span.last, whole.last) };
  // Sums of days with prices yet to be read would be partial, so these days count as missing.
  const days = { from: laterDay(from, whole.first), to: earlierDay(to, whole.last) };
  const issued = new Set((await heldBulletins(site, BULLETINS[interval])).map(({ period }) => period.period));
  const rows: MarketPeriod[] = [];
  for (const slice of slicesOf(days, interval))
    rows.unshift(...(await rowsOf(site, { ...slice, interval }, part, issued)));
  // A longer period does not say on which of its days the market traded; the index does.
  const dated = interval === 'day' ? rows : await site.store.bars.list(generalIndex(site).code, from, to);
  const traded = new Set(dated.map(({ date }) => date));
  return {
    columns,
    rows,
    asOf: rows[0]?.date ?? null,
    view,
    ignored: [],
    missingDays: missingDays({ from, to }, held, site.today(), (day) => traded.has(day)),
  };
}

/** The range in parts of a year, earliest first; no period is in two of them. */
function slicesOf(
  { from, to }: Pick<MarketSpan, 'from' | 'to'>,
  interval: Interval,
): { from: PlainDate; to: PlainDate }[] {
  const slices: { from: PlainDate; to: PlainDate }[] = [];
  for (let first = from; first <= to;) {
    let last = addDays(first, SLICE_DAYS - 1);
    while (last < to && periodOf(last, interval) === periodOf(addDays(last, 1), interval)) last = addDays(last, 1);
    slices.push({ from: first, to: earlierDay(last, to) });
    first = addDays(last, 1);
  }
  return slices;
}

/** Rows of one part of the range, latest period first. */
async function rowsOf(site: Site, span: MarketSpan, part: Part, issued: ReadonlySet<string>): Promise<MarketPeriod[]> {
  const periods = await securityPeriods(site, span);
  const byPeriod = Map.groupBy(periods, ({ date }) => periodOf(date, span.interval));
  const rows: MarketPeriod[] = [];
  for (const [, own] of [...byPeriod].sort(([a], [b]) => (a < b ? 1 : -1)))
    rows.push(...partsOf(own, part, site, await bulletinAt(site, lastDayOf(own), span.interval, issued)));
  return rows;
}

function lastDayOf(own: readonly SecurityPeriod[]): PlainDate {
  return own.reduce((last, one) => (one.date > last ? one.date : last), '');
}

/** The bulletin of the period that ends on that day; null while the period goes on, and when none is stored. */
async function bulletinAt(
  site: Site,
  day: PlainDate,
  interval: Interval,
  held: ReadonlySet<string>,
): Promise<Bulletin | null> {
  const period = periodAround(BULLETINS[interval], day);
  return held.has(period.period) && tradingDaysOf(period).at(-1) === day ? currentBulletin(site, period) : null;
}

/** The parts of one period, largest value traded first. */
function partsOf(own: readonly SecurityPeriod[], part: Part, site: Site, bulletin: Bulletin | null): MarketPeriod[] {
  const date = lastDayOf(own);
  const lines = Map.groupBy(bulletin?.sections.securities ?? [], (line) => keyOf(line, part));
  const from = own.reduce((first, one) => (one.from < first ? one.from : first), date);
  const groups = [...Map.groupBy(own, ({ security }) => keyOf(security, part))];
  return groups
    .map(([key, rows]): MarketPeriod => {
      const { security } = rows[0]!;
      const sums = sumOfAll(rows.map((row) => ({ ...row, symbol: row.security.symbol, sector: null, board: null })));
      const marketValue = sumKnown((lines.get(key) ?? []).map((line) => line.marketValue));
      return { ...sums, from, date, part, key, name: nameOf(security, part, site), marketValue };
    })
    .sort(
      (a, b) =>
        Number(a.key === null) - Number(b.key === null) || (b.value ?? 0) - (a.value ?? 0) || compare(a.key, b.key),
    );
}

function keyOf({ sector, board }: Pick<Security | SecurityLine, 'sector' | 'board'>, part: Part): string | null {
  if (part === 'all') return 'all';
  return part === 'sector' ? sector && sectorSlug(sector) : board;
}

function nameOf({ sector, board }: Security, part: Part, { exchange }: Site): Bilingual {
  if (part === 'sector' && sector) return sector;
  return byLocale((code) => {
    const t = textOf(code);
    if (part === 'all') return t('summary.all');
    if (part === 'sector') return t('summary.noSector');
    return board === null ? t('summary.noBoard') : segmentName(board, t, code, exchange);
  });
}

function compare(a: string | null, b: string | null): number {
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

/** The market by day or longer period. */
export const MARKET_DAYS: readonly Resource[] = [
  {
    name: 'market-days',
    path: '/market/days',
    tag: 'market',
    lifetime: 'day',
    feeds: ['bars'],
    params: [FROM, TO, choice('interval', INTERVALS, 'day'), choice('part', PARTS, 'all')],
    isSeries: true,
    columns: marketColumns,
    load: marketDays,
  },
];
