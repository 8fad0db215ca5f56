import { randomUUID } from 'node:crypto';

/** What the ingest needs of a logger; pino's fits. */
export interface IngestLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** The same log with a name for one reading of a job in each line: what it says of its parts is found together. */
export function withRun(log: IngestLog): IngestLog {
  const run = randomUUID();
  return {
    info: (fields, text) => log.info({ run, ...fields }, text),
    warn: (fields, text) => log.warn({ run, ...fields }, text),
    error: (fields, text) => log.error({ run, ...fields }, text),
  };
}
