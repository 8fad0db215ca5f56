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
  /** Limit of connections from all addresses. */
  connections: number;
  /** Limit of one address, when no proxy is in front of the site; 0: the same as for all. */
  perAddress: number;
}

/** Limits on what a client may use of the process. */
export interface ClientLimits {
  take(socket: Socket): void;
  /** True for a connection beyond the limits: only health may be answered on it. */
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
