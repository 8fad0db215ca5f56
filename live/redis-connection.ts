import { once } from 'node:events';
import { createClient } from 'redis';
import type { Outage } from '#domain/outage.ts';

const CONNECT_TIMEOUT_MS = 2_000;
const RETRY_MAX_MS = 2_000;
const RETRY_STEP_MS = 100;

export type RedisClient = ReturnType<typeof openClient>;

interface Connection {
  url: string;
  /**
   * A connection that is silent for this long counts as lost: a host can vanish without closing it. Left out where
   * silence is usual.
   */
  silentAfterMs?: number;
  outage: Outage;
}

function openClient(url: string, silentAfterMs: number) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: silentAfterMs,
      reconnectStrategy: (retries: number) => Math.min(RETRY_MAX_MS, RETRY_STEP_MS * (retries + 1)),
    },
  });
}

/** A client that reconnects on its own. Commands fail immediately while Redis is away, so that nobody waits for it. */
export function connectRedis({ url, silentAfterMs = 0, outage }: Connection): RedisClient {
  const client = openClient(url, silentAfterMs);
  client.on('ready', () => outage.well(client));
  client.on('error', (error: Error) => outage.failed(error.message || error.name, client));
  client.connect().catch(() => undefined);
  return client;
}

/** Ends a client permanently, whatever it waits for. */
export function endRedis(client: RedisClient, outage: Outage): void {
  client.destroy();
  outage.well(client);
}

/** Resolves when the client accepts commands; rejects when the signal ends the wait. */
export async function whenReady(client: RedisClient, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  while (!client.isReady) await once(client, 'ready', { signal }).catch(() => signal.throwIfAborted());
}
