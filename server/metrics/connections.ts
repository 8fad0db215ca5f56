import type { Registry } from 'prom-client';
import type { ClientLimits } from '../overload/limits.ts';
import { readCounter, readGauge } from './readings.ts';

/** Open connections of readers, and those that were closed to make room. */
export function watchConnections(registry: Registry, clients: Pick<ClientLimits, 'open' | 'turnedAway'>): void {
  readGauge(registry, { name: 'manara_connections', help: 'Connections of readers that are open' }, () => [
    [clients.open()],
  ]);
  readCounter(
    registry,
    {
      name: 'manara_connections_closed_total',
      help: 'Connections beyond a limit, by cause: address, all, ahead, slow',
      labelNames: ['cause'],
    },
    () => Object.entries(clients.turnedAway()).map(([cause, count]) => [count, { cause }] as const),
  );
}
