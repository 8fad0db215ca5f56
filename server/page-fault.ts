import type { Logger } from 'pino';
import type { Ending } from './stop.ts';

/**
 * Logs each page that could not be rendered, until the last connection is closed: a page whose reader disconnected is
 * rendered to its end, possibly after the database was closed.
 */
export function pageFault(log: Pick<Logger, 'error'>, ending: Pick<Ending, 'isDrained'>) {
  return (requestId: string, error: unknown): void => {
    if (ending.isDrained) return;
    log.error({ event: 'page-failed', requestId, err: error }, 'A page could not be made.');
  };
}
