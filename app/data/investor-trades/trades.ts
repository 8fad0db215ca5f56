import { periodOf } from '#domain/bar-periods.ts';
import {
  crossGroups,
  INVESTOR_TYPES,
  investorFlows,
  NATIONALITIES,
  type InvestorFlow,
  type InvestorTrade,
} from '#domain/investor-trades.ts';
import type { PlainDate } from '#domain/time.ts';
import type { MatrixRow, TradeRow } from '#app/blocks/investor-trades/trade-columns.ts';
import {
  groupsOf,
  parseTradeFilters,
  type InvestorCut,
  type TradeFilters,
} from '#app/blocks/investor-trades/trade-filters.ts';
import type { Site } from '#app/context.ts';
import { monthly } from '#app/data/history/monthly.ts';

const KIND = 'investor-trades';

/** The request of an address for the trades of investors, and its rows. */
export interface FoundTrades {
  filters: TradeFilters;
  /** Trades of the range and of the chosen kind, oldest first. */
  trades: readonly InvestorTrade[];
  /** Newest first. */
  rows: readonly TradeRow[];
  /** The first and the last stored day; null when there is none. */
  held: { first: PlainDate; last: PlainDate } | null;
  /** Stored days, of the range and around it. */
  days: ReadonlySet<PlainDate>;
}

export async function findTrades(site: Site, cut: InvestorCut, query: URLSearchParams): Promise<FoundTrades> {
  const { held, read } = await monthly<InvestorTrade>(site, KIND);
  const filters = parseTradeFilters(query, cut, held?.last ?? site.today());
  const { from, to, kind } = filters;
  const stored = await read(from, to);
  const trades = stored.filter(
    (trade) => trade.date >= from && trade.date <= to && (kind === null || trade.kind === kind),
  );
  const days = new Set(stored.map(({ date }) => date));
  return { filters, trades, rows: rowsOf(trades, filters), held, days };
}

/** The first and the last stored day; null when there is none. */
export async function heldTrades(site: Site): Promise<FoundTrades['held']> {
  return (await monthly<InvestorTrade>(site, KIND)).held;
}

function rowsOf(trades: readonly InvestorTrade[], filters: TradeFilters): TradeRow[] {
  const groups = groupsOf(filters);
  return [...Map.groupBy(trades, ({ date }) => periodOf(date, filters.interval)).values()]
    .map((own) => ({
      date: own.at(-1)!.date,
      from: own[0]!.date,
      days: new Set(own.map(({ date }) => date)).size,
      flows: investorFlows(own, groups),
    }))
    .toReversed();
}

/** Every nationality by type over the range; the last row and the last column are the sums. */
export function matrixOf(trades: readonly InvestorTrade[]): MatrixRow[] {
  if (trades.length === 0) return [];
  const { groups } = investorFlows(trades, crossGroups());
  const width = NATIONALITIES.length;
  const rows = INVESTOR_TYPES.map((type, at): MatrixRow => {
    const own = groups.slice(at * width, (at + 1) * width);
    return { type, flows: [...own, together(own)] };
  });
  const sums = rows[0]!.flows.map((_, at) => together(rows.map(({ flows }) => flows[at]!)));
  return [...rows, { type: 'all', flows: sums }];
}

function together(flows: readonly InvestorFlow[]): InvestorFlow {
  const sum = (part: keyof InvestorFlow) => flows.reduce((all, flow) => all + flow[part], 0);
  return { buying: sum('buying'), selling: sum('selling'), net: sum('net'), share: sum('share') };
}
