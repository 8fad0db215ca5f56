import { z } from 'zod';
import type { Depth, DepthLevel } from '#domain/quote.ts';
import type { Instant } from '#domain/time.ts';
import type { MwDepth, MwHeartbeat, MwUpdate } from '../../contract.ts';
import type { RejectedRow } from '../../batch.ts';
import { certainCount, certainPrice, wallTime, symbol } from '../../fields.ts';
import type { MarketChange, MarketEvent } from '../../market-event.ts';
import { ShapeFault, distinctRows, parseAnswer, reasonOf, rowReader } from '../../rows.ts';
import type { ReadRow } from '../../rows.ts';
import type { ServerSentEvent } from '../../transport/event-stream.ts';
import { readDirectDeal, readTrade } from './history.ts';
import { readIndexLevel } from './indices.ts';
import { readStatus } from './status.ts';
import { stockReader } from './stocks.ts';
import type { FieldsOf } from '../../wire-fields.ts';

const position = { epoch: z.string().min(1), seq: z.number().int().nonnegative(), time: wallTime };
const rows = z.array(z.unknown());
const heartbeatSchema = z.object({ ...position } satisfies FieldsOf<MwHeartbeat>);
const changeSchema = z.object({
  ...position,
  status: z.unknown().optional(),
  stocks: rows.default([]),
  depth: rows.default([]),
  trades: rows.default([]),
  indices: rows.default([]),
  deals: rows.default([]),
} satisfies FieldsOf<MwUpdate>);

const level = z
  .tuple([certainPrice, certainCount, certainCount])
  .transform(([price, quantity, orders]): DepthLevel => ({ price, quantity, orders }));
const depthSchema = z.object({ id: symbol, bids: z.array(level), offers: z.array(level) } satisfies FieldsOf<MwDepth>);

function depthReader(at: Instant): ReadRow<Depth> {
  return rowReader(depthSchema, ({ id, bids, offers }) => ({ symbol: id, bids, offers, at }));
}

/** One event of the stream as records; null for an event with an unknown name. Throws `ShapeFault`. */
export function readMarketEvent({ event, data }: ServerSentEvent, observedAt: Instant): MarketEvent | null {
  if (event === 'heartbeat') {
    const { epoch, seq, time } = parseAnswer(heartbeatSchema, json(data));
    return { kind: 'heartbeat', epoch, seq, at: time };
  }
  if (event !== 'snapshot' && event !== 'update') return null;
  const change = readChange(json(data), observedAt, event === 'snapshot' ? distinctRows : (rows) => rows);
  if (event === 'snapshot' && !(change.clock && change.quotes.length > 0)) {
    throw new ShapeFault('a snapshot without status or stocks');
  }
  return { kind: event, ...change };
}

/**
 * A snapshot arrives once and may be long: duplicate rows are dropped. An update is read ten times a second, unchanged.
 */
function readChange(answer: unknown, observedAt: Instant, distinct: (rows: unknown[]) => unknown[]): MarketChange {
  const wire = parseAnswer(changeSchema, answer);
  const at = wire.time;
  const rejected: RejectedRow[] = [];
  const read = <T>(from: unknown[], reader: ReadRow<T>): T[] => goodRows(distinct(from), reader, rejected);
  return {
    epoch: wire.epoch,
    seq: wire.seq,
    at,
    clock: wire.status === undefined ? null : { ...readStatus(wire.status, observedAt), at, epoch: wire.epoch },
    quotes: read(wire.stocks, stockReader(at)),
    depth: read(wire.depth, depthReader(at)),
    trades: read(wire.trades, readTrade),
    indices: read(wire.indices, readIndexLevel),
    deals: read(wire.deals, readDirectDeal),
    rejected,
  };
}

/** Unlike a list, a stream continues after an unreadable row, even the only one of its kind. */
function goodRows<T>(from: unknown[], read: ReadRow<T>, rejected: RejectedRow[]): T[] {
  return from.flatMap((row) => {
    try {
      const record = read(row);
      return record === null ? [] : [record];
    } catch (error) {
      rejected.push({ record: row, reason: reasonOf(error) });
      return [];
    }
  });
}

function json(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new ShapeFault('an event whose data is not JSON');
  }
}
