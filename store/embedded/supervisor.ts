import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreLog } from '../log.ts';
import { addressOf, launch, stop } from './launch.ts';
import type { Address, FromDatabase } from './protocol.ts';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;

interface Watched {
  dataDir: string;
  socketDir: string;
  log: StoreLog;
  /** The database answers at this address from now on. */
  up(address: Address): void;
  /** The database has ended; `up` follows when it is back. */
  down(): void;
}

/**
 * Keeps the database process running: when it ends it is restarted, at first immediately and then ever more slowly.
 * Rejects with the reason when it cannot start the first time. Resolves with the function that ends it permanently.
 */
export async function supervise({ dataDir, socketDir, log, up, down }: Watched): Promise<() => Promise<void>> {
  let child: ChildProcess;
  const closing = new AbortController();

  const start = async () => {
    const started = (child = launch(dataDir, socketDir));
    up(await addressOf(started));
    started.on('message', ({ kind, ...failure }: FromDatabase) => {
      if (kind === 'failed') log.error({ event: 'database-failed', ...failure }, 'The embedded database failed.');
    });
    started.once('exit', restart);
  };

  const restart = async () => {
    if (closing.signal.aborted) return;
    down();
    for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
      await sleep(delay, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      const error = await start().then(
        () => undefined,
        (reason: Error) => reason,
      );
      if (!error) return;
      log.error(
        { event: 'database-start-failed', error: error.message },
        'The embedded database could not start again.',
      );
    }
  };

  await start();
  return () => {
    closing.abort();
    return stop(child);
  };
}
