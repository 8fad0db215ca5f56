import { describe, expect, test } from 'vitest';
import { UpstreamError } from '../error.ts';
import { hostsAt } from '../fixtures/local-server.ts';
import { createFrozenClock } from '../fixtures/frozen-clock.ts';
import { ShapeFault } from '../rows.ts';
import { circularsCall } from '../calls/content/circulars.ts';
import { stocksCall } from '../calls/market/stocks.ts';
import { createTransport } from './client.ts';
import type { Client, Transport } from './client.ts';
import type { Policy } from './policy.ts';
import type { CallReport } from './report.ts';

interface Trial {
  client: Client;
  of: Transport['of'];
  clock: ReturnType<typeof createFrozenClock>;
  reports: CallReport[];
  sent: () => number;
}

/** A client whose service gives these answers in turn, then repeats the last one. */
function clientOf(answers: (() => Response | Promise<Response>)[], policy: Partial<Policy> = {}): Trial {
  const clock = createFrozenClock();
  const reports: CallReport[] = [];
  let sent = 0;
  const { of } = createTransport({
    hosts: hostsAt('http://service.invalid'),
    clock,
    policies: { market: { timeoutMs: Infinity, backoffMs: 100, maxBackoffMs: 1000, ...policy } },
    fetch: async () => {
      sent += 1;
      return (answers[sent - 1] ?? answers.at(-1)!)();
    },
    onCall: (report) => reports.push(report),
  });
  return { client: of(stocksCall), of, clock, reports, sent: () => sent };
}

const ask = (client: Client, signal?: AbortSignal) => client.json({ signal }, (answer) => answer);
const good = () => Response.json([1]);
const status = (code: number, headers?: HeadersInit) => () =>
  new Response('busy', { status: code, ...(headers && { headers }) });

describe('further attempts', () => {
  test('a momentary trouble is asked again after a wait that doubles', async () => {
    const { client, clock, sent } = clientOf([status(500), status(503), good]);
    expect(await ask(client)).toEqual([1]);
    expect(sent()).toBe(3);
    // Half of 100 and of 200 is fixed, half is random (0.5 here).
    expect(clock.waits).toEqual([75, 150]);
  });

  test('the last trouble is told with the number of attempts', async () => {
    const { client } = clientOf([status(500)], { attempts: 3 });
    await expect(ask(client)).rejects.toMatchObject({
      reason: 'status',
      status: 500,
      kept: 'busy',
      attempts: 3,
      message: 'Stocks (call 3): the service at UPSTREAM_MARKET_URL answered 500 (3 attempts). Nothing of it was used.',
    });
  });

  test('what asking again would not change is not asked again', async () => {
    for (const answer of [status(404), status(400), () => Response.json({ odd: true })]) {
      const { client, sent } = clientOf([answer]);
      const read = (given: unknown) => {
        if (!Array.isArray(given)) throw new ShapeFault('no list');
        return given;
      };
      await expect(client.json({}, read)).rejects.toBeInstanceOf(UpstreamError);
      expect(sent()).toBe(1);
    }
  });

  test('a service that asks to be left alone is waited for, within reason', async () => {
    const { client, clock } = clientOf([status(429, { 'retry-after': '60' }), good]);
    await ask(client);
    expect(clock.waits).toEqual([1000]);
  });

  test('a caller may give up between attempts', async () => {
    const controller = new AbortController();
    const { client, sent } = clientOf([
      () => {
        controller.abort(new Error('leaving'));
        return new Response('', { status: 500 });
      },
    ]);
    await expect(ask(client, controller.signal)).rejects.toThrow('leaving');
    expect(sent()).toBe(1);
  });
});

describe('the breaker', () => {
  const rule = { attempts: 1, breakerFailures: 2, breakerOpenMs: 5000 };

  test('after failures in a row the service is not asked any more, then tried again', async () => {
    const { client, clock, sent } = clientOf([status(500), status(500), good], rule);
    await expect(ask(client)).rejects.toMatchObject({ reason: 'status' });
    await expect(ask(client)).rejects.toMatchObject({ reason: 'status' });
    await expect(ask(client)).rejects.toMatchObject({
      reason: 'breaker-open',
      message: expect.stringContaining('5 s'),
    });
    expect(sent()).toBe(2);
    clock.advance(5000);
    expect(await ask(client)).toEqual([1]);
    expect(await ask(client)).toEqual([1]);
  });

  test('a service that answers 404 is well', async () => {
    const { client } = clientOf([status(404)], rule);
    for (let time = 0; time < 4; time += 1) await expect(ask(client)).rejects.toMatchObject({ status: 404 });
  });

  test('the trouble that opened it is told rather than that it is open', async () => {
    const { client } = clientOf([status(502)], { ...rule, attempts: 4 });
    await expect(ask(client)).rejects.toMatchObject({ reason: 'status', status: 502 });
  });

  test('one service that fails does not close the way to another', async () => {
    const { client, of } = clientOf([status(500), good], rule);
    await expect(ask(client)).rejects.toMatchObject({ reason: 'status' });
    expect(await of(circularsCall).json({}, (answer) => answer)).toEqual([1]);
  });
});

describe('the request budget', () => {
  test('requests beyond the burst wait for their turn', async () => {
    const { client, clock } = clientOf([good], { requestsPerSecond: 2, burst: 1 });
    await ask(client);
    await ask(client);
    expect(clock.waits).toEqual([500]);
  });

  test('one that would wait too long says so', async () => {
    const { client } = clientOf([good], { requestsPerSecond: 0.1, burst: 1, maxQueueMs: 1000 });
    await ask(client);
    await expect(ask(client)).rejects.toMatchObject({
      reason: 'budget',
      message: expect.stringContaining('0.1 a second'),
    });
  });
});

describe('what is sent and told', () => {
  test('every attempt is reported', async () => {
    const { client, reports } = clientOf([status(500), good]);
    await ask(client);
    expect(reports).toEqual([
      { call: 'stocks', host: 'market', ms: 0, outcome: 'status', attempt: 1, status: 500 },
      { call: 'stocks', host: 'market', ms: 0, outcome: 'ok', attempt: 2, status: 200 },
    ]);
  });

  test('an error of our own is thrown on as it is, and counts for nothing', async () => {
    const { client, reports } = clientOf([good]);
    const wrong = client.json({}, () => {
      throw new TypeError('ours');
    });
    await expect(wrong).rejects.toThrow(TypeError);
    expect(reports).toEqual([]);
  });

  test('the key goes along where one is set, and an address that moved is not followed', async () => {
    const requests: { url: string; init: RequestInit }[] = [];
    const { of } = createTransport({
      hosts: hostsAt('http://service.invalid'),
      apiKey: 'secret',
      fetch: async (url, init) => {
        requests.push({ url: String(url), init: init ?? {} });
        return new Response('', { status: 302, headers: { location: 'https://elsewhere.example/' } });
      },
    });
    await expect(of(circularsCall).json({ query: { $filter: 'a b' } }, Boolean)).rejects.toThrow(
      'it moved to https://elsewhere.example/',
    );
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      url: 'http://service.invalid/web/sf/v1/circulars?$filter=a%20b',
      init: { redirect: 'manual', headers: { 'Ocp-Apim-Subscription-Key': 'secret' } },
    });
  });
});
