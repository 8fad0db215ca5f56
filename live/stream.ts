import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { eventBytes } from './event-text.ts';
import { initialEvents } from './initial-events.ts';
import { createReplayBuffer } from './replay-buffer.ts';
import type { ReplayBuffer, ReplayEntry } from './replay-buffer.ts';
import { createReaders } from './readers.ts';
import type { Place, ReaderGroup } from './readers.ts';
import { readRequest } from './request.ts';
import type { LiveRequest } from './request.ts';
import { openStream, refuse, sendJson } from './response.ts';
import type { LiveState } from './state.ts';

const TICK_MS = 100;
/** A heartbeat arrives within the second even when timers run late. */
const HEARTBEAT_TICKS = 9;
/** About every ten seconds readers get a watermark of each topic. */
const WATERMARK_TICKS = 11 * HEARTBEAT_TICKS;
/** Time that a browser waits before it reconnects, ms. */
const RETRY_HINT = Buffer.from('retry: 1000\n\n');
/**
 * Limit of bytes waiting for a reader: one that leaves more unread is disconnected, and reconnects for a snapshot when
 * it can.
 */
const UNREAD_MAX_BYTES = 256 * 1024;
const READERS_MAX = 20_000;
const TOO_MANY = 'Too many readers follow the market here at the moment. Try again in a few seconds.';
const TOO_MANY_OF_ONE =
  'Too many streams are open from your address. Close some of them, or try again in a few seconds.';

export interface LiveStreamOptions {
  state: LiveState;
  unreadMaxBytes?: number;
  readersMax?: number;
  /** Limit of concurrent streams of one address. */
  readersPerAddress?: number;
  /** The address that the limit counts. */
  addressOf?: (request: IncomingMessage) => string;
  /** A name that no other node and no other day has. */
  newEpoch?: () => string;
}

/** Numbers for the metrics; all but `clients` only rise. */
export interface LiveCounters {
  clients: number;
  opened: number;
  /** Events sent, counted once per reader. */
  frames: number;
  bytes: number;
  /** Readers disconnected because they left too much unread. */
  dropped: number;
  resumed: number;
  refused: number;
}

/** The site's own stream of server-sent events, on the raw response. */
export interface LiveStream {
  /** `GET /live` and `GET /live/snapshot`. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /**
   * Makes the state show what was applied, and sends the changes. Called ten times a second between `start` and `stop`.
   */
  tick(): void;
  start(): void;
  stop(): void;
  /** Ends every connection and accepts no new one; readers reconnect spread over one to two times `retryMs`. */
  closeAll(retryMs: number): void;
  counters(): LiveCounters;
}

export function createLiveStream(options: LiveStreamOptions): LiveStream {
  const { state, unreadMaxBytes = UNREAD_MAX_BYTES, readersMax = READERS_MAX } = options;
  const { readersPerAddress = Infinity, addressOf = () => '' } = options;
  const replayBuffer = createReplayBuffer(state, options.newEpoch ?? (() => randomBytes(6).toString('base64url')));
  const counters = { opened: 0, frames: 0, bytes: 0, dropped: 0, resumed: 0, refused: 0 };
  const readers = createReaders();
  /** Bytes of the first events that a reader has not read. */
  const unreadFirst = new WeakMap<Socket, number>();
  let ticks = 0;
  let ending = false;
  let timer: NodeJS.Timeout | undefined;

  function write(socket: Socket, frames: number, bytes: Buffer): void {
    counters.frames += frames;
    counters.bytes += bytes.length;
    socket.write(bytes);
  }

  function drop(socket: Socket): void {
    counters.dropped += 1;
    socket.destroy();
  }

  function send(group: ReaderGroup, events: readonly Buffer[]): void {
    if (events.length === 0) return;
    const bytes = events.length === 1 ? events[0]! : Buffer.concat(events);
    for (const socket of group.sockets) {
      if (socket.writableLength > unreadMaxBytes + (unreadFirst.get(socket) ?? 0)) drop(socket);
      else write(socket, events.length, bytes);
    }
  }

  function sendInitialEvents(request: LiveRequest, socket: Socket, place: Place): void {
    const events = initialEvents(replayBuffer, request);
    counters.opened += 1;
    if (events.resumed) counters.resumed += 1;
    socket.cork();
    write(socket, 0, RETRY_HINT);
    for (const event of events.list) write(socket, 1, event);
    socket.uncork();
    giveTime(socket);
    readers.add(socket, request.topics, place);
  }

  /**
   * The first events of many securities exceed the limit of waiting bytes: a reader disconnected for that would
   * reconnect to the same, again and again.
   */
  function giveTime(socket: Socket): void {
    if (socket.writableLength === 0) return;
    unreadFirst.set(socket, socket.writableLength);
    socket.once('drain', () => unreadFirst.delete(socket));
  }

  /** Checked before the stream is opened: many readers may connect at the same moment. */
  function refusalFor(address: string): [status: 429 | 503, sentence: string] | undefined {
    if (ending || readers.taken() >= readersMax) return [503, TOO_MANY];
    return readers.taken(address) >= readersPerAddress ? [429, TOO_MANY_OF_ONE] : undefined;
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const requested = readRequest(request);
    if ('sentence' in requested) {
      counters.refused += 1;
      return refuse(response, requested.status, requested.sentence);
    }
    if (requested.kind === 'snapshot') return sendJson(response, snapshotAnswer(replayBuffer, requested));
    const address = addressOf(request);
    const refusal = refusalFor(address);
    if (refusal) {
      counters.refused += 1;
      return refuse(response, ...refusal);
    }
    const place = readers.reserve(address);
    openStream(request, response, {
      begin: (socket) => sendInitialEvents(requested, socket, place),
      gone: () => place.giveBack(),
    });
  }

  function tick(): void {
    const entry = replayBuffer.advance();
    ticks += 1;
    const beat = ticks % HEARTBEAT_TICKS === 0 ? [eventBytes(replayBuffer.heartbeat())] : [];
    const sendsWatermarks = ticks % WATERMARK_TICKS === 0;
    if (!entry && beat.length === 0) return;
    for (const group of readers.groups()) {
      const watermarks = sendsWatermarks ? group.topics.map(replayBuffer.watermark) : [];
      send(group, [...newsOf(replayBuffer, entry, group), ...watermarks, ...beat]);
    }
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
      ending = true;
      for (const { sockets } of readers.groups()) for (const socket of sockets) endStream(socket, retryMs);
    },
    counters: () => ({ clients: readers.size(), ...counters }),
  };
}

function newsOf(replayBuffer: ReplayBuffer, entry: ReplayEntry | undefined, { topics }: ReaderGroup): Buffer[] {
  if (!entry) return [];
  if (entry.reset) return topics.map(replayBuffer.snapshot);
  return topics.flatMap((topic) => entry.delta(topic) ?? []);
}

function snapshotAnswer(replayBuffer: ReplayBuffer, { topics }: LiveRequest) {
  return { frames: [...topics.map(replayBuffer.snapshotFrame), replayBuffer.heartbeat()] };
}

function endStream(socket: Socket, retryMs: number): void {
  socket.end(`retry: ${Math.round(retryMs * (1 + Math.random()))}\n\n`, () => socket.destroy());
}
