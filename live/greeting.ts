import { eventBytes } from './event-text.ts';
import type { Journal } from './journal.ts';
import type { LiveRequest } from './request.ts';

/** What a reader begins with: all that came since its place, or a snapshot of each topic. */
export function firstEvents(
  journal: Journal,
  { topics, from, fresh }: Pick<LiveRequest, 'topics' | 'from' | 'fresh'>,
): { list: Buffer[]; resumed: boolean } {
  const missed = from ? journal.since(from) : undefined;
  const beat = eventBytes(journal.heartbeat());
  if (!missed) return { list: [...topics.map(journal.snapshot), beat], resumed: false };
  const held = topics.filter((topic) => !fresh.has(topic));
  const deltas = missed.flatMap((entry) => held.flatMap((topic) => entry.delta(topic) ?? []));
  const snapshots = topics.filter((topic) => fresh.has(topic)).map(journal.snapshot);
  const list = [...deltas, ...snapshots, ...held.map(journal.vouch), beat];
  return { list, resumed: true };
}
