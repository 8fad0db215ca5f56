/** Logger interface of the store; pino satisfies it. */
export interface StoreLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

export const SILENT: StoreLog = { info() {}, warn() {}, error() {} };
