import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAbsent, type FailureReason } from './error.ts';
import { upstreamOf } from './fixtures/fixture-server.ts';
import { JSON_CALLS as CALLS } from './fixtures/json-calls.ts';
import { startLocalServer } from './fixtures/local-server.ts';
import type { LocalServer } from './fixtures/local-server.ts';
import { ALL_CALLS } from './upstream.ts';

/** Faults of a service, with the expected reason of the error. */
const FAULTS: Record<string, { reason: FailureReason; answer: (response: ServerResponse) => void }> = {
  'status 500': { reason: 'status', answer: (response) => response.writeHead(500).end('{"message":"broken"}') },
  'status 404': { reason: 'status', answer: (response) => response.writeHead(404).end('{"statusCode":404}') },
  'an empty 200': { reason: 'empty', answer: (response) => response.end() },
  'an empty 200 of a byte-order mark': { reason: 'empty', answer: (response) => response.end('\ufeff\r\n') },
  'an empty 200 that says it is a page': {
    reason: 'empty',
    answer: (response) => response.setHeader('content-type', 'text/html').end(),
  },
  'a page with 200': { reason: 'html', answer: (response) => response.end('<!doctype html><p>Back soon') },
  'truncated JSON': { reason: 'not-json', answer: (response) => response.end('{"root":[{"id":"1",') },
  'bytes that are not UTF-8': {
    reason: 'not-json',
    answer: (response) => response.end(Buffer.from([0x5b, 0xff, 0x5d])),
  },
  'JSON of another shape': { reason: 'shape', answer: (response) => response.end('"unexpected"') },
  'rows of another shape': { reason: 'shape', answer: (response) => response.end('[[1],[2]]') },
  'an answer that is too large': { reason: 'too-large', answer: (response) => response.end(`[${'1,'.repeat(5000)}1]`) },
  'a connection that breaks at once': { reason: 'reset', answer: (response) => response.destroy() },
  'a body that breaks off': {
    reason: 'reset',
    answer: (response) => {
      response.setHeader('content-length', 1000);
      response.write('[{"id"');
      setImmediate(() => response.destroy());
    },
  },
};

let server: LocalServer;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = await startLocalServer((_, response) => answer(response));
});
afterAll(() => server.close());

const POLICY = { attempts: 1, maxBytes: 5000, requestsPerSecond: Infinity, timeoutMs: 5000 };
const HOSTS = ['market', 'widgets', 'content', 'disclosures', 'dividends', 'dapi'] as const;
const policies = (change = {}) => Object.fromEntries(HOSTS.map((host) => [host, { ...POLICY, ...change }]));

/** An empty answer of the widgets gateway means an unknown command: the gateway itself works. */
const COMMANDS = ALL_CALLS.filter(({ command }) => command !== undefined).map(({ name }): string => name);
const reasonFor = (reason: FailureReason, call: string) =>
  reason === 'empty' && COMMANDS.includes(call) ? 'unknown-command' : reason;

describe.each(Object.entries(FAULTS))('%s', (_, fault) => {
  test.each(Object.entries(CALLS))(`is '${fault.reason}' for %s, and never an empty list`, async (name, call) => {
    answer = fault.answer;
    await expect(call(upstreamOf(server, { policies: policies() }))).rejects.toMatchObject({
      name: 'UpstreamError',
      reason: reasonFor(fault.reason, name),
    });
  });
});

test('an empty answer to an unknown command does not keep the others of its gateway from being asked', async () => {
  const upstream = upstreamOf(server, { policies: policies({ breakerFailures: 2, attempts: 3 }) });
  answer = (response) => response.end();
  for (const symbol of ['MARSA', 'KUTTAB', 'JIWAN'])
    await expect(upstream.companies.foreignInvestment(symbol)).rejects.toSatisfy(isAbsent);
  answer = (response) => response.end('[]');
  expect(await upstream.lists.shariaQuarters()).toEqual({ records: [], rejected: [] });
});

test.each(Object.entries(CALLS))('a service that hangs runs into the time limit of %s', async (_name, call) => {
  answer = () => undefined;
  const hurried = upstreamOf(server, { policies: policies({ timeoutMs: 25 }) });
  await expect(call(hurried)).rejects.toMatchObject({ reason: 'timeout' });
});

test('a service that nobody runs is refused', async () => {
  const gone = await startLocalServer(() => undefined);
  await gone.close();
  const upstream = upstreamOf(gone, { policies: policies() });
  await expect(upstream.market.stocks()).rejects.toMatchObject({
    reason: 'refused',
    message:
      'Stocks (call 3): the service at UPSTREAM_MARKET_URL could not be reached (ECONNREFUSED). Nothing of it was used.',
  });
});

test('a caller that leaves gets its own reason, whatever the call', async () => {
  answer = () => undefined;
  for (const call of Object.values(CALLS)) {
    const signal = AbortSignal.abort(new Error('left'));
    await expect(call(upstreamOf(server, { policies: policies() }), { signal })).rejects.toThrow('left');
  }
});

test('what the service said is kept, from its beginning', async () => {
  answer = (response) => response.end(JSON.stringify({ message: 'x'.repeat(3000) }));
  const error: unknown = await upstreamOf(server, { policies: policies() })
    .market.stocks()
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    reason: 'shape',
    status: 200,
    kept: expect.stringMatching(/^\{"message":"x{900,1000}…$/),
  });
});

describe('one bad row among good ones', () => {
  const good = { id: '2026-11-20T11:02:00', value: 4012.77, change: 1, changepercentage: 0.1, volume: 5 };

  test('is rejected with its reason, and the good ones stay', async () => {
    answer = (response) =>
      response.end(JSON.stringify([good, { ...good, value: 'high' }, null, { ...good, id: 'noon' }]));
    const { records, rejected } = await upstreamOf(server).market.indexMinutes();
    expect(records).toHaveLength(1);
    expect(rejected).toEqual([
      { record: { ...good, value: 'high' }, reason: 'value: "high" is not a number' },
      { record: null, reason: expect.stringContaining('expected object') },
      { record: { ...good, id: 'noon' }, reason: expect.stringContaining("'noon'") },
    ]);
  });

  test('and a market without a single row is a fault, not an empty market', async () => {
    answer = (response) => response.end('[]');
    const { market, lists } = upstreamOf(server);
    await expect(market.stocks()).rejects.toMatchObject({ reason: 'shape' });
    await expect(lists.freshEquities()).rejects.toMatchObject({ reason: 'shape' });
    expect(await market.indexMinutes()).toEqual({ records: [], rejected: [] });
  });
});
