import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { DEFAULT_CALENDAR } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import { createClock, parseClockSetting } from './clock.ts';
import type { ExchangeClock } from './clock.ts';
import { answerRequests } from './http/server.ts';
import { openStream } from './http/stream.ts';
import { issuersOf } from './issuers/directory.ts';
import { oilReference } from './issuers/futures.ts';
import type { ExchangeIdentity } from './issuers/identity.ts';
import { instrumentsOf } from './issuers/instruments.ts';
import { SECTOR_INDICES } from './issuers/sectors.ts';
import { createMarket } from './market/market.ts';
import type { IndexDefinition, Market } from './market/market.ts';
import { openShelf } from './publications/paper/shelf.ts';
import { createWorld } from './world.ts';
import type { World } from './world.ts';

export interface ExchangeOptions {
  identity: ExchangeIdentity;
  /** 0 picks a free port. */
  port: number;
  /** Defaults to the loopback address. */
  host?: string | undefined;
  /** The value of EXCHANGE_CLOCK, or the caller's own clock. */
  clock: string | ExchangeClock;
  /** Folder for closing prices and generated documents; without it nothing is stored. */
  dataDir?: string | undefined;
  log: Logger;
  seed?: number;
}

export interface Exchange {
  port: number;
  url: string;
  close(): Promise<void>;
}

/** Only programs on this machine can reach the simulated exchange, unless the host is configured. */
const LOOPBACK = '127.0.0.1';
/** Index levels at the start of the exchange's history, in 2016. */
const GENERAL_BASE = 3_150_000;
const SHARIA_BASE = 2_480_000;
const SEED = 20_160_104;
const KEEP_ALIVE_MS = 65_000;

/**
 * Starts the simulated exchange. Rejects with a one-sentence message when the port is taken or the clock's value is
 * invalid.
 */
export async function createExchange(options: ExchangeOptions): Promise<Exchange> {
  const clock = clockOf(options.clock);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  // The port comes first: a taken port is reported immediately, while building the market takes a second.
  const port = await listen(server, options.port, options.host ?? LOOPBACK);
  const { market, world } = await make(options, clock).catch((error: unknown) => {
    server.close();
    throw error;
  });
  const stream = openStream(market);
  server.on('request', answerRequests({ world, stream, log: options.log }));
  market.start();
  return {
    port,
    url: `http://${LOOPBACK}:${port}`,
    async close() {
      market.stop();
      stream.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function clockOf(clock: ExchangeOptions['clock']): ExchangeClock {
  return typeof clock === 'string' ? createClock(parseClockSetting(clock), DEFAULT_CALENDAR, Date.now) : clock;
}

async function make(
  { identity, dataDir, log, seed = SEED }: ExchangeOptions,
  clock: ExchangeClock,
): Promise<{ market: Market; world: World }> {
  const dir = dataDir === undefined ? undefined : join(dataDir, 'exchange');
  const warn = (sentence: string) => log.warn(sentence);
  const issuers = issuersOf(identity);
  const market = createMarket({
    instruments: instrumentsOf(issuers, identity, marketDate(clock.read().at)),
    indices: indexDefinitions(identity),
    references: [oilReference()],
    calendar: DEFAULT_CALENDAR,
    clock,
    seed,
    ...(dir !== undefined && { dataDir: dir }),
    warn,
  });
  const shelf = openShelf({ dir: dir && join(dir, 'documents'), warn });
  const world = createWorld({ identity, market, issuers, shelf });
  // Built before the first request, so that its answer takes no longer than any other.
  world.publications();
  return { market, world };
}

/** The configured indices, and one for each sector with enough shares, coded as the short name and two letters. */
function indexDefinitions({ indices, shortName }: ExchangeIdentity): IndexDefinition[] {
  const named = indices
    .flatMap(({ code, kind }) => (kind === 'general' || kind === 'sharia' ? { code, kind } : []))
    .map(({ code, kind }) => ({ code, kind, baseLevel: kind === 'general' ? GENERAL_BASE : SHARIA_BASE }));
  const sectors = SECTOR_INDICES.map(({ sector, suffix }) => ({
    code: shortName + suffix,
    kind: 'sector' as const,
    sector,
  }));
  return [...named, ...sectors];
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(whyNot(error, port))));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the other program, or set EXCHANGE_PORT to a free port (0 finds one).`;
  if (code === 'EACCES') return `Port ${port} is not allowed for this user: set EXCHANGE_PORT to one above 1023.`;
  return `The exchange cannot listen on port ${port}: ${message}.`;
}
