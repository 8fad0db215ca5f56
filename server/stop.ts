import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { LiveStream } from '#live/stream.ts';
import type { OpenPort } from './open-port.ts';

/** A reader of the stream reconnects after about this time, spread at random, and reaches the next process. */
const RETURN_MS = 1_000;
/** The process ends after this time, however much is under way. */
export const STOP_LIMIT_MS = 5_000;
const IDLE_SWEEP_MS = 50;
/** A turn of the event loop with next to no work, and how many turns to wait for one. */
const QUICK_TURN_MS = 2;
const TURNS_MAX = 200;

/** Progress of the process's shutdown. */
export interface Ending {
  /** The process is no longer ready, and no connection outlives its next answer. */
  begun: boolean;
  /** The last connection is closed: nobody waits for unfinished work. */
  isDrained: boolean;
}

interface Options {
  log: Logger;
  server: Server;
  door: Pick<OpenPort, 'close'>;
  stream: LiveStream;
  ending: Ending;
  /** How long new connections are served after SIGTERM, so that a balancer that polls readiness moves on. */
  drainMs: number;
  parts: (() => Promise<void>)[];
}

/**
 * Ends the process as an operator expects: not ready, for a while; then no new connections, streams closed with a hint
 * when to reconnect, answers under way finished, then the parts in order. A second signal, or the time limit, ends it
 * immediately. An uncaught fault is logged and ends it in the same order without the wait, because the state of the
 * process is unknown.
 */
export function stopInOrder({ log, server, door, stream, ending, drainMs, parts }: Options): void {
  async function stop(code: number, waitMs: number): Promise<void> {
    ending.begun = true;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    const drained = closed(server, door);
    stream.closeAll(RETURN_MS);
    stream.stop();
    await drained;
    ending.isDrained = true;
    for (const part of parts)
      await part().catch((error: unknown) => log.warn({ event: 'stop', err: error }, 'A part did not stop cleanly.'));
    process.exit(code);
  }

  function onSignal(signal: NodeJS.Signals, waitMs: number): void {
    if (ending.begun) process.exit(1);
    log.info({ event: 'stopping', signal }, 'The site stops.');
    void stop(0, waitMs);
  }

  function onFault(error: unknown): void {
    log.fatal({ event: 'fault', err: error }, 'A fault that nobody caught: the site stops.');
    if (!ending.begun) void stop(1, 0);
  }

  process.on('SIGTERM', (signal) => onSignal(signal, drainMs));
  // No drain time: a person at the keyboard is waiting.
  process.on('SIGINT', (signal) => onSignal(signal, 0));
  process.on('uncaughtException', onFault);
  process.on('unhandledRejection', onFault);
}

/** Resolves when the last connection is closed; idle ones are closed meanwhile. */
async function closed(server: Server, door: Options['door']): Promise<void> {
  await quickTurn();
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  await door.close();
  clearInterval(sweep);
}

/** Resolves right after new connections were accepted: the system resets those not accepted when a server closes. */
async function quickTurn(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const from = performance.now();
    await new Promise(setImmediate);
    if (performance.now() - from < QUICK_TURN_MS) return;
  }
}
