import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeBrowser } from './fake-browser.ts';
import type { FakeBrowser } from './fake-browser.ts';
import { createLive } from './live.ts';
import type { Live } from './live.ts';
import { frame, FRAME_AT, heartbeat, wholeQuote } from './sample-frames.ts';

let browser: FakeBrowser;
let live: Live;

beforeEach(() => {
  browser = createFakeBrowser();
  live = createLive(browser);
});

const query = (name: string) => browser.current()?.url.searchParams.get(name);

/** Follows the board, whose snapshot has arrived. */
function begin(): () => void {
  const leave = live.follow(['board:510']);
  browser.pass(50);
  browser.current()!.frame(frame('snapshot', 'board:510', 0, { quotes: [wholeQuote('AAA'), wholeQuote('BBB')] }));
  browser.pass(0);
  return leave;
}

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

describe('a connection that fails', () => {
  it('is left to the browser while that tries again by itself', () => {
    begin();
    browser.current()!.error(false);
    browser.pass(60_000);
    expect(browser.streams).toHaveLength(1);
  });

  it('is opened anew after one second, then two, then four, where the browser gave up', () => {
    begin();
    for (const wait of [1_000, 2_000, 4_000]) {
      const before = browser.streams.length;
      browser.current()!.error(true);
      browser.pass(wait - 1);
      expect(browser.streams).toHaveLength(before);
      browser.pass(1);
      expect(browser.streams).toHaveLength(before + 1);
    }
  });

  it('is replaced by asking every two seconds after the third time, until the stream speaks again', async () => {
    begin();
    const asked: string[] = [];
    browser.answer = async (url) => {
      asked.push(url.pathname + url.search);
      return [frame('snapshot', 'board:510', 5, { quotes: [wholeQuote('AAA', { last: 2_900 })] }), heartbeat(0)];
    };
    for (let i = 0; i < 3; i += 1) browser.current()!.error(false);
    await new Promise(setImmediate);
    browser.pass(500);
    expect(live.figures.quote('AAA')!.last).toBe(2_900);
    expect(live.status()).toMatchObject({ polling: true, stale: false });
    browser.pass(2_000);
    await new Promise(setImmediate);
    expect(asked).toEqual(Array(2).fill('/live/snapshot?topics=board%3A510'));
    browser.current()!.frame(frame('delta', 'board:510', 6, { quotes: [{ symbol: 'AAA', last: 3_000 }] }));
    browser.pass(4_500);
    expect([asked.length, live.status().polling, live.figures.quote('AAA')!.last]).toEqual([2, false, 3_000]);
  });
});

describe('where no stream passes', () => {
  const answer = async () => [frame('snapshot', 'board:510', 5, { quotes: [wholeQuote('AAA', { last: 2_900 })] })];

  it('because the browser has none, the figures are asked for from the start', async () => {
    Object.assign(browser, { hasStreams: false, answer });
    live.follow(['board:510']);
    browser.pass(50);
    await new Promise(setImmediate);
    browser.pass(0);
    expect(live.figures.quote('AAA')!.last).toBe(2_900);
  });

  it('because something on the way holds it back, they are asked for after five seconds, until it speaks', async () => {
    browser.answer = answer;
    live.follow(['board:510']);
    browser.pass(5_600);
    await new Promise(setImmediate);
    browser.pass(0);
    expect([live.figures.quote('AAA')!.last, live.status().polling]).toEqual([2_900, true]);
    browser.current()!.frame(frame('snapshot', 'board:510', 6, { quotes: [wholeQuote('AAA', { last: 3_000 })] }));
    browser.pass(0);
    expect([live.figures.quote('AAA')!.last, live.status().polling]).toEqual([3_000, false]);
  });
});

describe('a page that goes away', () => {
  it('lets the connection go, and comes back from the cache where it stood', () => {
    begin();
    browser.page('hide');
    expect(browser.current()).toBeUndefined();
    browser.page('show');
    expect([query('topics'), query('from'), query('fresh')]).toEqual(['board:510', 'e1:0', null]);
  });

  it('opens nothing while it is away', () => {
    begin();
    browser.page('hide');
    live.follow(['index']);
    browser.pass(10_000);
    expect(browser.current()).toBeUndefined();
  });

  it('marks what it shows as stale at once when it comes back late', () => {
    begin();
    browser.page('hide');
    browser.pass(20_000);
    browser.page('show');
    expect(live.status().stale).toBe(true);
    browser.current()!.frame(frame('snapshot', 'board:510', 9, { quotes: [wholeQuote('AAA', { last: 2_700 })] }));
    browser.pass(0);
    expect([live.status().stale, live.figures.quote('AAA')!.last]).toEqual([false, 2_700]);
  });

  it('hidden for a minute rests, and catches up when it is looked at', () => {
    begin();
    browser.page('hidden');
    browser.pass(59_000);
    expect(browser.current()).toBeDefined();
    browser.pass(1_000);
    expect(browser.current()).toBeUndefined();
    browser.page('visible');
    expect(browser.current()).toBeDefined();
  });

  it('hidden for a moment keeps its connection', () => {
    begin();
    browser.page('hidden');
    browser.pass(30_000);
    browser.page('visible');
    browser.pass(60_000);
    expect(browser.streams).toHaveLength(1);
  });

  it('without a network says so, and connects at once when there is one', () => {
    begin();
    browser.page('offline');
    expect(live.status().offline).toBe(true);
    browser.current()!.error(true);
    browser.page('online');
    expect([live.status().offline, browser.current() !== undefined]).toEqual([false, true]);
  });
});
