import type { Registry } from 'prom-client';
import type { LiveCounters, LiveStream } from '#live/stream.ts';
import { readCounter, readGauge } from './readings.ts';

const RISING = {
  opened: ['manara_stream_opened_total', 'Streams that were opened'],
  resumed: ['manara_stream_resumed_total', 'Streams that went on where an earlier one had ended'],
  refused: ['manara_stream_refused_total', 'Streams and snapshots that were refused'],
  dropped: ['manara_stream_dropped_total', 'Readers closed because they left too much unread'],
  frames: ['manara_stream_frames_total', 'Events sent, each counted for each reader'],
  bytes: ['manara_stream_bytes_total', 'Bytes sent to readers of the stream'],
} as const satisfies Record<Exclude<keyof LiveCounters, 'clients'>, readonly [string, string]>;

/** The site's own event stream and its readers. */
export function watchStream(registry: Registry, { counters }: Pick<LiveStream, 'counters'>): void {
  readGauge(registry, { name: 'manara_stream_clients', help: 'Readers of the stream at the moment' }, () => [
    [counters().clients],
  ]);
  for (const [key, [name, help]] of Object.entries(RISING)) {
    readCounter(registry, { name, help }, () => [[counters()[key as keyof typeof RISING]]]);
  }
}
