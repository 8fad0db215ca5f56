import type { CapitalEvent } from '#domain/adjusted-price.ts';
import type { ContractSpec } from '#domain/contract-spec.ts';
import {
  continuousDays,
  frontDays,
  inOrder,
  marginOn,
  withMoves,
  type ContinuousDay,
  type FutureDay,
  type FutureMove,
  type MarginParameter,
  type Roll,
} from '#domain/future-days.ts';
import { contractFairValue, type FutureSpot } from '#domain/future-value.ts';
import type { PlainDate } from '#domain/time.ts';
import { parseFutureFilters, parseRoot, type FutureFilters } from '#app/blocks/future-days/day-filters.ts';
import type { FutureRow } from '#app/blocks/future-days/day-columns.ts';
import type { Site } from '#app/context.ts';
import { cashDividends } from '#app/data/calendar/cash-dividends.ts';
import { eventsOfSecurity } from '#app/data/history/adjusted.ts';

const DAYS = 'future-days';
const MARGINS = 'margin-parameters';

/** A contract with stored days. */
export interface HeldContract {
  symbol: string;
  expiresOn: PlainDate;
}

/** The request of an address for the history of futures, and its rows. */
export interface FoundFutures {
  /** Null when the exchange lists no futures. */
  spec: ContractSpec | null;
  filters: FutureFilters;
  /** Latest expiry first. */
  contracts: readonly HeldContract[];
  /** Newest first; within a day, earliest expiry first. */
  rows: readonly FutureRow[];
  /** Rolls of a continuous series within the range, latest first. */
  rolls: readonly Roll[];
  held: { first: PlainDate; last: PlainDate } | null;
  /** Every stored day of the root, whatever is chosen; oldest first. */
  days: readonly FutureDay[];
}

/** The rows of the page and of its files. */
export async function findFutures(site: Site, query: URLSearchParams): Promise<FoundFutures> {
  const specs = site.exchange.derivatives.contracts;
  const roots = specs.map(({ root }) => root);
  const spec = specs.find((one) => one.root === parseRoot(query, roots).root) ?? null;
  const [days, margins, dividends, events] = spec
    ? await Promise.all([heldDays(site, spec.root), heldMargins(site), dividendsOf(site, spec), eventsOf(site, spec)])
    : [[], [], [], []];
  const contracts = contractsOf(days);
  const held = spanOf(days);
  const symbols = contracts.map(({ symbol }) => symbol);
  const filters = parseFutureFilters(query, roots, symbols, held?.last ?? site.today());
  const isShown = ({ date }: { date: PlainDate }) => date >= filters.from && date <= filters.to;
  const { days: series, rolls } = seriesOf(days, events, filters);
  const rates = site.exchange.derivatives;
  const rows = series.filter(isShown).map((day): FutureRow => {
    const spot: FutureSpot = { date: day.date, underlying: day.underlying, dividends };
    return {
      ...day,
      currency: spec!.currency,
      factor: 'factor' in day ? day.factor : null,
      basis: day.settlement - day.underlying,
      fairValue: contractFairValue(spec!, day.expiresOn, spot, rates),
      margin: marginOn(margins, day.root, day.date),
    };
  });
  return { spec, filters, contracts, rows: newestFirst(rows), rolls: rolls.filter(isShown), held, days };
}

function seriesOf(
  days: readonly FutureDay[],
  events: readonly CapitalEvent[],
  { series, contract }: FutureFilters,
): { days: readonly (FutureMove | ContinuousDay)[]; rolls: readonly Roll[] } {
  const moves = withMoves(days, events);
  if (series === 'continuous') return continuousDays(moves, events);
  if (series === 'front') return { days: frontDays(moves), rolls: [] };
  return { days: contract === null ? moves : moves.filter(({ symbol }) => symbol === contract), rolls: [] };
}

/** Every stored day of a root, oldest first. */
export async function heldDays({ store }: Site, root: string): Promise<FutureDay[]> {
  const keys = Object.keys(await store.documents.revisions(DAYS)).filter((key) => key.startsWith(`${root}:`));
  const months = await Promise.all(keys.map((key) => store.documents.find<readonly FutureDay[]>(DAYS, key)));
  return inOrder(months.flatMap((month) => month?.value ?? []));
}

/** The first and the last day of all roots; null when none is stored. */
export async function heldFutures(site: Site): Promise<FoundFutures['held']> {
  const roots = site.exchange.derivatives.contracts.map(({ root }) => root);
  return spanOf(inOrder((await Promise.all(roots.map((root) => heldDays(site, root)))).flat()));
}

/** Margins of every stored month. */
export async function heldMargins({ store }: Site): Promise<MarginParameter[]> {
  const months = await store.documents.list<readonly MarginParameter[]>(MARGINS);
  return months.flatMap(({ value }) => value);
}

/** Confirmed cash dividends of the contract's underlying share. */
export async function dividendsOf(site: Site, { kind, root }: ContractSpec): Promise<FutureSpot['dividends']> {
  return kind === 'share' ? cashDividends(site, { symbol: root }) : [];
}

/** Capital events of the contract's underlying share. */
async function eventsOf(site: Site, { kind, root }: ContractSpec): Promise<CapitalEvent[]> {
  return kind === 'share' ? eventsOfSecurity(site, root, '') : [];
}

function contractsOf(days: readonly FutureDay[]): HeldContract[] {
  const contracts = new Map(days.map(({ symbol, expiresOn }) => [symbol, { symbol, expiresOn }]));
  return [...contracts.values()].sort((a, b) => (a.expiresOn < b.expiresOn ? 1 : -1));
}

function spanOf(days: readonly FutureDay[]): FoundFutures['held'] {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  return first === undefined || last === undefined ? null : { first, last };
}

/** Reverses the order of days; the order within a day stays. */
function newestFirst(rows: readonly FutureRow[]): FutureRow[] {
  return rows.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}
