import type { JobContext } from './job.ts';

const LOG_EVERY_MS = 3_000;

/** Logs the progress of long work: at most every few seconds, and at its end. */
export function progressLog({ clock, log }: Pick<JobContext, 'clock' | 'log'>, job: string) {
  let lastLoggedAt = clock.steady();
  return (text: string, finished = false): void => {
    if (!finished && clock.steady() - lastLoggedAt < LOG_EVERY_MS) return;
    lastLoggedAt = clock.steady();
    log.info({ event: 'back-fill', job, finished }, `${job}: ${text}${finished ? ', finished' : ''}`);
  };
}
