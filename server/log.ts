import { pino, type DestinationStream, type Logger } from 'pino';
import { correlation } from './correlation.ts';

/**
 * Structured log on standard output: one JSON object per line, with ids that connect lines. It contains no personal
 * data: no address, no user agent, no text of a query or a form.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: pino.stdSerializers.err },
    mixin: correlation,
  };
  return destination ? pino(options, destination) : pino(options);
}
