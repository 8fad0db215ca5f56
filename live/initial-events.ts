import { eventBytes } from './event-text.ts';
import type { ReplayBuffer } from './replay-buffer.ts';
import type { LiveRequest } from './request.ts';

/** The first events for a reader: all since its position, or a snapshot of each topic. */
export function initialEvents(
  replayBuffer: ReplayBuffer,
  { topics, from, fresh }: Pick<LiveRequest, 'topics' | 'from' | 'fresh'>,
): { list: Buffer[]; resumed: boolean } {
  const missed = from ? replayBuffer.since(from) : undefined;
  const beat = eventBytes(replayBuffer.heartbeat());
  if (!missed) return { list: [...topics.map(replayBuffer.snapshot), beat], resumed: false };
  const resumed = topics.filter((topic) => !fresh.has(topic));
  const deltas = missed.flatMap((entry) => resumed.flatMap((topic) => entry.delta(topic) ?? []));
  const snapshots = topics.filter((topic) => fresh.has(topic)).map(replayBuffer.snapshot);
  const list = [...deltas, ...snapshots, ...resumed.map(replayBuffer.watermark), beat];
  return { list, resumed: true };
}
