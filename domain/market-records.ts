import { coalesce } from './quote-patch.ts';
import type { QuotePatch } from './quote-patch.ts';
import type { Depth, DirectDeal, IndexPoint, Quote, Trade } from './quote.ts';

/** All market data that changes during a session, by kind. `Q` is a whole quote, or the changed fields of one. */
export interface MarketRecords<Q extends QuotePatch = Quote> {
  quotes: Q[];
  depth: Depth[];
  /** Oldest first within a symbol. */
  trades: Trade[];
  /** Several records of one index are levels of different minutes, oldest first. */
  indices: IndexPoint[];
  deals: DirectDeal[];
}

export type RecordKind = keyof MarketRecords;
/** Key of one record, or of the records of one security: `quotes DSX`, `trades DSX`, `indices DSXGI`. */
export type RecordKey = `${RecordKind} ${string}`;
/** Records of some kinds; a missing kind has none. */
export type SomeRecords<Q extends QuotePatch = Quote> = {
  readonly [K in RecordKind]?: readonly MarketRecords<Q>[K][number][] | undefined;
};

/** The compiler checks that every kind is here. */
const KINDS: Record<RecordKind, true> = { quotes: true, depth: true, trades: true, indices: true, deals: true };
export const RECORD_KINDS = Object.keys(KINDS) as RecordKind[];

/** True when there is no record of any kind. */
export function isEmpty(records: SomeRecords<QuotePatch>): boolean {
  return RECORD_KINDS.every((kind) => !records[kind]?.length);
}

/**
 * Merges records of two moments into new lists. For quotes and depth the later state of a security counts; trades,
 * index levels and deals are all kept, the earlier ones first.
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

/** Maps every record with its kind, in the order of the kinds. */
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
