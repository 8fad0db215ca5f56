import { createLiveStream } from '#live/stream.ts';
import { connectionsFor, fileLimit, streamsFor } from '../overload/file-limit.ts';
import { createClientLimits } from '../overload/limits.ts';
import type { Foundation } from './foundation.ts';
import type { Market } from './market.ts';

export type Readers = ReturnType<typeof openReaders>;

/** Limits of each client, and the event stream for those who follow the market. */
export function openReaders({ settings, log }: Foundation, { live }: Market) {
  const connections = connectionsFor(fileLimit());
  const clients = createClientLimits({
    log,
    trustedProxies: settings.TRUSTED_PROXIES,
    connections,
    perAddress: settings.CONNECTIONS_PER_ADDRESS,
  });
  const stream = createLiveStream({
    state: live,
    readersMax: streamsFor(connections),
    readersPerAddress: settings.STREAMS_PER_ADDRESS || Infinity,
    addressOf: clients.addressOf,
  });
  stream.start();
  return { clients, stream };
}
