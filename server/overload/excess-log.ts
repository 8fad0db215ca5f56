import type { Logger } from 'pino';

/** Counts are collected for this long before the first line. */
const COLLECT_MS = 1_000;
/** After that, one line per this time, however many are refused. */
const EVERY_MS = 60_000;

/** Why a connection was closed or refused: too many of one address, too many in all, too many pipelined requests. */
export type Excess = 'address' | 'all' | 'ahead';

export interface ExcessLog {
  note(excess: Excess): void;
  /** Counts since the process began. */
  counts(): Record<Excess, number>;
}

/** Counts refused connections and logs them, rarely and without an address. */
export function createExcessLog(log: Pick<Logger, 'warn'>): ExcessLog {
  const counts = none();
  let fresh = none();
  let timer: NodeJS.Timeout | undefined;
  let wait = COLLECT_MS;

  function logCounts(): void {
    timer = undefined;
    wait = EVERY_MS;
    log.warn({ event: 'connections-closed', ...fresh }, 'Connections were closed so that others can be served.');
    fresh = none();
  }

  return {
    note(excess) {
      counts[excess] += 1;
      fresh[excess] += 1;
      timer ??= setTimeout(logCounts, wait).unref();
    },
    counts: () => ({ ...counts }),
  };
}

function none(): Record<Excess, number> {
  return { address: 0, all: 0, ahead: 0 };
}
