import { randomUUID } from 'node:crypto';
import { createOutage } from '#domain/outage.ts';
import type { Instant } from '#domain/time.ts';
import type { Bus, BusListener } from './bus.ts';
import { connectRedis, endRedis, whenReady } from './redis-connection.ts';
import type { RedisClient } from './redis-connection.ts';
import { readEntries } from './redis-reader.ts';
import type { StreamEntry, StreamKeys } from './redis-reader.ts';
import { inOurTime } from './our-time.ts';
import type { BusMessage } from './update.ts';

/** A reader's blocking read lasts 5 s: three of them without an answer mean that the connection is dead. */
const READER_SILENT_MS = 15_000;
/** About five minutes at ten messages a second. */
const STREAM_ENTRIES = 3_000;
const PUBLISH_DEADLINE_MS = 2_000;

export interface RedisBusOptions {
  url: string;
  /** Prefix of every key, so that several sites can share one Redis. */
  prefix: string;
  /** Called with a message when Redis goes away. */
  onAway?: (sentence: string) => void;
  /** Called with a message when all connections to Redis are back. */
  onBack?: (sentence: string) => void;
  /** This node's clock. */
  now?: () => Instant;
}

/** The bus of several nodes: one Redis stream, and a key with the position of its latest snapshot. */
export function createRedisBus(options: RedisBusOptions): Bus {
  const { url, prefix, onAway = ignore, onBack = ignore, now = Date.now } = options;
  const keys: StreamKeys = { stream: `${prefix}:live`, snapshot: `${prefix}:live:snapshot` };
  const node = randomUUID();
  const outage = createOutage({
    steady: () => performance.now(),
    onBegin: (reason) => onAway(`Redis is away (${reason}). Trying again until it answers.`),
    onEnd: (awayMs) => onBack(`Redis answers again after ${awayMs} ms.`),
  });
  let writer = connectRedis({ url, outage });
  const closing = new AbortController();
  const firstConnection = whenReady(writer, closing.signal);
  firstConnection.catch(() => undefined);
  const readers = new Set<RedisClient>();
  const own = new Set<BusListener>();
  let sent = 0;

  /** Waits for the first connection only: later, while Redis is away, it fails immediately. */
  async function write(message: BusMessage, signal: AbortSignal): Promise<void> {
    sent += 1;
    const fields = { node, n: String(sent), kind: message.kind, body: JSON.stringify(message) };
    await firstConnection;
    signal.throwIfAborted();
    const id = await writer.xAdd(
      keys.stream,
      '*',
      { ...fields, sentAt: String(now()) },
      {
        TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: STREAM_ENTRIES },
      },
    );
    if (message.kind === 'snapshot') await writer.set(keys.snapshot, id);
  }

  /**
   * A follower writes nothing for days, so its silence says nothing. A write that is not answered in time shows a dead
   * connection; the writes queued behind it would arrive late, so all of them are dropped with the connection.
   */
  function startAnew(unanswered: RedisClient): void {
    if (unanswered !== writer || closing.signal.aborted || !writer.isReady) return;
    writer = connectRedis({ url, outage });
    outage.failed('it did not answer in time', writer);
    endRedis(unanswered, outage);
  }

  async function publishInTime(message: BusMessage): Promise<boolean> {
    const used = writer;
    const outcome = await withinDeadline((signal) => write(message, signal));
    if (outcome === 'late') startAnew(used);
    return outcome === 'sent';
  }

  return {
    async publish(message) {
      for (const listener of own) listener(message);
      return publishInTime(message);
    },
    async subscribe(listener, from) {
      const reader = connectRedis({ url, silentAfterMs: READER_SILENT_MS, outage });
      readers.add(reader);
      own.add(listener);
      const ended = new AbortController();
      const hear = (entry: StreamEntry, afterGap: boolean) => {
        const message = JSON.parse(entry.body) as BusMessage;
        listener(inOurTime(message, entry.sentAt, entry.ageMs, now()), entry.id, afterGap);
      };
      const deliver = inOrder(node, hear, from !== undefined);
      const signal = AbortSignal.any([ended.signal, closing.signal]);
      void readEntries(reader, keys, { from, signal, deliver });
      return () => {
        own.delete(listener);
        readers.delete(reader);
        ended.abort();
        endRedis(reader, outage);
      };
    },
    isAway: outage.isAway,
    async close() {
      closing.abort();
      own.clear();
      for (const client of [writer, ...readers]) client.destroy();
      readers.clear();
    },
  };
}

function ignore(): void {}

async function withinDeadline(work: (signal: AbortSignal) => Promise<void>): Promise<'sent' | 'failed' | 'late'> {
  const signal = AbortSignal.timeout(PUBLISH_DEADLINE_MS);
  const late = new Promise<'late'>((resolve) => signal.addEventListener('abort', () => resolve('late')));
  const done = work(signal).then(
    () => 'sent' as const,
    () => 'failed' as const,
  );
  return Promise.race([done, late]);
}

/**
 * Drops this node's own messages, and after a gap everything until the next snapshot. `resumed`: the first message
 * counts as following without a gap.
 */
function inOrder(
  node: string,
  hear: (entry: StreamEntry, afterGap: boolean) => void,
  resumed: boolean,
): (entry: StreamEntry) => void {
  let sender: string | null = resumed ? null : '';
  let last = 0;
  return (entry) => {
    const expected = sender === null || (entry.node === sender && entry.n === last + 1);
    const follows = entry.kind === 'snapshot' || expected;
    sender = follows ? entry.node : '';
    last = entry.n;
    if (follows && entry.node !== node) hear(entry, !expected);
  };
}
