import { Counter, Histogram, type Registry } from 'prom-client';
import type { UpstreamOptions } from '#upstream/options.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { readGauge } from './readings.ts';

const BUCKETS = [0.01, 0.05, 0.1, 0.3, 1, 3, 10, 30];
const BREAKER_VALUES = { closed: 0, 'half-open': 1, open: 2 } as const;

/** Counts every attempt at a call of the exchange's services, with its outcome. */
export function watchCalls(registry: Registry): NonNullable<UpstreamOptions['onCall']> {
  const registers = [registry];
  const attempts = new Counter({
    name: 'manara_upstream_attempts_total',
    help: 'Attempts at calls of the exchange’s services, by call and outcome (ok, or why it failed)',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'manara_upstream_attempt_seconds',
    help: 'Time of an attempt up to its checked answer, by service; the stream’s is the time to its connection’s end',
    labelNames: ['service'],
    buckets: BUCKETS,
    registers,
  });
  return ({ call, host, ms, outcome }) => {
    attempts.inc({ call, outcome });
    seconds.observe({ service: host }, ms / 1_000);
  };
}

export function watchBreakers(registry: Registry, { breakers }: Pick<Upstream, 'breakers'>): void {
  readGauge(
    registry,
    {
      name: 'manara_upstream_breaker_state',
      help: 'Breaker of each service: 0 closed (asked as usual), 1 half-open (one trial), 2 open (left alone)',
      labelNames: ['service'],
    },
    () => Object.entries(breakers()).map(([service, state]) => [BREAKER_VALUES[state], { service }]),
  );
}
