import { resolve } from 'node:path';
import { exchange as configured, type ExchangeConfig } from '#exchange.config.ts';
import type { UpstreamOptions } from '#upstream/options.ts';
import { systemClock, type Clock } from '#upstream/transport/clock.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings.ts';
import type { Ending } from '../stop.ts';

/** The exchange, the clocks and the policies of services, when a test sets them. */
export interface Pace {
  exchange?: ExchangeConfig;
  /** The site's own clock: ages, time limits, circuit breakers. */
  clock?: Clock;
  /** Clock for the waits of the ingest jobs. */
  ingestClock?: Clock;
  policies?: UpstreamOptions['policies'];
}

export type Foundation = ReturnType<typeof layFoundation>;

/** Settings, log, clocks and metrics. Throws `SettingsError` for an invalid setting. */
export function layFoundation({ exchange = configured, clock = systemClock, ingestClock = clock, policies }: Pace) {
  const settings = readSettings(process.env);
  const ending: Ending = { begun: false, isDrained: false };
  return {
    exchange,
    clock,
    ingestClock,
    policies,
    settings,
    ending,
    log: createLog(settings.LOG_LEVEL),
    dataDir: resolve(settings.DATA_DIR),
    origin: settings.SITE_ORIGIN ?? `http://localhost:${settings.PORT}`,
    metrics: settings.METRICS_PORT === undefined ? undefined : createMetrics(),
  };
}
