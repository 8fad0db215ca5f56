import type { Bulletin, BulletinSections, MarketLine } from './bulletin.ts';
import { actionLines, dealFigures, type DealsHeld } from './bulletin-events.ts';
import type { FlowLine } from './bulletin-lines.ts';
import { periodAfter, type BulletinPeriod } from './bulletin-period.ts';
import { recordSections, type BulletinRecords } from './bulletin-records.ts';
import { countedSecurity, type CountedSecurity, type SecurityInput } from './bulletin-security.ts';
import {
  dayLines,
  indexLine,
  marketLine,
  moverLines,
  sectorLines,
  sumKnown,
  type IndexInput,
} from './bulletin-sums.ts';
import { extremeLines, monthLines, yearLines, type MarketDay, type MarketHistory } from './bulletin-years.ts';
import type { CorporateAction } from './corporate-action.ts';
import {
  investorFlows,
  nationalityGroups,
  typeGroups,
  type InvestorGroup,
  type InvestorTrade,
} from './investor-trades.ts';
import type { PlainDate } from './time.ts';
import type { Reinvested } from './total-return.ts';

/** The inputs of a bulletin; data later than its period changes nothing. */
export interface BulletinInputs {
  securities: readonly SecurityInput[];
  /** The whole market from well before the period on (`historyFrom`), oldest first. */
  days: readonly MarketDay[];
  /** The general index first. */
  indices: readonly IndexInput[];
  trades: readonly InvestorTrade[];
  deals: DealsHeld;
  actions: readonly CorporateAction[];
  records?: BulletinRecords;
}

const NATIONALITY_GROUPS = 4;
const TYPE_GROUPS = 5;

/** The bulletin of a period, in its first revision; null when nothing was traded in it. */
export function bulletinOf(period: BulletinPeriod, inputs: BulletinInputs): Bulletin | null {
  const counted = inputs.securities
    .map((input) => countedSecurity(period, input))
    .sort((a, b) => (a.line.symbol < b.line.symbol ? -1 : 1));
  const lines = counted.map(({ line }) => line);
  const days = [...new Set(counted.flatMap(({ bars }) => bars.map(({ date }) => date)))].sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return null;
  const deals = dealFigures(inputs.deals, days, new Map(lines.map(({ symbol, name }) => [symbol, name])));
  const flows = (groups: readonly InvestorGroup[]) => flowLines(inputs.trades, days, groups);
  const records = inputs.records ?? {};
  const market = marketLine(counted, days, deals);
  const general = inputs.indices[0]?.bars ?? [];
  const isOfDays = period.kind === 'weekly' || period.kind === 'monthly';
  const sections: BulletinSections = {
    market: [market],
    ...pastSections(period, { days: inputs.days, index: general }, counted, market),
    indices: inputs.indices.flatMap((index) => indexLine(period, index, reinvested(index, records)) ?? []),
    sectors: sectorLines(lines, sectorChanges(period, inputs.indices)),
    movers: moverLines(lines),
    nationality: flows(nationalityGroups(NATIONALITY_GROUPS)),
    investors: flows(typeGroups(TYPE_GROUPS)),
    deals: deals && deals.largest,
    ...recordSections(period, { days, lines, securities: inputs.securities }, records),
    actions: actionLines(inputs.actions, period),
    'next-actions': actionLines(inputs.actions, periodAfter(period)),
    ...(isOfDays && { days: dayLines(period, counted, general) }),
    securities: lines,
  };
  return { kind: period.kind, period: period.period, from, to, revision: 1, changes: [], moreChanges: 0, sections };
}

/** Twelve months; a yearly bulletin also has the market values of months, five years and the extreme days. */
function pastSections(
  period: BulletinPeriod,
  history: MarketHistory,
  counted: readonly CountedSecurity[],
  { marketValue }: MarketLine,
): BulletinSections {
  const months = (valueOn: Parameters<typeof monthLines>[2]) => monthLines(period, history, valueOn);
  if (period.kind !== 'yearly') return { months: months(() => null) };
  return {
    months: months((day) => sumKnown(counted.map((one) => one.valueOn(day)))),
    years: yearLines(period, history, marketValue),
    extremes: extremeLines(period, history),
  };
}

/** Change of each sector's index over the period. */
function sectorChanges(period: BulletinPeriod, indices: readonly IndexInput[]) {
  const lines = indices.flatMap((index) =>
    index.sector === undefined ? [] : [[index.sector, indexLine(period, index)?.changePercent ?? null] as const],
  );
  return new Map(lines);
}

function reinvested({ code }: IndexInput, { baskets, dividends }: BulletinRecords): Reinvested | undefined {
  const own = baskets?.find((one) => one.code === code);
  return own && dividends && { baskets: own.baskets, dividends };
}

/** What each group bought and sold; null unless investor trades are stored for every trading day. */
function flowLines(
  trades: readonly InvestorTrade[],
  days: readonly PlainDate[],
  groups: readonly InvestorGroup[],
): FlowLine[] | null {
  const own = trades.filter(({ date }) => days.includes(date));
  if (new Set(own.map(({ date }) => date)).size < days.length) return null;
  return investorFlows(own, groups).groups.map((flow, at) => ({ group: groups[at]!.id, ...flow }));
}
