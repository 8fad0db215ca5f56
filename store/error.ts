/**
 * Why the store cannot serve: `in-use` the data folder belongs to another process, `unreachable` the engine does not
 * answer, `unsuitable` it answers but cannot be used (too old, wrong encoding, newer tables), `interrupted` it went
 * away in the middle of a request (retry), `closed` this store was closed.
 */
export type StoreErrorCode = 'in-use' | 'unreachable' | 'unsuitable' | 'interrupted' | 'closed';

/** One clear sentence: what happened and what to do. Never contains a password. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** True when the database is away: nothing is wrong with the request, and it can be repeated. */
export function isOutage(error: unknown): boolean {
  return error instanceof StoreError && (error.code === 'unreachable' || error.code === 'interrupted');
}
