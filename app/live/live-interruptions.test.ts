import { beforeEach, describe, expect, it } from 'vitest';
import { fakePage } from './fake-page.ts';
import { frame, heartbeat, wholeQuote } from './sample-frames.ts';

let { browser, live, query, begin } = fakePage();
beforeEach(() => {
  ({ browser, live, query, begin } = fakePage());
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
