import { TOPICS_MAX } from '#domain/stream.ts';
import type { Topic } from '#domain/stream.ts';

/** Topics that parts of the page follow, each for as long as at least one part follows it. */
export interface Wanted {
  /** The returned function ends it. */
  follow(topics: readonly Topic[]): () => void;
  /** Sorted, at most as many as a connection can have. */
  topics(): Topic[];
}

/** `onChange` is called when a topic was added or removed. */
export function createWanted(onChange: () => void): Wanted {
  const followers = new Map<Topic, number>();

  function count(topics: readonly Topic[], by: 1 | -1): void {
    let changed = false;
    for (const topic of topics) {
      const before = followers.get(topic) ?? 0;
      if (before + by === 0) followers.delete(topic);
      else followers.set(topic, before + by);
      changed ||= before === 0 || before + by === 0;
    }
    if (changed) onChange();
  }

  return {
    follow(topics) {
      const own = [...new Set(topics)];
      count(own, 1);
      let left = false;
      return () => {
        if (!left) count(own, -1);
        left = true;
      };
    },
    topics: () => [...followers.keys()].sort(byKind).slice(0, TOPICS_MAX),
  };
}

/** Boards, clock and indices come before single securities: a page with too many topics loses the latter. */
function byKind(a: Topic, b: Topic): number {
  const rank = (topic: Topic) => (topic.startsWith('symbol:') ? 1 : 0);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
