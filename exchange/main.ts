import { pino } from 'pino';
import { exchange as identity } from '#exchange.config.ts';
import { createExchange } from './exchange.ts';
import type { Exchange } from './exchange.ts';

const DEFAULT_PORT = 3001;
const HIGHEST_PORT = 65_535;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** EXCHANGE_PORT as a number; throws an Error with a one-sentence message when it is not one. */
function portOf(text: string | undefined): number {
  if (!text?.trim()) return DEFAULT_PORT;
  const port = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (port <= HIGHEST_PORT) return port;
  throw new Error(`EXCHANGE_PORT is '${text}', but must be a port from 0 to ${HIGHEST_PORT}; 0 takes a free one.`);
}

function logLevelOf(text: string | undefined): string {
  if (!text?.trim()) return 'info';
  if (LOG_LEVELS.includes(text.trim())) return text.trim();
  throw new Error(`LOG_LEVEL is '${text}', but must be one of ${LOG_LEVELS.join(', ')}.`);
}

function stopOn(exchange: Exchange): void {
  const stop = () => void exchange.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  // Ctrl-C also reaches the parent: it finishes its answers to readers, and then stops this process.
  process.on('SIGINT', () => !process.send && stop());
  process.off('disconnect', leave);
  process.once('disconnect', stop);
}

/** A child process without its parent has no use. */
function leave(): void {
  process.exit(0);
}

process.once('disconnect', leave);
try {
  const log = pino({ level: logLevelOf(process.env['LOG_LEVEL']) }, pino.destination(2));
  const exchange = await createExchange({
    identity,
    port: portOf(process.env['EXCHANGE_PORT']),
    host: process.env['EXCHANGE_HOST'] || undefined,
    clock: process.env['EXCHANGE_CLOCK'] ?? '',
    dataDir: process.env['DATA_DIR'] || './data',
    log,
  });
  stopOn(exchange);
  if (process.send)
    process.send({ ready: true, port: exchange.port }, undefined, undefined, (error) => error && leave());
  else log.info(`The simulated exchange answers at ${exchange.url}.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
