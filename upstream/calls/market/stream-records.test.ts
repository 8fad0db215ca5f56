import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFixtureServer, upstreamOf } from '../../fixtures/fixture-server.ts';
import type { LocalServer } from '../../fixtures/local-server.ts';
import type { MarketEvent } from '../../market-event.ts';
import type { Upstream } from '../../upstream.ts';

let server: LocalServer;
let upstream: Upstream;

beforeAll(async () => {
  server = await startFixtureServer();
  upstream = upstreamOf(server);
});
afterAll(() => server.close());

describe('the stream', () => {
  async function readAll(): Promise<{ events: MarketEvent[]; error: unknown }> {
    const events: MarketEvent[] = [];
    try {
      for await (const event of upstream.market.stream()) events.push(event);
    } catch (error) {
      return { events, error };
    }
    throw new Error('the stream ended without saying so');
  }

  test('a snapshot, an update and a heartbeat arrive in records of the domain', async () => {
    const { events } = await readAll();
    expect(events.map(({ kind, seq }) => [kind, seq])).toEqual([
      ['snapshot', 41],
      ['update', 42],
      ['heartbeat', 43],
    ]);
    const [snapshot, update] = events;
    expect(snapshot).toMatchObject({
      clock: { status: 'open', phase: 'trading', epoch: '2026-11-20#1' },
      depth: [{ symbol: 'MARSA', bids: [{ price: 8410, quantity: 24_000, orders: 6 }, { price: 8400 }] }],
      indices: [{ index: 'DSXGI', value: 4_012_770 }],
      deals: [{ symbol: 'RIMAL' }],
    });
    expect(update).toMatchObject({ clock: null, quotes: [{ symbol: 'MARSA', last: 8430 }], trades: [{ id: 813 }] });
  });

  test('a row that cannot be read is rejected with its reason while the rest goes on', async () => {
    const { events } = await readAll();
    expect(events[1]).toMatchObject({
      rejected: [{ record: { id: 'RIMAL' }, reason: expect.stringContaining('bidprice') }],
    });
  });

  test('a stream that ends is a lost stream', async () => {
    const { error } = await readAll();
    expect(error).toMatchObject({ name: 'UpstreamError', call: 'stream', reason: 'reset' });
  });
});
