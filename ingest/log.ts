import { randomUUID } from 'node:crypto';

/** Logger interface of the ingest; pino satisfies it. */
export interface IngestLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** The same log with an id for one run of a job in each line, so that all its lines can be found together. */
export function withRun(log: IngestLog): IngestLog {
  const run = randomUUID();
  return {
    info: (fields, text) => log.info({ run, ...fields }, text),
    warn: (fields, text) => log.warn({ run, ...fields }, text),
    error: (fields, text) => log.error({ run, ...fields }, text),
  };
}
