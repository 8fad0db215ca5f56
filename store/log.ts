/** What the store needs of a logger; pino's fits. */
export interface StoreLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export const SILENT: StoreLog = { info() {}, warn() {}, error() {} };
