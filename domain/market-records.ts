import { coalesce } from './quote-patch.ts';
import type { QuotePatch } from './quote-patch.ts';
import type { Depth, DirectDeal, IndexPoint, Quote, Trade } from './quote.ts';

/** Everything that moves on a market, by kind. `Q` is a whole quote, or the fields of one that changed. */
export interface MarketRecords<Q extends QuotePatch = Quote> {
  quotes: Q[];
  depth: Depth[];
  /** Oldest first within a symbol. */
  trades: Trade[];
  /** Several of one index are levels of different minutes, oldest first. */
  indices: IndexPoint[];
  deals: DirectDeal[];
}

export type RecordKind = keyof MarketRecords;
/** One record, or the records of one security, by name: `quotes DSX`, `trades DSX`, `indices DSXGI`. */
export type RecordKey = `${RecordKind} ${string}`;
/** Records of some kinds; a kind that is left out has none. */
export type SomeRecords<Q extends QuotePatch = Quote> = {
  readonly [K in RecordKind]?: readonly MarketRecords<Q>[K][number][] | undefined;
};

/** The compiler holds this to the type. */
const KINDS: Record<RecordKind, true> = { quotes: true, depth: true, trades: true, indices: true, deals: true };
export const RECORD_KINDS = Object.keys(KINDS) as RecordKind[];

/** True when there is no record of any kind. */
export function isEmpty(records: SomeRecords<QuotePatch>): boolean {
  return RECORD_KINDS.every((kind) => !records[kind]?.length);
}

/**
 * Records of two moments, as new lists. Of quotes and depth the later state of a security counts; trades, index levels
 * and deals are all there, the earlier ones first.
 */
export function merge<Q extends QuotePatch = Quote>(
  earlier: SomeRecords<Q>,
  later: SomeRecords<Q> = {},
): MarketRecords<Q> {
  const both = <K extends RecordKind>(kind: K) =>
    [...(earlier[kind] ?? []), ...(later[kind] ?? [])] as MarketRecords<Q>[K];
  return {
    quotes: coalesce(both('quotes')),
    depth: [...new Map(both('depth').map((depth) => [depth.symbol, depth])).values()],
    trades: both('trades'),
    indices: both('indices'),
    deals: both('deals'),
  };
}

/** Maps every record, with the kind that it is of, in the order of the kinds. */
export function map<T>(
  records: SomeRecords<QuotePatch>,
  of: (kind: RecordKind, record: { symbol: string } | IndexPoint) => T,
): T[] {
  return RECORD_KINDS.flatMap((kind) => (records[kind] ?? []).map((record) => of(kind, record)));
}

/** The keys of all records, each once. */
export function keysOf(records: SomeRecords<QuotePatch>): RecordKey[] {
  const keys = map(records, (kind, record): RecordKey => {
    return `${kind} ${'index' in record ? record.index : record.symbol}`;
  });
  return [...new Set(keys)];
}
