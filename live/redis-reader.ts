import { setTimeout as wait } from 'node:timers/promises';
import { whenReady } from './redis-connection.ts';
import type { RedisClient } from './redis-connection.ts';

const BLOCK_MS = 5_000;
const BATCH_ENTRIES = 200;
const PAUSE_AFTER_FAILURE_MS = 250;

export interface StreamKeys {
  stream: string;
  /** Key with the id of the latest snapshot in the stream. */
  snapshot: string;
}

/** One message in the stream; `n` rises by one for each message of a node. */
export interface StreamEntry {
  id: string;
  node: string;
  n: number;
  kind: string;
  /** By the clock of the sending node; NaN for a message of an older release, which has no such field. */
  sentAt: number;
  /** Age since it was written, by the clock of Redis. */
  ageMs: number;
  body: string;
}

interface Reading {
  from?: string | undefined;
  signal: AbortSignal;
  deliver: (entry: StreamEntry) => void;
}

/**
 * Reads the stream until the signal aborts: from the latest snapshot, or after `from`. Continues where it was when
 * Redis comes back.
 */
export async function readEntries(client: RedisClient, keys: StreamKeys, reading: Reading): Promise<void> {
  let after = reading.from;
  let checked = false;
  while (!reading.signal.aborted) {
    try {
      await whenReady(client, reading.signal);
      after = checked ? after : await startingPoint(client, keys, after);
      checked = true;
      for (const entry of await nextEntries(client, keys, after ?? '0')) {
        reading.deliver(entry);
        after = entry.id;
      }
    } catch {
      checked = false;
      await wait(PAUSE_AFTER_FAILURE_MS);
    }
  }
}

/**
 * The position to continue from. A stream that ends before our position was lost and started again: then the position
 * is its snapshot.
 */
async function startingPoint(client: RedisClient, keys: StreamKeys, after: string | undefined): Promise<string> {
  const newest = (await client.xRevRange(keys.stream, '+', '-', { COUNT: 1 }))?.[0];
  if (after !== undefined && newest && !isBefore(newest.id, after)) return after;
  const snapshot = await client.get(keys.snapshot);
  return snapshot ? justBefore(snapshot) : '0';
}

async function nextEntries(client: RedisClient, keys: StreamKeys, after: string): Promise<StreamEntry[]> {
  const options = { BLOCK: BLOCK_MS, COUNT: BATCH_ENTRIES };
  // Redis answers the second command when the blocking read of the first is over.
  const [read, redisNow] = await Promise.all([client.xRead({ key: keys.stream, id: after }, options), timeOf(client)]);
  const reply = read as XReadReply;
  return (reply?.[0]?.messages ?? []).map(({ id, message }) => ({
    id,
    node: message.node ?? '',
    n: Number(message.n),
    kind: message.kind ?? '',
    sentAt: Number(message.sentAt),
    ageMs: Math.max(0, redisNow - parts(id)[0]),
    body: message.body ?? '',
  }));
}

/** Milliseconds, by the clock of Redis. */
async function timeOf(client: RedisClient): Promise<number> {
  const [seconds, microseconds] = (await client.sendCommand(['TIME'])) as unknown as [string, string];
  return Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000);
}

type XReadReply = { messages: { id: string; message: Record<string, string> }[] }[] | null;

function parts(id: string): [number, number] {
  const [time, number] = id.split('-').map(Number);
  return [time ?? 0, number ?? 0];
}

function isBefore(a: string, b: string): boolean {
  const [aTime, aNumber] = parts(a);
  const [bTime, bNumber] = parts(b);
  return aTime === bTime ? aNumber < bNumber : aTime < bTime;
}

function justBefore(id: string): string {
  const [time, number] = parts(id);
  return number > 0 ? `${time}-${number - 1}` : `${time - 1}-18446744073709551615`;
}
