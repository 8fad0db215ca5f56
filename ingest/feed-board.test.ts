import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEED_NAMES, type FeedName } from '#domain/feed.ts';
import type { Store } from '#store/store.ts';
import { NOW, openTestStore, quickClock } from './fake.ts';
import { createFeedBoard } from './feed-board.ts';
import { FIRST_FEEDS, laterFeeds } from './feeds/feeds.ts';

let store: Store;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ store, end } = await openTestStore());
}, 120_000);
afterAll(() => end());

const fail = async (feed: FeedName) => {
  for (const at of [1, 2, 3]) await store.feeds.failed(feed, NOW + at, 'no answer', 'no-answer');
};

/** A board that has looked once, and what it told since. */
async function boardOf(of: Pick<Store, 'feeds'> = store) {
  const told: FeedName[][] = [];
  const clock = quickClock();
  const options = {
    store: { isAway: () => false, ...of },
    live: { ageMs: () => Number.MAX_SAFE_INTEGER },
    clocks: { now: () => NOW, steady: () => NOW },
    clock,
    onChange: (feeds: readonly FeedName[]) => told.push([...feeds]),
  };
  const board = createFeedBoard(options);
  const looks = async () => {
    const before = clock.waits.length;
    while (clock.waits.length < before + 2) await new Promise(setImmediate);
  };
  await board.start();
  return { board, told, looks };
}

it('every feed that is read has a name, and every name a feed', () => {
  const read = ['market', ...[...FIRST_FEEDS, ...laterFeeds()].map(({ name }) => name)];
  expect(read.toSorted()).toEqual([...FEED_NAMES].sort());
});

describe('the board of the feeds', () => {
  it('knows every feed before any was read', async () => {
    const { board, looks } = await boardOf();
    expect(board.ages().map(({ feed }) => feed)).toEqual([...FEED_NAMES]);
    expect(board.stale(...FEED_NAMES)).toEqual([]);
    expect(board.unread('zakat')).toBe(true);
    await store.feeds.succeeded('zakat', NOW);
    await looks();
    expect([board.unread('zakat'), board.unread('zakat', 'events')]).toEqual([false, true]);
    await board.stop();
  });

  it('tells what became late and what is on time again, once each', async () => {
    await store.feeds.succeeded('press', NOW);
    const { board, told, looks } = await boardOf();
    await fail('press');
    await looks();
    expect(board.stale('press', 'circulars')).toMatchObject([
      { feed: 'press', readAt: NOW, failures: 3, incident: { beganAt: NOW + 1, failure: 'no-answer' } },
    ]);
    await store.feeds.succeeded('press', NOW + 9);
    await looks();
    expect(board.stale('press')).toEqual([]);
    expect(board.incidents()).toMatchObject([{ feed: 'press', endedAt: NOW + 9 }]);
    expect(told).toEqual([['press'], ['press']]);
    await board.stop();
  });

  it('stays as it was while the store does not answer', async () => {
    const known = await boardOf();
    const before = known.board.ages();
    await known.board.stop();
    let broken = false;
    const feeds = { ...store.feeds, list: () => (broken ? Promise.reject(new Error('gone')) : store.feeds.list()) };
    const { board, looks } = await boardOf({ feeds });
    broken = true;
    await looks();
    expect(board.ages()).toEqual(before);
    await board.stop();
  });
});
