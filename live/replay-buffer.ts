import type { LiveFrame, Topic } from '#domain/stream.ts';
import { shownAge } from './age.ts';
import { eventBytes } from './event-text.ts';
import { snapshotFrame } from './snapshot.ts';
import type { LiveState } from './state.ts';
import { recordsByTopic } from './tick-record.ts';
import type { TopicRecords } from './tick-record.ts';

/** Readers that were away for at most half a minute get the missed ticks; others get a snapshot. */
const REPLAY_TICKS = 300;

/** One tick with changes: its deltas as bytes, serialised at the first request. */
export interface ReplayEntry {
  tick: number;
  /** True when all earlier data is void: every reader needs a snapshot. */
  reset: boolean;
  /** The topic's delta as an event; undefined when the topic did not move. */
  delta(topic: Topic): Buffer | undefined;
}

/** Confirms that the stream is complete so far, and says how stale the upstream is. */
export interface Heartbeat extends LiveFrame {
  /** Wall milliseconds of the upstream's silence beyond what is usual; 0 for a market that was heard at its close. */
  ageMs: number;
}

/**
 * Numbers what the state shows: ticks for the whole, and consecutive deltas for each topic. Each frame is serialised
 * once, however many readers it goes to, and not at all when nobody requests it.
 */
export interface ReplayBuffer {
  /** Makes the state show what was applied. Undefined when nothing moved. */
  advance(): ReplayEntry | undefined;
  position(): { epoch: string; tick: number };
  /** A snapshot of the topic, as an event. */
  snapshot(topic: Topic): Buffer;
  /** The snapshot as a frame. */
  snapshotFrame(topic: Topic): LiveFrame;
  /** A heartbeat, with the age of the figures. */
  heartbeat(): Heartbeat;
  /** The number of deltas that the topic has had, as an event: it reveals a lost last delta to a reader. */
  watermark(topic: Topic): Buffer;
  /** The entries from that position on, its own tick included; undefined when the buffer no longer has them. */
  since(position: { epoch: string; tick: number }): readonly ReplayEntry[] | undefined;
}

/** @param newEpoch returns a name that no other node and no other day has */
export function createReplayBuffer(state: LiveState, newEpoch: () => string): ReplayBuffer {
  let epoch = newEpoch();
  let tick = 0;
  let replay: ReplayEntry[] = [];
  const counts = new Map<Topic, number>();
  const snapshots = new Map<Topic, Buffer>();
  const position = () => ({ epoch, tick });
  const boardOf = (symbol: string) => state.quote(symbol)?.board;
  state.place(position());

  function reset(): void {
    epoch = newEpoch();
    replay = [];
    counts.clear();
  }

  function record(entry: ReplayEntry): ReplayEntry {
    replay.push(entry);
    if (replay.length > REPLAY_TICKS * 2) replay = replay.slice(-REPLAY_TICKS);
    return entry;
  }

  function frameOf(topic: Topic): LiveFrame {
    return snapshotFrame(state, { epoch, tick, topic, n: counts.get(topic) ?? 0 });
  }

  return {
    position,
    advance() {
      const changes = state.tick();
      if (!changes) return undefined;
      snapshots.clear();
      tick += 1;
      if (changes.reset) reset();
      state.place(position());
      const records = changes.reset ? new Map<Topic, TopicRecords>() : recordsByTopic(changes, boardOf);
      const delta = deltas(records, count(counts, records.keys()), { epoch, tick, at: state.now() });
      return record({ tick, reset: changes.reset, delta });
    },
    snapshotFrame: frameOf,
    snapshot(topic) {
      const bytes = snapshots.get(topic) ?? eventBytes(frameOf(topic));
      snapshots.set(topic, bytes);
      return bytes;
    },
    watermark: (topic) =>
      eventBytes({ type: 'heartbeat', epoch, tick, topic, n: counts.get(topic) ?? 0, at: state.now() }),
    heartbeat: () => ({ type: 'heartbeat', epoch, tick, topic: '*', n: 0, at: state.now(), ageMs: shownAge(state) }),
    since(from) {
      if (from.epoch !== epoch || from.tick > tick) return undefined;
      const covered = from.tick === tick || (replay[0] !== undefined && replay[0].tick <= from.tick + 1);
      return covered ? replay.filter((entry) => entry.tick >= from.tick) : undefined;
    },
  };
}

/** Counts one delta for each topic, and returns the new numbers. */
function count(counts: Map<Topic, number>, topics: Iterable<Topic>): Map<Topic, number> {
  const numbers = new Map([...topics].map((topic) => [topic, (counts.get(topic) ?? 0) + 1]));
  for (const [topic, n] of numbers) counts.set(topic, n);
  return numbers;
}

/** Serialises each topic's delta at the first request, and caches it. */
function deltas(
  records: Map<Topic, TopicRecords>,
  numbers: Map<Topic, number>,
  place: Pick<LiveFrame, 'epoch' | 'tick' | 'at'>,
): ReplayEntry['delta'] {
  const made = new Map<Topic, Buffer>();
  return (topic) => {
    const its = records.get(topic);
    if (!its) return undefined;
    const bytes = made.get(topic) ?? eventBytes({ type: 'delta', ...place, topic, n: numbers.get(topic)!, ...its });
    made.set(topic, bytes);
    return bytes;
  };
}
