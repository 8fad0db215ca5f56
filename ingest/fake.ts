import { exchange } from '#exchange.config.ts';
import { createMemoryBus } from '#live/bus-memory.ts';
import { createLiveState } from '#live/state.ts';
import type { Store } from '#store/store.ts';
import { statusCall } from '#upstream/calls/market/status.ts';
import { streamCall } from '#upstream/calls/market/stream.ts';
import { UpstreamError } from '#upstream/error.ts';
import type { Clock } from '#upstream/transport/clock.ts';
import type { Upstream } from '#upstream/upstream.ts';
import type { JobContext } from './job.ts';
import type { IngestLog } from './log.ts';
import { createPublisher } from './publisher.ts';
import { createRejectedRecords } from './rejected-records.ts';

/** Small real pieces and plain fakes for the ingest's tests. */

/** 2026-11-20 11:00 in Dubai, a Friday in the trading phase. */
export const NOW = Date.UTC(2026, 10, 20, 7, 0, 0);

type Calls = { [Group in keyof Upstream]?: Partial<Upstream[Group]> };

/**
 * Services on which only the given calls answer; every other call fails with `failure`, by default like a service that
 * is down.
 */
export function fakeUpstream(calls: Calls, failure: (call: string) => Error = down): Upstream {
  const group = (name: keyof Upstream) => {
    const given = (calls[name] ?? {}) as Record<string, unknown>;
    return new Proxy({}, { get: (_, call: string) => given[call] ?? failing(`${name}.${call}`, failure) });
  };
  const names = ['market', 'disclosures', 'content', 'companies', 'lists', 'services', 'documents'] as const;
  return Object.fromEntries(names.map((name) => [name, group(name)])) as unknown as Upstream;
}

function failing(call: string, failure: (call: string) => Error): () => unknown {
  const failsLate = call === 'market.stream' || call === 'disclosures.pages';
  return failsLate ? () => failingStream(failure(call)) : () => Promise.reject(failure(call));
}

async function* failingStream(error: Error): AsyncGenerator<never> {
  const events: never[] = [];
  yield* events;
  throw error;
}

export function down(what: string): UpstreamError {
  return new UpstreamError({ call: statusCall, reason: 'refused', what: `rejected (${what})` });
}

/** The error of a service that does not have the call. */
export function absent(): UpstreamError {
  return new UpstreamError({ call: streamCall, reason: 'status', what: 'answered 404', status: 404 });
}

/** A clock without waits: each timer runs in the next turn, and the time is then the timer's. */
export function quickClock(): Clock & { waits: number[] } {
  const timers = new Set<{ at: number; task: () => void }>();
  const waits: number[] = [];
  let now = NOW;
  let scheduled = false;

  function next(): void {
    scheduled = false;
    const due = [...timers].sort((a, b) => a.at - b.at)[0];
    if (!due) return;
    timers.delete(due);
    now = Math.max(now, due.at);
    due.task();
    schedule();
  }

  function schedule(): void {
    if (scheduled || timers.size === 0) return;
    scheduled = true;
    setImmediate(next);
  }

  return {
    waits,
    now: () => now,
    steady: () => now,
    random: () => 0.5,
    after(ms, task) {
      const timer = { at: now + ms, task };
      waits.push(ms);
      timers.add(timer);
      schedule();
      return () => void timers.delete(timer);
    },
  };
}

export interface HeardLog extends IngestLog {
  lines: { level: string; fields: object; text: string }[];
}

export function heardLog(): HeardLog {
  const lines: HeardLog['lines'] = [];
  const at = (level: string) => (fields: object, text: string) => void lines.push({ level, fields, text });
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}

/** A context on that store, with its own live state and bus. */
export async function jobContext(store: Store, calls: Calls, clock: Clock = quickClock()) {
  const log = heardLog();
  const live = createLiveState(clock);
  const bus = createMemoryBus();
  await bus.subscribe((message) => {
    if (message.kind === 'invalidation') return;
    live.apply(message);
    live.tick();
  });
  const context: JobContext = {
    upstream: fakeUpstream(calls),
    store,
    live,
    log,
    exchange,
    clock,
    publish: createPublisher(bus, live, clock).publish,
    reject: createRejectedRecords(store, clock, log),
    pause: async (_ms, signal) => signal.throwIfAborted(),
  };
  return { ...context, live, bus, log };
}

export const NEVER = new AbortController().signal;
