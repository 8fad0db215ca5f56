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
  /** 0 takes a free one. */
  port: number;
  /** The loopback address unless given. */
  host?: string | undefined;
  /** EXCHANGE_CLOCK's words, or a clock of the caller's own. */
  clock: string | ExchangeClock;
  /** Where closing prices and made documents are kept; without it nothing is. */
  dataDir?: string | undefined;
  log: Logger;
  seed?: number;
}

export interface Exchange {
  port: number;
  url: string;
  close(): Promise<void>;
}

/** Only programs of this machine reach the simulated exchange, unless it is told otherwise. */
const LOOPBACK = '127.0.0.1';
/** The exchange's history begins in 2016 with these levels. */
const GENERAL_BASE = 3_150_000;
const SHARIA_BASE = 2_480_000;
const SEED = 20_160_104;
const KEEP_ALIVE_MS = 65_000;

/** Starts the simulated exchange. Rejects with one sentence when the port is taken or the clock's words mean nothing. */
export async function createExchange(options: ExchangeOptions): Promise<Exchange> {
  const clock = clockOf(options.clock);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  // The port comes first: whether it is free is known at once, the market takes a second to make.
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
  // Made before the first question, whose answer then takes no longer than any other.
  world.publications();
  return { market, world };
}

/** The configured indices, and one for each sector with enough shares: the short name and two letters. */
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
