import { expect, test } from 'vitest';
import { streamCall } from './calls/market/stream.ts';
import { UpstreamError } from './error.ts';
import { createFrozenClock } from './fixtures/frozen-clock.ts';
import { followMarket } from './follow.ts';
import type { FollowedEvent, MarketEvent } from './market-event.ts';

const lost = (status?: number) => {
  const failure = status ? { reason: 'status', status } : { reason: 'reset' };
  return new UpstreamError({ call: streamCall, what: 'broke off', ...(failure as { reason: 'reset' }) });
};
const heartbeat = (seq: number): MarketEvent => ({ kind: 'heartbeat', epoch: 'e', seq, at: 0 });
const snapshot = (seq: number) => ({ ...heartbeat(seq), kind: 'snapshot' }) as MarketEvent;

/** Connections that each yield their events and then fail with their error. */
function connections(...all: { events: MarketEvent[]; error: Error }[]) {
  let next = 0;
  return async function* connect(): AsyncGenerator<MarketEvent> {
    const connection = all[next++] ?? { events: [], error: lost() };
    yield* connection.events;
    throw connection.error;
  };
}

async function take(count: number, connect: () => AsyncIterable<MarketEvent>): Promise<FollowedEvent[]> {
  const controller = new AbortController();
  const events: FollowedEvent[] = [];
  const options = { signal: controller.signal, clock: createFrozenClock(), backoffMs: 100, maxBackoffMs: 1000 };
  for await (const event of followMarket(connect, options)) {
    events.push(event);
    if (events.length === count) controller.abort();
  }
  return events;
}

test('a lost stream is said and connected again', async () => {
  const events = await take(
    4,
    connections({ events: [snapshot(1), heartbeat(2)], error: lost() }, { events: [snapshot(9)], error: lost() }),
  );
  expect(events).toMatchObject([{ seq: 1 }, { seq: 2 }, { kind: 'lost', retryInMs: 75 }, { kind: 'snapshot', seq: 9 }]);
});

test('waits double while nothing comes, and begin anew after a snapshot', async () => {
  const nothing = { events: [], error: lost() };
  const events = await take(6, connections(nothing, nothing, nothing, { events: [snapshot(1)], error: lost() }));
  expect(events.map((event) => (event.kind === 'lost' ? event.retryInMs : event.kind))).toEqual([
    75,
    150,
    300,
    'snapshot',
    75,
    150,
  ]);
});

test('a service without a stream is no loss: the caller polls instead', async () => {
  await expect(take(5, connections({ events: [], error: lost(404) }))).rejects.toMatchObject({ status: 404 });
});

test('an error of our own is not retried', async () => {
  await expect(take(5, connections({ events: [], error: new TypeError('ours') }))).rejects.toThrow('ours');
});
