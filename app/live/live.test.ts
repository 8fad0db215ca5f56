import { beforeEach, describe, expect, it } from 'vitest';
import { fakePage } from './fake-page.ts';
import { frame, FRAME_AT, heartbeat } from './sample-frames.ts';

let { browser, live, query, begin } = fakePage();
beforeEach(() => {
  ({ browser, live, query, begin } = fakePage());
});

describe('one connection for the page', () => {
  it('is opened a moment after the first topics, once for all of them', () => {
    live.follow(['board:510']);
    live.follow(['symbol:AAA', 'board:510']);
    browser.pass(49);
    expect(browser.streams).toHaveLength(0);
    browser.pass(1);
    expect(browser.streams).toHaveLength(1);
    expect(query('topics')).toBe('board:510,symbol:AAA');
    expect(query('from')).toBeNull();
  });

  it('goes on where it stands when a topic joins, and asks only for that one afresh', () => {
    begin();
    live.follow(['symbol:AAA']);
    browser.pass(50);
    expect(browser.streams.map(({ closed }) => closed)).toEqual([true, false]);
    expect([query('topics'), query('from'), query('fresh')]).toEqual(['board:510,symbol:AAA', 'e1:0', 'symbol:AAA']);
  });

  it('stays as it is when a second part of the page follows the same, and when one of them leaves', () => {
    begin();
    const leave = live.follow(['board:510']);
    browser.pass(100);
    leave();
    leave();
    browser.pass(100);
    expect(browser.streams).toHaveLength(1);
  });

  it('ends with the last who followed, and its figures are let go', () => {
    begin()();
    browser.pass(50);
    expect(browser.current()).toBeUndefined();
    live.figures.show();
    expect(live.figures.quote('AAA')).toBeUndefined();
  });

  it('asks for at most as many topics as a connection may have, boards first', () => {
    live.follow([...Array(80).keys()].map((i) => `symbol:S${i}` as const));
    live.follow(['board:510', 'clock']);
    browser.pass(50);
    const topics = query('topics')!.split(',');
    expect(topics).toHaveLength(64);
    expect(topics.slice(0, 2)).toEqual(['board:510', 'clock']);
  });
});

describe('what arrives', () => {
  it('is shown with the next picture, and tells only those who look at it', () => {
    begin();
    const told: string[] = [];
    for (const key of ['quotes AAA', 'quotes BBB'] as const) live.listen(key, () => told.push(key));
    browser.current()!.frame(frame('delta', 'board:510', 1, { quotes: [{ symbol: 'AAA', last: 2_600 }] }));
    expect(live.figures.quote('AAA')!.last).toBe(2_500);
    browser.pass(0);
    expect(live.figures.quote('AAA')!.last).toBe(2_600);
    expect(told).toEqual(['quotes AAA']);
  });

  it('keeps the same object for what did not move', () => {
    begin();
    const before = live.figures.quote('BBB');
    browser.current()!.frame(frame('delta', 'board:510', 1, { quotes: [{ symbol: 'AAA', last: 2_600 }] }));
    browser.pass(0);
    expect(live.figures.quote('BBB')).toBe(before);
  });

  it('with a gap leads to a new connection that asks for a snapshot', () => {
    begin();
    browser.current()!.frame(frame('delta', 'board:510', 2, { quotes: [{ symbol: 'AAA', last: 2_600 }] }));
    browser.pass(1_000);
    expect(browser.streams).toHaveLength(2);
    expect(query('from')).toBeNull();
    expect(live.figures.quote('AAA')!.last).toBe(2_500);
  });

  it('does not count when it comes from a connection that was given up', () => {
    begin();
    const old = browser.current()!;
    live.follow(['index']);
    browser.pass(50);
    old.frame(frame('delta', 'board:510', 1, { quotes: [{ symbol: 'AAA', last: 2_600 }] }));
    browser.pass(0);
    expect(live.figures.quote('AAA')!.last).toBe(2_500);
  });

  it('says what time it is at the market, whatever our own clock says', () => {
    live.follow(['clock']);
    browser.pass(50);
    const clock = {
      at: 0,
      observedAt: 0,
      speed: 2,
      status: 'open',
      phase: 'trading',
      simulated: true,
      epoch: 'd',
    } as const;
    browser.current()!.frame(frame('snapshot', 'clock', 0, { clock }));
    browser.pass(1_500);
    expect(live.figures.marketNow()).toBe(FRAME_AT + 3_000);
  });
});

describe('a pause', () => {
  it('holds the figures still, and takes in what arrives', () => {
    begin();
    live.setPaused(true);
    browser.current()!.frame(frame('delta', 'board:510', 1, { quotes: [{ symbol: 'AAA', last: 2_600 }] }));
    browser.pass(100);
    expect([live.status().paused, live.figures.quote('AAA')!.last]).toEqual([true, 2_500]);
    live.setPaused(false);
    expect(live.figures.quote('AAA')!.last).toBe(2_600);
  });
});

describe('silence', () => {
  it('is marked after three seconds, and the mark goes with the next word', () => {
    begin();
    browser.pass(2_900);
    expect(live.status().stale).toBe(false);
    browser.pass(600);
    expect(live.status().stale).toBe(true);
    browser.current()!.frame(heartbeat(0));
    expect(live.status().stale).toBe(false);
  });

  it('of the exchange is marked although the site still speaks', () => {
    begin();
    browser.current()!.frame(heartbeat(3_200));
    expect(live.status().stale).toBe(true);
    browser.pass(300);
    expect(live.ageMs()).toBe(3_500);
  });

  it('is no matter on a page that follows nothing', () => {
    begin()();
    browser.pass(10_000);
    expect(live.status().stale).toBe(false);
  });
});
