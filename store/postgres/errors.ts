import { StoreError } from '../error.ts';

/** SQLSTATE and socket codes that mean the server cannot be reached, and what to do about it. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: start it or correct DATABASE_URL',
  ENOENT: 'its socket does not exist: start it or correct DATABASE_URL',
  ENOTFOUND: 'the host name is unknown: correct DATABASE_URL',
  EAI_AGAIN: 'the host name could not be looked up: check the network and DATABASE_URL',
  ETIMEDOUT: 'it did not answer in time: check the network and DATABASE_URL',
  EHOSTUNREACH: 'the host cannot be reached: check the network and DATABASE_URL',
  '28P01': 'it refused the password: correct DATABASE_URL',
  '28000': 'it refused the user: correct DATABASE_URL or its access rules',
  '3D000': 'that database does not exist: create it or correct DATABASE_URL',
  '53300': 'it has no free connection: raise its max_connections or start fewer nodes',
  '57P03': 'it is starting or stopping: try again in a moment',
};

/** Codes for a connection that ended while it was in use. */
const INTERRUPTIONS = new Set(['57P01', '57P02', 'ECONNRESET', 'EPIPE', '08003', '08006']);
const INTERRUPTED_TEXT = /^(Connection terminated|Client has encountered a connection error|Query read timeout)/;
const NO_ANSWER_TEXT = /timeout (expired|exceeded)|Connection terminated due to connection timeout/;

function codeOf(error: Error): string {
  if (NO_ANSWER_TEXT.test(error.message)) return 'ETIMEDOUT';
  const cause = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return String((cause as { code?: unknown } | undefined)?.code ?? '');
}

/**
 * A sentence for a failure between us and the engine at `where` (host, port and database, never a password). The
 * engine's errors about a statement itself pass unchanged.
 */
export function explainer(where: string): (error: unknown) => unknown {
  return (error) => {
    if (!(error instanceof Error) || error instanceof StoreError) return error;
    const code = codeOf(error);
    const reason = REASONS[code];
    if (reason)
      return new StoreError('unreachable', `The database at ${where} cannot be used, ${reason}.`, { cause: error });
    if (!INTERRUPTIONS.has(code) && !INTERRUPTED_TEXT.test(error.message)) return error;
    const text = `The database at ${where} broke off the connection or took too long: the request can be made again.`;
    return new StoreError('interrupted', text, { cause: error });
  };
}
