import { randomUUID } from 'node:crypto';
import type { Bus, BusListener } from './bus.ts';
import { connectRedis, whenReady } from './redis-connection.ts';
import type { RedisClient } from './redis-connection.ts';
import { readEntries } from './redis-reader.ts';
import type { StreamEntry, StreamKeys } from './redis-reader.ts';
import type { MarketUpdate } from './update.ts';

/** A reader's wait for news is 5 s: three of them without a word mean that the connection is dead. */
const READER_SILENT_MS = 15_000;
const PUBLISHER_SILENT_MS = 10_000;
/** About five minutes at ten updates a second. */
const KEPT_ENTRIES = 3_000;
const PUBLISH_DEADLINE_MS = 2_000;

export interface RedisBusOptions {
  url: string;
  /** Begins every key, so that several sites can share one Redis. */
  prefix: string;
  /** Told in a sentence when Redis goes away. */
  onTrouble?: (sentence: string) => void;
}

/** The bus of several nodes: one Redis stream, and a key that says where its latest snapshot stands. */
export function createRedisBus({ url, prefix, onTrouble = () => undefined }: RedisBusOptions): Bus {
  const keys: StreamKeys = { stream: `${prefix}:live`, snapshot: `${prefix}:live:snapshot` };
  const node = randomUUID();
  const writer = connectRedis(url, PUBLISHER_SILENT_MS, onTrouble);
  const closing = new AbortController();
  const firstConnection = whenReady(writer, closing.signal);
  firstConnection.catch(() => undefined);
  const readers = new Set<RedisClient>();
  const own = new Set<BusListener>();
  let sent = 0;

  /** Waits for the first connection only: later, while Redis is away, it fails at once. */
  async function write(update: MarketUpdate, signal: AbortSignal): Promise<void> {
    sent += 1;
    const fields = { node, n: String(sent), kind: update.kind, body: JSON.stringify(update) };
    await firstConnection;
    signal.throwIfAborted();
    const id = await writer.xAdd(keys.stream, '*', fields, {
      TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT_ENTRIES },
    });
    if (update.kind === 'snapshot') await writer.set(keys.snapshot, id);
  }

  return {
    async publish(update) {
      for (const listener of own) listener(update);
      return withinDeadline((signal) => write(update, signal));
    },
    async subscribe(listener, from) {
      const reader = connectRedis(url, READER_SILENT_MS, onTrouble);
      readers.add(reader);
      own.add(listener);
      const ended = new AbortController();
      const deliver = inOrder(node, listener, from !== undefined);
      void readEntries(reader, keys, { from, signal: AbortSignal.any([ended.signal, closing.signal]), deliver });
      return () => {
        own.delete(listener);
        readers.delete(reader);
        ended.abort();
        reader.destroy();
      };
    },
    async close() {
      closing.abort();
      own.clear();
      for (const client of [writer, ...readers]) client.destroy();
      readers.clear();
    },
  };
}

async function withinDeadline(work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
  const signal = AbortSignal.timeout(PUBLISH_DEADLINE_MS);
  const late = new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(false)));
  const done = work(signal).then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]);
}

/** Leaves out what this node sent itself, and after a gap everything until the next snapshot. `resumed`: the first one follows. */
function inOrder(node: string, listener: BusListener, resumed: boolean): (entry: StreamEntry) => void {
  let sender: string | null = resumed ? null : '';
  let last = 0;
  return (entry) => {
    const expected = sender === null || (entry.node === sender && entry.n === last + 1);
    const follows = entry.kind === 'snapshot' || expected;
    sender = follows ? entry.node : '';
    last = entry.n;
    if (follows && entry.node !== node) listener(JSON.parse(entry.body) as MarketUpdate, entry.id, !expected);
  };
}
