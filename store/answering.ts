import { createOutage } from '#domain/outage.ts';
import type { AwakeClock } from './awake.ts';
import { StoreError } from './error.ts';
import type { StoreLog } from './log.ts';

/** Longer than any statement that readers wait for, on a busy machine. */
const SILENT_AFTER_MS = 8_000;
const LOOK_EVERY_MS = 500;
const SILENT = 'it does not answer';

export interface Answering {
  /** Something is asked of the database; what became of it is told to the answer. */
  asked(): { came(): void; failed<E>(error: E): E; taken(): void };
  /** It ended, for a reason that is known. */
  ended(reason: string): void;
  /** True from the first failure to the next answer. */
  isAway(): boolean;
  stop(): void;
}

/** Anyone who waited long enough says nothing of the database, which may be busy: only its silence to all does. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof Error && /time(d )?out/i.test(error.cause.message);
}

/**
 * Nobody is there. A connection that was broken off says nothing of the others: a process that was stopped finds its open
 * transaction ended by the server, and everything else as it was. Whoever asks next hears whether the database is there.
 */
function isNobodyThere(error: unknown): error is StoreError {
  return error instanceof StoreError && error.code === 'unreachable' && !isTimeout(error);
}

/**
 * Watches what comes back from the database. It is away when it cannot be reached, and when something has been asked for a
 * while and nothing is answered, while this process was there to hear it. Says so once, and once when it answers again.
 * `onSilence` is called again and again while it is silent.
 */
export function watchAnswers(log: StoreLog, awake: AwakeClock, onSilence: () => void = () => {}): Answering {
  let pending = 0;
  /** Since when something is waited for and nothing came; undefined while nothing is. */
  let waitingSince: number | undefined;
  const outage = createOutage({
    steady: () => performance.now(),
    onBegin: (reason) => log.error({ event: 'database-away', reason }, `The database is away: ${reason}`),
    onEnd: (awayMs) => log.info({ event: 'database-back', awayMs }, `The database answers again after ${awayMs} ms.`),
  });
  /** When it went away: what was asked before may still come, and says nothing of now. */
  let brokenAt = Number.NEGATIVE_INFINITY;
  const broken = (reason: string) => {
    if (!outage.isAway()) brokenAt = performance.now();
    outage.failed(reason);
  };
  const timer = setInterval(() => {
    const now = awake.now();
    if (waitingSince === undefined || now - waitingSince < SILENT_AFTER_MS) return;
    outage.failed(SILENT);
    waitingSince = now;
    onSilence();
  }, LOOK_EVERY_MS).unref();

  return {
    asked() {
      pending += 1;
      waitingSince ??= awake.now();
      const at = performance.now();
      let isPending = true;
      const end = () => {
        if (isPending) pending -= 1;
        isPending = false;
      };
      return {
        came() {
          end();
          waitingSince = pending > 0 ? awake.now() : undefined;
          if (at >= brokenAt) outage.well();
        },
        /** A connection was there: whether it still leads anywhere, its first statement tells. */
        taken() {
          end();
          if (pending === 0) waitingSince = undefined;
        },
        failed(error) {
          end();
          if (isNobodyThere(error)) broken(error.message);
          return error;
        },
      };
    },
    ended: broken,
    isAway: outage.isAway,
    stop: () => clearInterval(timer),
  };
}
