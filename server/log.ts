import { pino, type Logger } from 'pino';

/** Structured log on standard output: one JSON object a line, no personal data (no addresses, no query of a form). */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: pino.stdSerializers.err },
  });
}
