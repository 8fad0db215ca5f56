import type { JobContext } from './job.ts';

const TELL_EVERY_MS = 3_000;

/** Logs the progress of long work: at most every few seconds, and at its end. */
export function progressLog({ clock, log }: Pick<JobContext, 'clock' | 'log'>, job: string) {
  let toldAt = clock.steady();
  return (text: string, finished = false): void => {
    if (!finished && clock.steady() - toldAt < TELL_EVERY_MS) return;
    toldAt = clock.steady();
    log.info({ event: 'back-fill', job, finished }, `${job}: ${text}${finished ? ', finished' : ''}`);
  };
}
