import { describe, expect, it } from 'vitest';
import { createReads, LIVE_GRACE_MS } from './reads.ts';
import { createTags } from './tags.ts';

function begin() {
  const time = { now: 1_000_000 };
  const tags = createTags();
  return { time, tags, reads: createReads(tags, () => time.now) };
}

describe('what a page was made from', () => {
  it('stays true while nothing of it moves', () => {
    const { tags, reads, time } = begin();
    reads.note('profiles DSX', 0);
    tags.move(['profiles JIWAN']);
    time.now += 86_400_000;
    expect(reads.staleAt()).toBe(Number.POSITIVE_INFINITY);
  });

  it('is no longer true from the moment when something of it moved', () => {
    const { tags, reads, time } = begin();
    reads.note('profiles DSX', 0);
    const reported: number[] = [];
    reads.follow((at) => reported.push(at));
    time.now += 5_000;
    tags.move(['profiles DSX']);
    expect(reported).toEqual([1_005_000]);
  });

  it('is shown for its second where it moves all the time', () => {
    const { tags, reads, time } = begin();
    reads.note('quotes DSX', LIVE_GRACE_MS);
    time.now += 100;
    tags.move(['quotes DSX']);
    expect(reads.staleAt()).toBe(1_001_000);
    expect(reads.isLive()).toBe(true);
  });

  it('is missed neither where it moved while the page was made', () => {
    const { tags, reads, time } = begin();
    reads.note('circulars *', 0);
    time.now += 20;
    tags.move(['circulars 7']);
    time.now += 20;
    expect(reads.staleAt()).toBeLessThanOrEqual(time.now);
  });

  it('lasts as long as the shortest of what is true for a time', () => {
    const { reads } = begin();
    reads.holdsFor(60_000);
    reads.holdsFor(5_000);
    reads.holdsFor(10_000);
    expect(reads.staleAt()).toBe(1_005_000);
  });

  it('goes over to what is made from it, with its age', () => {
    const { tags, reads, time } = begin();
    const shared = createReads(tags, () => time.now);
    shared.note('profiles *', 60_000);
    time.now += 50_000;
    tags.move(['profiles DSX']);
    reads.adopt(shared);
    expect(reads.staleAt()).toBe(1_060_000);
  });

  it('is told to nobody who has left', () => {
    const { tags, reads } = begin();
    reads.note('profiles DSX', 0);
    const reported: number[] = [];
    reads.follow((at) => reported.push(at))();
    tags.move(['profiles DSX']);
    expect(reported).toEqual([]);
  });
});
