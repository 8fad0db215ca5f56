import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { eventBytes } from './event-text.ts';
import { createJournal } from './journal.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { createReaders } from './readers.ts';
import type { ReaderGroup } from './readers.ts';
import { readRequest } from './request.ts';
import type { LiveRequest } from './request.ts';
import { openStream, refuse, sendJson } from './response.ts';
import type { LiveState } from './state.ts';

const TICK_MS = 100;
/** With timers running late a heartbeat still comes within the second. */
const HEARTBEAT_TICKS = 9;
/** A browser that loses the connection waits so long before it comes back. */
const RETRY_MS = 1_000;
/** Bytes that wait for a reader: one that leaves more unread is closed, and comes back for a snapshot when it can. */
const UNREAD_MAX_BYTES = 256 * 1024;
const READERS_MAX = 20_000;

export interface LiveStreamOptions {
  state: LiveState;
  unreadMaxBytes?: number;
  readersMax?: number;
  /** A name that no other node and no other day has. */
  newEpoch?: () => string;
}

/** Numbers for the metrics; all but `clients` only rise. */
export interface LiveCounters {
  clients: number;
  opened: number;
  /** Events that were sent, each counted for each reader. */
  frames: number;
  bytes: number;
  /** Readers closed because they left too much unread. */
  dropped: number;
  resumed: number;
  refused: number;
}

/** The site's own stream of server-sent events, on the raw response. */
export interface LiveStream {
  /** `GET /live` and `GET /live/snapshot`. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Lets the state show what was applied, and sends it. Called ten times a second between `start` and `stop`. */
  tick(): void;
  start(): void;
  stop(): void;
  /** Ends every connection; readers come back spread over one to two times `retryMs`. */
  closeAll(retryMs: number): void;
  counters(): LiveCounters;
}

export function createLiveStream(options: LiveStreamOptions): LiveStream {
  const { state, unreadMaxBytes = UNREAD_MAX_BYTES, readersMax = READERS_MAX } = options;
  const journal = createJournal(state, options.newEpoch ?? (() => randomBytes(6).toString('base64url')));
  const counters = { opened: 0, frames: 0, bytes: 0, dropped: 0, resumed: 0, refused: 0 };
  const readers = createReaders();
  let ticksSinceHeartbeat = 0;
  let timer: NodeJS.Timeout | undefined;

  function write(socket: Socket, events: readonly Buffer[], bytes: Buffer): void {
    if (socket.writableLength > unreadMaxBytes) {
      counters.dropped += 1;
      socket.destroy();
      return;
    }
    counters.frames += events.length;
    counters.bytes += bytes.length;
    socket.write(bytes);
  }

  function send(group: ReaderGroup, events: readonly Buffer[]): void {
    if (events.length === 0) return;
    const bytes = events.length === 1 ? events[0]! : Buffer.concat(events);
    for (const socket of group.sockets) write(socket, events, bytes);
  }

  function greet(request: LiveRequest, socket: Socket): void {
    const events = firstEvents(journal, request);
    counters.opened += 1;
    if (events.resumed) counters.resumed += 1;
    write(socket, events.list, Buffer.concat([Buffer.from(`retry: ${RETRY_MS}\n\n`), ...events.list]));
    readers.add(socket, request.topics);
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const asked = readRequest(request);
    if ('sentence' in asked) {
      counters.refused += 1;
      return refuse(response, asked.status, asked.sentence);
    }
    if (asked.kind === 'snapshot') return sendJson(response, snapshotAnswer(journal, asked));
    if (readers.size() >= readersMax) {
      counters.refused += 1;
      return refuse(
        response,
        503,
        'Too many readers follow the market here at the moment. Try again in a few seconds.',
      );
    }
    greet(asked, openStream(request, response));
  }

  function tick(): void {
    const entry = journal.advance();
    ticksSinceHeartbeat += 1;
    const beat = ticksSinceHeartbeat >= HEARTBEAT_TICKS ? [eventBytes(journal.heartbeat())] : [];
    if (beat.length > 0) ticksSinceHeartbeat = 0;
    if (!entry && beat.length === 0) return;
    for (const group of readers.groups()) send(group, [...newsOf(journal, entry, group), ...beat]);
  }

  return {
    handle,
    tick,
    start: () => void (timer ??= setInterval(tick, TICK_MS)),
    stop: () => {
      clearInterval(timer);
      timer = undefined;
    },
    closeAll(retryMs) {
      for (const { sockets } of readers.groups()) for (const socket of sockets) farewell(socket, retryMs);
    },
    counters: () => ({ clients: readers.size(), ...counters }),
  };
}

/** All that came since the reader's place, or a snapshot of each topic. */
function firstEvents(journal: Journal, { topics, from, fresh }: LiveRequest): { list: Buffer[]; resumed: boolean } {
  const missed = from ? journal.since(from) : undefined;
  if (!missed) return { list: topics.map(journal.snapshot), resumed: false };
  const held = topics.filter((topic) => !fresh.has(topic));
  const deltas = missed.flatMap((entry) => held.flatMap((topic) => entry.delta(topic) ?? []));
  const snapshots = topics.filter((topic) => fresh.has(topic)).map(journal.snapshot);
  return { list: [...deltas, ...snapshots, eventBytes(journal.heartbeat())], resumed: true };
}

function newsOf(journal: Journal, entry: JournalEntry | undefined, { topics }: ReaderGroup): Buffer[] {
  if (!entry) return [];
  if (entry.reset) return topics.map(journal.snapshot);
  return topics.flatMap((topic) => entry.delta(topic) ?? []);
}

function snapshotAnswer(journal: Journal, { topics }: LiveRequest) {
  return { frames: [...topics.map(journal.snapshotFrame), journal.heartbeat()] };
}

function farewell(socket: Socket, retryMs: number): void {
  socket.end(`retry: ${Math.round(retryMs * (1 + Math.random()))}\n\n`);
}
