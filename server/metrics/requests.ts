import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';
import { splitForm } from '#domain/locale-switch.ts';

/** The kind of answer that a path requests. There are few, so that a crawler cannot create new series. */
const CLASSES: readonly [prefix: string, requests: string][] = [
  ['/live', 'stream'],
  ['/assets/', 'asset'],
  ['/documents/', 'document'],
  ['/images/', 'picture'],
  ['/social/', 'picture'],
  ['/reports/', 'report'],
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
  ['/status.json', 'probe'],
];
const FILE = /\.[a-z0-9]{2,11}$/;

/** In seconds; 0.3 is the limit for a page, whatever the exchange's services do. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

export function requestClass(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  const known = CLASSES.find(([prefix]) => path.startsWith(prefix));
  if (known) return known[1];
  if (path.endsWith('.data')) return 'data';
  return FILE.test(path) && splitForm(path).path === path ? 'file' : 'page';
}

/** Counts and times every answer of the server, by kind and status: never by address or reader. */
export function watchRequests(registry: Registry, server: Server, now: () => number): void {
  const registers = [registry];
  const answers = new Counter({
    name: 'manara_http_answers_total',
    help: 'Answers by kind of request and status; aborted: the reader left before its end',
    labelNames: ['kind', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'manara_http_answer_seconds',
    help: 'Time from a request to the end of its answer, by kind; streams are not timed',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  const series = new Map<string, { inc(): void }>();
  const timed = new Map<string, { observe(value: number): void }>();

  function count(kind: string, status: string): void {
    const key = `${kind} ${status}`;
    const known = series.get(key) ?? answers.labels(kind, status);
    series.set(key, known);
    known.inc();
  }

  function time(kind: string, from: number): void {
    const known = timed.get(kind) ?? seconds.labels(kind);
    timed.set(kind, known);
    known.observe((now() - from) / 1_000);
  }

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const from = now();
    const kind = requestClass(request.url ?? '');
    response.once('close', () => {
      const isWhole = response.writableEnded || kind === 'stream';
      count(kind, isWhole ? String(response.statusCode) : 'aborted');
      if (kind !== 'stream') time(kind, from);
    });
  });
}
