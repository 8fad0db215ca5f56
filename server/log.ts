import { pino, type DestinationStream, type Logger } from 'pino';
import { correlation } from './correlation.ts';

/**
 * Structured log on standard output: one JSON object a line, with the ids that tie lines together. No personal data: no
 * address, no agent, no word of a query or a form.
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
