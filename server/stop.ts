import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { LiveStream } from '#live/stream.ts';

/** A reader of the stream comes back after this, spread, and meets the next process. */
const RETURN_MS = 1_000;
/** However much is still under way, the process is gone by then. */
const STOP_LIMIT_MS = 5_000;
const IDLE_SWEEP_MS = 50;

/**
 * Ends the process as an operator asks: no new connections, streams sent away with a hint when to return, answers under
 * way finished, then the parts in order. A second signal, or the limit, ends it at once.
 */
export function stopOnSignal(log: Logger, server: Server, stream: LiveStream, parts: (() => Promise<void>)[]): void {
  let stopping = false;

  async function stop(signal: string): Promise<void> {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ event: 'stopping', signal }, 'The site stops.');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    const drained = new Promise((resolve) => server.close(resolve));
    stream.closeAll(RETURN_MS);
    stream.stop();
    // A kept connection that falls idle after its last answer would hold the process back.
    const closing = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    await drained;
    clearInterval(closing);
    for (const part of parts)
      await part().catch((error: unknown) => log.warn({ event: 'stop', err: error }, 'A part did not stop cleanly.'));
    process.exit(0);
  }
  process.once('SIGTERM', () => void stop('SIGTERM'));
  process.once('SIGINT', () => void stop('SIGINT'));
}
