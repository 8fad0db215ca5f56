import { createOutage } from '#domain/outage.ts';
import type { AwakeClock } from './awake.ts';
import { StoreError } from './error.ts';
import type { StoreLog } from './log.ts';

/** Longer than any statement that readers wait for, on a busy machine. */
const SILENT_AFTER_MS = 8_000;
const LOOK_EVERY_MS = 500;
const SILENT = 'it does not answer';

export interface Answering {
  /** Notes that a statement is sent to the database; the returned functions report its outcome. */
  asked(): { came(): void; failed<E>(error: E): E; taken(): void };
  /** The database ended, for a known reason. */
  ended(reason: string): void;
  /** True from the first failure to the next answer. */
  isAway(): boolean;
  stop(): void;
}

/**
 * A timeout alone does not show that the database is away, since it may be busy: only silence to all statements does.
 */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof Error && /time(d )?out/i.test(error.cause.message);
}

/**
 * True when the database cannot be reached. A broken connection says nothing about the others: after a process was
 * stopped, the server has ended its open transaction and nothing else. The next statement shows whether the database is
 * there.
 */
function isNobodyThere(error: unknown): error is StoreError {
  return error instanceof StoreError && error.code === 'unreachable' && !isTimeout(error);
}

/**
 * Watches the database's answers. The database counts as away when it cannot be reached, and when statements have been
 * waiting for a while and none is answered, while this process was awake. Logs that once, and once when it answers
 * again. `onSilence` is called repeatedly while it is silent.
 */
export function watchAnswers(log: StoreLog, awake: AwakeClock, onSilence: () => void = () => {}): Answering {
  let pending = 0;
  /** Since when statements have been waiting without any answer; undefined when none is waiting. */
  let waitingSince: number | undefined;
  const outage = createOutage({
    steady: () => performance.now(),
    onBegin: (reason) => log.error({ event: 'database-away', reason }, `The database is away: ${reason}`),
    onEnd: (awayMs) => log.info({ event: 'database-back', awayMs }, `The database answers again after ${awayMs} ms.`),
  });
  /** When the database went away: answers to earlier statements may arrive later, and say nothing about now. */
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
        /** A connection was taken from the pool: whether it works is shown by its first statement. */
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
