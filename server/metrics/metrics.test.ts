import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JobAge, FeedStatus } from '#domain/feed-status.ts';
import { openStream } from '#live/response.ts';
import { listen } from '../http.ts';
import { securityHeaders } from '../security/headers.ts';
import { createMetrics } from './metrics.ts';
import { requestClass } from './requests.ts';

const NOW = Date.UTC(2026, 10, 18, 8);
const PRESS: JobAge = {
  job: 'press',
  everyMs: 300_000,
  readAt: NOW - 90_000,
  ageMs: 90_000,
  isOffered: true,
  isStoreAway: false,
  failures: 4,
  incident: null,
};
const UNREAD: JobAge = {
  job: 'events',
  everyMs: 300_000,
  readAt: null,
  ageMs: null,
  isOffered: true,
  isStoreAway: false,
  failures: 0,
  incident: null,
};

interface Rules {
  groups: { rules: { alert: string; expr: string }[] }[];
}

let server: Server;
let origin: string;
let metrics: ReturnType<typeof createMetrics>;

const counters = { clients: 3, opened: 7, frames: 900, bytes: 90_000, dropped: 1, resumed: 2, refused: 0 };

beforeAll(async () => {
  metrics = createMetrics();
  server = createServer((request, response) => {
    if (request.url === '/live') openStream(request, response, { begin: () => undefined, gone: () => undefined });
    else response.writeHead(request.url === '/gone' ? 404 : 200).end('.');
  });
  metrics.watch({
    server,
    upstream: { breakers: () => ({ market: 'open', widgets: 'closed' }) },
    feedStatus: { ages: () => [PRESS, UNREAD] } as unknown as FeedStatus,
    live: { ageMs: () => 4_500 },
    bus: { isAway: () => true },
    stream: { counters: () => counters },
    admission: {
      counters: () => ({
        critical: { inMaking: 1, refused: 0 },
        form: { inMaking: 0, refused: 0 },
        other: { inMaking: 0, refused: 5 },
        program: { inMaking: 0, refused: 0 },
      }),
    },
    clients: { open: () => 12, turnedAway: () => ({ address: 1, all: 0, ahead: 2, slow: 0 }) },
    upkeep: {
      state: () => ({ mail: { waiting: 2, dead: 1, oldestAt: NOW - 4_000 }, answers: { answered: 0, inTime: 0 } }),
    },
    wallNow: () => NOW,
  });
  origin = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const own = async () => (await metrics.registry.getMetricsAsJSON()).filter(({ name }) => name.startsWith('manara_'));
const text = () => metrics.registry.metrics();

describe('the metrics', () => {
  it('have the names that Prometheus asks for: counters end in _total, times are seconds', async () => {
    for (const { name, type } of await own()) {
      expect(name).toMatch(/^manara_[a-z]+(_[a-z]+)*$/);
      expect(name.endsWith('_total'), name).toBe(String(type) === 'counter');
      expect(name).not.toMatch(/_(ms|milliseconds|minutes)/);
    }
  });

  it('are each explained in the operating guide', async () => {
    const guide = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
    for (const { name } of await own()) expect(guide).toContain(`\`${name}\``);
  });

  it('are all that the alert rules ask for', async () => {
    const { groups } = parse(readFileSync(new URL('../../docs/alerts.yml', import.meta.url), 'utf8')) as Rules;
    const exposed = (await metrics.registry.getMetricsAsJSON()).flatMap(({ name }) => [name, `${name}_bucket`]);
    const required = groups
      .flatMap(({ rules }) => rules)
      .flatMap(({ expr }) => expr.match(/\b(manara|nodejs|process)_\w+/g) ?? []);
    expect(required.length).toBeGreaterThan(10);
    for (const name of required) expect(exposed).toContain(name);
  });

  it('count answers by kind and status, never by address', async () => {
    for (const path of ['/en?q=somebody', '/ar/market-watch', '/gone', '/assets/a-1.js'])
      await (await fetch(origin + path)).text();
    const exposition = await text();
    expect(exposition).toContain('manara_http_answers_total{kind="page",status="200"} 2');
    expect(exposition).toContain('manara_http_answers_total{kind="page",status="404"} 1');
    expect(exposition).toContain('manara_http_answers_total{kind="asset",status="200"} 1');
    expect(exposition).not.toContain('somebody');
  });

  it('count a stream as it begins: its answer never ends', async () => {
    const answer = await fetch(`${origin}/live`);
    while (!(await text()).includes('manara_http_answers_total{kind="stream",status="200"} 1'))
      await new Promise(setImmediate);
    await answer.body?.cancel();
    expect(await text()).toContain('manara_http_answers_total{kind="stream",status="200"} 1');
  });

  it('count what happens to kept pages, calls and statements', async () => {
    metrics.onCache({ kind: 'hit', route: 'home' });
    metrics.onCache({ kind: 'made', route: 'home', address: '/en', ms: 30, status: 200, isCacheable: true });
    metrics.onCall({ call: 'stocks', host: 'market', ms: 40, outcome: 'timeout', attempt: 1, status: undefined });
    metrics.onQuery({ ms: 2, isOk: false });
    const exposition = await text();
    expect(exposition).toContain('manara_page_cache_events_total{event="hit"} 1');
    expect(exposition).toContain('manara_page_render_seconds_count{page="home"} 1');
    expect(exposition).toContain('manara_upstream_attempts_total{call="stocks",outcome="timeout"} 1');
    expect(exposition).toContain('manara_store_query_failures_total 1');
  });

  it('tell how old each feed is and how the parts stand when they are asked', async () => {
    const exposition = await text();
    expect(exposition).toContain('manara_feed_age_seconds{feed="press"} 90');
    expect(exposition).not.toContain('manara_feed_age_seconds{feed="events"}');
    expect(exposition).toContain('manara_feed_failures{feed="press"} 4');
    expect(exposition).toContain('manara_market_silence_seconds 4.5');
    expect(exposition).toContain('manara_bus_away 1');
    expect(exposition).toContain('manara_upstream_breaker_state{service="market"} 2');
    expect(exposition).toContain('manara_stream_clients 3');
    expect(exposition).toContain('manara_stream_frames_total 900');
    expect(exposition).toContain('manara_pages_refused_total{class="other"} 5');
    expect(exposition).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(exposition).toContain('process_resident_memory_bytes');
  });

  it('are answered on a port of their own, and nothing else is', async () => {
    const served = await metrics.serve(0, '127.0.0.1');
    const at = `http://127.0.0.1:${served.port}`;
    const answer = await fetch(`${at}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await answer.text()).toContain('# HELP manara_http_answers_total');
    const other = await fetch(`${at}/`);
    expect(other.status).toBe(404);
    for (const [name, value] of Object.entries(securityHeaders(null).file)) {
      expect(answer.headers.get(name), name).toBe(value);
      expect(other.headers.get(name), name).toBe(value);
    }
    await served.close();
  });
});

it.each([
  ['/', 'page'],
  ['/en/the-exchange/company/DSX', 'page'],
  ['/ar/_root.data', 'data'],
  ['/live?topics=clock', 'stream'],
  ['/documents/2026/Nov/18/a.pdf', 'document'],
  ['/favicon.svg', 'file'],
  ['/sitemap.xml', 'file'],
  ['/en/a.b', 'page'],
  ['/readyz', 'probe'],
])('%s is a request of the kind %s', (url, kind) => {
  expect(requestClass(url)).toBe(kind);
});
