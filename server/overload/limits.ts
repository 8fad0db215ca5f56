import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { clientAddress } from '../forms/client-address.ts';
import { createConnections } from './connections.ts';
import { createExcessLog, type Excess } from './excess-log.ts';
import { oneAtATime } from './pipelining.ts';
import { createSlowReaders } from './slow-readers.ts';

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

interface Options {
  log: Pick<Logger, 'warn'>;
  trustedProxies: number;
  /** Of all addresses. */
  connections: number;
  /** Of one address, where no proxy is before the site; 0: as many as of all. */
  perAddress: number;
}

/** What a client may take of the process. */
export interface ClientLimits {
  take(socket: Socket): void;
  /** Beyond the limits of connections: only health may be answered. */
  isSpare(socket: Socket): boolean;
  oneAtATime(handle: NodeHandler): NodeHandler;
  watch(response: ServerResponse): void;
  addressOf(request: IncomingMessage): string;
  open(): number;
  turnedAway(): Record<Excess | 'slow', number>;
  stop(): void;
}

export function createClientLimits({ log, trustedProxies, connections: max, perAddress }: Options): ClientLimits {
  const excess = createExcessLog(log);
  const addressOf = ({ headers, socket }: IncomingMessage) =>
    clientAddress(headers, socket.remoteAddress, trustedProxies);
  const slowReaders = createSlowReaders({ addressOf });
  const connections = createConnections({
    max,
    perAddress: trustedProxies > 0 || perAddress === 0 ? null : perAddress,
    addressOf: ({ remoteAddress }) => clientAddress({}, remoteAddress, 0),
    onExcess: excess.note,
  });
  return {
    ...connections,
    oneAtATime: (handle) => oneAtATime(handle, () => excess.note('ahead')),
    watch: slowReaders.watch,
    addressOf,
    turnedAway: () => ({ ...excess.counts(), slow: slowReaders.dropped() }),
    stop: slowReaders.stop,
  };
}
