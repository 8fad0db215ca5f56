import { createOutage } from '#domain/outage.ts';
import { isOutage } from './error.ts';
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
 * Watches what comes back from the database. It is away when it cannot be reached, when it breaks connections off, and when
 * something has been asked for a while and nothing is answered. Says so once, and once when it answers again.
 * `onSilence` is called again and again while it is silent.
 */
export function watchAnswers(log: StoreLog, onSilence: () => void = () => {}): Answering {
  let pending = 0;
  /** Since when something is waited for and nothing came; undefined while nothing is. */
  let waitingSince: number | undefined;
  const outage = createOutage({
    steady: () => performance.now(),
    onBegin: (reason) => log.error({ event: 'database-away', reason }, `The database is away: ${reason}`),
    onEnd: (awayMs) => log.info({ event: 'database-back', awayMs }, `The database answers again after ${awayMs} ms.`),
  });
  /** When it broke off: what was asked before may still come, and says nothing of now. */
  let brokenAt = Number.NEGATIVE_INFINITY;
  const broken = (reason: string) => {
    if (!outage.isAway()) brokenAt = performance.now();
    outage.failed(reason);
  };
  const timer = setInterval(() => {
    const now = performance.now();
    if (waitingSince === undefined || now - waitingSince < SILENT_AFTER_MS) return;
    outage.failed(SILENT);
    waitingSince = now;
    onSilence();
  }, LOOK_EVERY_MS).unref();

  return {
    asked() {
      pending += 1;
      waitingSince ??= performance.now();
      const at = performance.now();
      let isPending = true;
      const end = () => {
        if (isPending) pending -= 1;
        isPending = false;
      };
      return {
        came() {
          end();
          waitingSince = pending > 0 ? performance.now() : undefined;
          if (at >= brokenAt) outage.well();
        },
        /** A connection was there: whether it still leads anywhere, its first statement tells. */
        taken() {
          end();
          if (pending === 0) waitingSince = undefined;
        },
        failed(error) {
          end();
          if (isOutage(error) && !isTimeout(error)) broken((error as Error).message);
          return error;
        },
      };
    },
    ended: broken,
    isAway: outage.isAway,
    stop: () => clearInterval(timer),
  };
}
