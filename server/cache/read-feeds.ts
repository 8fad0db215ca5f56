import type { FeedBoard, FeedName } from '#domain/feed.ts';
import type { Tag } from './tags.ts';

/** The page of the feeds says when each was read last: that moves with every reading, and is told to nobody. */
const AGES_HOLD_MS = 5_000;

interface FeedNotes {
  state(tag: Tag): void;
  holdsFor(ms: number): void;
}

/** The feeds' ages, which say before each question what the answer depends on. */
export function readFeeds(board: FeedBoard, { state, holdsFor }: FeedNotes): FeedBoard {
  return {
    ages() {
      holdsFor(AGES_HOLD_MS);
      return board.ages();
    },
    stale(...feeds) {
      for (const feed of feeds) state(tagOfFeed(feed));
      return board.stale(...feeds);
    },
    unread(...feeds) {
      const isUnread = board.unread(...feeds);
      // What has been read stays so.
      if (isUnread) holdsFor(AGES_HOLD_MS);
      return isUnread;
    },
    incidents() {
      holdsFor(AGES_HOLD_MS);
      return board.incidents();
    },
  };
}

export function tagOfFeed(feed: FeedName): Tag {
  return `feeds ${feed}`;
}
