/** What the ingest needs of a logger; pino's fits. */
export interface IngestLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}
