import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MwSnapshot, MwUpdate } from '#upstream/wire/market-stream.ts';
import type { Exchange } from '../exchange.ts';
import { startExchange } from '../fixtures/exchange.ts';

interface Sent {
  event: string;
  data: MwSnapshot & MwUpdate;
}

/** Sixty times the speed of the wall clock: something changes in every tenth of a second. */
const QUICK = '2026-11-20T11:00*60';
let exchange: Exchange;
beforeAll(async () => {
  exchange = await startExchange(QUICK);
}, 60_000);
afterAll(() => exchange.close());

/** The first events of a connection. */
async function events(count: number): Promise<Sent[]> {
  const abort = new AbortController();
  const response = await fetch(`${exchange.url}/mw/v1/stream`, { signal: abort.signal });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const decoder = new TextDecoder();
  const sent: Sent[] = [];
  let rest = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    const frames = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = frames.pop()!;
    sent.push(...frames.map(parse));
    if (sent.length >= count) break;
  }
  abort.abort();
  return sent.slice(0, count);
}

function parse(frame: string): Sent {
  const [, event = '', data = ''] = /^event: (.+)\ndata: (.+)$/.exec(frame) ?? [];
  return { event, data: JSON.parse(data) as Sent['data'] };
}

test('a connection begins with a snapshot of everything', async () => {
  const [first] = await events(1);
  expect(first?.event).toBe('snapshot');
  const { stocks, depth, indices, status, trades } = first!.data;
  expect(stocks!.length).toBeGreaterThan(100);
  expect(depth!.length).toBe(stocks!.length);
  expect(indices!.map(({ code }) => code)).toContain('ESXRE');
  expect(status).toMatchObject({ simulated: true, status: 'open' });
  const jiwan = trades!.filter(({ symbol }) => symbol === 'JIWAN').map(({ id }) => id);
  expect(jiwan.length).toBeLessThanOrEqual(50);
  expect(jiwan).toEqual([...jiwan].sort((a, b) => a - b));
});

test('events count up by one, in one epoch, and no trade is told twice', async () => {
  const sent = await events(8);
  expect(sent.map(({ data }) => data.seq - sent[0]!.data.seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(new Set(sent.map(({ data }) => data.epoch)).size).toBe(1);
  const trades = sent.flatMap(({ data }) => data.trades ?? []).map(({ symbol, id }) => `${symbol} ${id}`);
  expect(new Set(trades).size).toBe(trades.length);
  expect(sent.slice(1).some(({ event, data }) => event === 'update' && (data.stocks?.length ?? 0) > 0)).toBe(true);
});

test('two connections hear the same', async () => {
  const [one, other] = await Promise.all([events(5), events(5)]);
  const heard = new Map(one.slice(1).map(({ data }) => [data.seq, data]));
  const shared = other.slice(1).filter(({ data }) => heard.has(data.seq));
  expect(shared.length).toBeGreaterThan(0);
  for (const { data } of shared) expect(data).toEqual(heard.get(data.seq));
});
