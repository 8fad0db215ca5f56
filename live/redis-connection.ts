import { once } from 'node:events';
import { createClient } from 'redis';

const CONNECT_TIMEOUT_MS = 2_000;
const RETRY_MAX_MS = 2_000;
const RETRY_STEP_MS = 100;

export type RedisClient = ReturnType<typeof openClient>;

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

/**
 * A client that keeps trying on its own. Commands fail at once while Redis is away, so that nobody waits for it.
 * A connection that stays silent for `silentAfterMs` counts as lost: a host can vanish without a word.
 */
export function connectRedis(url: string, silentAfterMs: number, onTrouble: (sentence: string) => void): RedisClient {
  const client = openClient(url, silentAfterMs);
  let told = false;
  client.on('ready', () => (told = false));
  client.on('error', (error: Error) => {
    if (!told) onTrouble(`Redis is away (${error.message || error.name}). Trying again until it answers.`);
    told = true;
  });
  client.connect().catch(() => undefined);
  return client;
}

/** Resolves when the client can be asked; rejects when the signal ends the wait. */
export async function whenReady(client: RedisClient, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  while (!client.isReady) await once(client, 'ready', { signal }).catch(() => signal.throwIfAborted());
}
