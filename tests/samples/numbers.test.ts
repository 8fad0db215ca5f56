import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange as identity } from '#exchange.config.ts';
import { createExchange, type Exchange } from '#exchange/exchange.ts';
import { createUpstream } from '#upstream/create.ts';
import { UpstreamError } from '#upstream/error.ts';
import { JSON_CALLS } from '#upstream/fixtures/json-calls.ts';
import { startLocalServer, type LocalServer, type ReceivedRequest } from '#upstream/fixtures/local-server.ts';
import type { HostName } from '#upstream/hosts.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { leavesOf, withValue } from '../support/hostile-values.ts';

/** Every field of every call gets many of them: a normal run makes some. */
const RUNS = process.env.TEST_LONG ? 2_000 : 30;
const LIMIT_MS = process.env.TEST_LONG ? 900_000 : 60_000;
/** Calls whose answers contain no number. */
const WITHOUT_NUMBERS = [
  'service',
  'service-catalog',
  'disclosures',
  'circulars',
  'press',
  'events',
  'filings',
  'securities-lists',
  'sharia-companies',
  'general-meetings',
  'governance-reports',
  'vacancies',
];

/** Numbers as a service may write them, most of them too large for exact arithmetic. */
const ODD_NUMBERS = fc.oneof(
  fc.double(),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1, Number.MIN_SAFE_INTEGER - 1, 1e300, -1e300),
  fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String),
  fc.tuple(fc.integer(), fc.nat({ max: 400 })).map(([digits, power]) => `${digits}e${power}`),
  fc.bigInt({ min: 1n, max: 10n ** 24n }).map((whole) => `${whole.toLocaleString('en')}.999999999999`),
);

let exchange: Exchange;
let server: LocalServer;
let upstream: Upstream;
const told = new Map<string, unknown>();
/** Changes an answer by replacing one of its fields. */
let change = (answer: unknown): unknown => answer;

/** The exchange's own answer, requested once. */
async function answerOf({ method, path, query, body, headers }: ReceivedRequest): Promise<unknown> {
  const key = `${method} ${path}?${query} ${body}`;
  if (!told.has(key)) {
    const type = { 'content-type': headers['content-type'] ?? 'text/plain' };
    const answer = await fetch(`${exchange.url}${path}?${query}`, {
      method,
      ...(method === 'POST' && { body, headers: type }),
    });
    const text = (await answer.text()).replace(/^\uFEFF/, '');
    told.set(key, text.trim() === '' ? null : JSON.parse(text));
  }
  return told.get(key);
}

beforeAll(async () => {
  exchange = await createExchange({ identity, port: 0, clock: '2026-11-20T10:20', log: pino({ level: 'silent' }) });
  server = await startLocalServer((request, response) => {
    void answerOf(request).then((answer) => response.end(JSON.stringify(change(answer))));
  });
  const names = Object.keys(server.hosts) as HostName[];
  const unhurried = { requestsPerSecond: Infinity, attempts: 1, breakerFailures: Infinity };
  upstream = createUpstream({
    hosts: server.hosts,
    homeExchangeLabels: identity.homeExchangeLabels,
    ownSymbol: identity.ownSymbol,
    organization: identity.organization,
    generalIndex: identity.indices.find(({ kind }) => kind === 'general')!.code,
    policies: Object.fromEntries(names.map((name) => [name, unhurried])),
  });
}, 120_000);
afterAll(async () => {
  await server?.close();
  await exchange?.close();
});

/** The positions of numbers in an answer, as numbers or in text. */
function numbersIn(answer: unknown): ReturnType<typeof leavesOf> {
  const at = (path: readonly (string | number)[]) =>
    path.reduce<unknown>((held, name) => (held as never)[name], answer);
  return leavesOf(answer).filter((path) => /^\s*-?[\d,.]+\s*%?\s*$/.test(String(at(path))));
}

/** Accepted numbers that are too large for exact arithmetic. */
function beyond(read: unknown): number[] {
  if (typeof read === 'number') return Math.abs(read) <= Number.MAX_SAFE_INTEGER ? [] : [read];
  if (typeof read !== 'object' || read === null) return [];
  return Object.entries(read).flatMap(([name, value]) => (name === 'rejected' ? [] : beyond(value)));
}

describe('a number that cannot be counted with is never believed', () => {
  test.each(Object.entries(JSON_CALLS))(
    'wherever it stands in the answer of %s',
    { timeout: LIMIT_MS },
    async (name, call) => {
      let places = 0;
      const isMet = fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(), ODD_NUMBERS), { minLength: 1, maxLength: 4 }),
        async (odd) => {
          change = (answer) => {
            const numbers = numbersIn(answer);
            places = Math.max(places, numbers.length);
            if (numbers.length === 0) return answer;
            return odd.reduce(
              (changed, [at, value]) => withValue(changed, numbers[at % numbers.length]!, value),
              answer,
            );
          };
          const read = await call(upstream).catch((error: unknown) => {
            // A whole answer may be rejected, with our own error.
            if (!(error instanceof UpstreamError)) throw error;
            return null;
          });
          expect(beyond(read)).toEqual([]);
        },
      );
      await fc.assert(isMet, { numRuns: RUNS });
      if (!WITHOUT_NUMBERS.includes(name)) expect(places).toBeGreaterThan(0);
    },
  );
});
