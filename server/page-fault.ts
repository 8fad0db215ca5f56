import type { Logger } from 'pino';
import type { Ending } from './stop.ts';

/**
 * Logs each page that could not be made, until the last connection is closed: a page whose reader went away is made to its
 * end, which may come after the database was closed.
 */
export function pageFault(log: Pick<Logger, 'error'>, ending: Pick<Ending, 'isDrained'>) {
  return (requestId: string, error: unknown): void => {
    if (ending.isDrained) return;
    log.error({ event: 'page-failed', requestId, err: error }, 'A page could not be made.');
  };
}
