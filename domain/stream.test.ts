import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarketClock } from './market-clock.ts';
import type { Trade } from './quote.ts';
import { SAMPLE_QUOTE } from './sample-quote.ts';
import {
  emptyLiveState,
  eventId,
  mergeFrame,
  parseEventId,
  quoteOf,
  topicsOf,
  TOPICS_MAX,
  topicsToRefresh,
  TRADES_MAX,
} from './stream.ts';
import type { LiveFrame } from './stream.ts';

const CLOCK: MarketClock = {
  at: 1,
  observedAt: 1,
  speed: 1,
  status: 'open',
  phase: 'trading',
  simulated: true,
  epoch: 'day',
};

const frame = (fields: Partial<LiveFrame>): LiveFrame => ({
  type: 'delta',
  epoch: 'e1',
  tick: 1,
  topic: 'symbol:DSX',
  n: 1,
  at: 1,
  ...fields,
});
const snapshot = (fields: Partial<LiveFrame> = {}): LiveFrame =>
  frame({ type: 'snapshot', n: 0, quotes: [SAMPLE_QUOTE], ...fields });
const trade = (id: number): Trade => ({ id, symbol: 'DSX', at: id, price: 1_500, quantity: 1, side: 'buy' });

describe('what a frame does to a reader', () => {
  it('takes a snapshot and the deltas that follow it', () => {
    const state = emptyLiveState();
    expect(mergeFrame(state, snapshot())).toEqual({ state, gap: false });
    expect(mergeFrame(state, frame({ n: 1, quotes: [{ symbol: 'DSX', last: 1_510, at: 2 }] })).gap).toBe(false);
    expect(quoteOf(state, 'DSX')).toEqual({ ...SAMPLE_QUOTE, last: 1_510, at: 2 });
    expect(state.topics.get('symbol:DSX')?.n).toBe(1);
  });

  it('replaces a record that changed and keeps the object of one that did not', () => {
    const state = emptyLiveState();
    mergeFrame(state, snapshot({ topic: 'board:510', quotes: [SAMPLE_QUOTE, { ...SAMPLE_QUOTE, symbol: 'ABC' }] }));
    const [before, other] = [quoteOf(state, 'DSX'), quoteOf(state, 'ABC')];
    mergeFrame(state, frame({ topic: 'board:510', quotes: [{ symbol: 'DSX', last: 1_510 }] }));
    expect(quoteOf(state, 'DSX')).not.toBe(before);
    expect(before?.last).toBe(1_500);
    expect(quoteOf(state, 'ABC')).toBe(other);
  });

  it('ignores what comes twice or late', () => {
    const state = emptyLiveState();
    mergeFrame(state, snapshot({ n: 5 }));
    expect(mergeFrame(state, frame({ n: 5, quotes: [{ symbol: 'DSX', last: 1 }] })).gap).toBe(false);
    expect(mergeFrame(state, snapshot({ n: 3, quotes: [{ ...SAMPLE_QUOTE, last: 1 }] })).gap).toBe(false);
    expect(quoteOf(state, 'DSX')).toEqual(SAMPLE_QUOTE);
  });

  it('calls a missing delta a gap, keeps the last good values and takes nothing until a snapshot', () => {
    const state = emptyLiveState();
    mergeFrame(state, snapshot());
    expect(mergeFrame(state, frame({ n: 2, quotes: [{ symbol: 'DSX', last: 1 }] })).gap).toBe(true);
    expect(mergeFrame(state, frame({ n: 1, quotes: [{ symbol: 'DSX', last: 1 }] })).gap).toBe(true);
    expect(quoteOf(state, 'DSX')).toEqual(SAMPLE_QUOTE);
    expect(topicsToRefresh(state)).toEqual(['symbol:DSX']);
    expect(mergeFrame(state, snapshot({ n: 2, quotes: [{ ...SAMPLE_QUOTE, last: 2 }] })).gap).toBe(false);
    expect(quoteOf(state, 'DSX')?.last).toBe(2);
    expect(topicsToRefresh(state)).toEqual([]);
  });

  it('sees by a heartbeat that the last delta was missed', () => {
    const state = emptyLiveState();
    mergeFrame(state, snapshot({ n: 4 }));
    expect(mergeFrame(state, frame({ type: 'heartbeat', n: 4 })).gap).toBe(false);
    expect(mergeFrame(state, frame({ type: 'heartbeat', n: 3 })).gap).toBe(false);
    expect(mergeFrame(state, frame({ type: 'heartbeat', n: 5 })).gap).toBe(true);
  });

  it('sees by any frame that the server counts anew', () => {
    const state = emptyLiveState();
    mergeFrame(state, snapshot());
    expect(mergeFrame(state, frame({ type: 'heartbeat', topic: '*', n: 0 })).gap).toBe(false);
    expect(mergeFrame(state, frame({ type: 'heartbeat', topic: '*', n: 0, epoch: 'e2' })).gap).toBe(true);
    expect(topicsToRefresh(state)).toEqual(['symbol:DSX']);
  });

  it('voids every topic at the first snapshot of another epoch, and takes any number in it', () => {
    const state = emptyLiveState();
    mergeFrame(state, snapshot({ n: 9 }));
    mergeFrame(state, snapshot({ topic: 'clock', n: 7, clock: CLOCK }));
    expect(mergeFrame(state, snapshot({ epoch: 'e2', n: 0 })).gap).toBe(false);
    expect(topicsToRefresh(state)).toEqual(['clock']);
    expect(mergeFrame(state, frame({ epoch: 'e2', topic: 'clock', n: 8, clock: CLOCK })).gap).toBe(true);
    expect(mergeFrame(state, snapshot({ epoch: 'e2', topic: 'clock', clock: CLOCK })).gap).toBe(false);
    expect(topicsToRefresh(state)).toEqual([]);
  });

  it('calls news of a topic or a security that it does not hold a gap', () => {
    const state = emptyLiveState();
    expect(mergeFrame(state, frame({})).gap).toBe(true);
    mergeFrame(state, snapshot());
    expect(mergeFrame(state, frame({ topic: 'index', n: 1 })).gap).toBe(true);
    expect(mergeFrame(state, frame({ n: 1, quotes: [{ symbol: 'ABC', last: 1 }] })).gap).toBe(true);
    expect(topicsToRefresh(state)).toEqual(['symbol:DSX']);
  });

  it('keeps each trade once, newest first, up to a limit', () => {
    const state = emptyLiveState();
    mergeFrame(state, snapshot({ trades: [trade(2), trade(1)] }));
    mergeFrame(state, frame({ n: 1, trades: [trade(2), trade(3), trade(4)] }));
    expect(state.topics.get('symbol:DSX')?.trades.map((one) => one.id)).toEqual([4, 3, 2, 1]);
    const many = Array.from({ length: TRADES_MAX + 5 }, (_, i) => trade(i + 5));
    mergeFrame(state, frame({ n: 2, trades: many }));
    expect(state.topics.get('symbol:DSX')?.trades).toHaveLength(TRADES_MAX);
    expect(state.topics.get('symbol:DSX')?.trades[0]?.id).toBe(TRADES_MAX + 9);
  });

  it('answers with the newer of two topics that hold a security', () => {
    const state = emptyLiveState();
    mergeFrame(state, snapshot({ tick: 10 }));
    mergeFrame(state, snapshot({ tick: 10, topic: 'board:510' }));
    mergeFrame(state, frame({ tick: 12, topic: 'board:510', quotes: [{ symbol: 'DSX', last: 12 }] }));
    mergeFrame(state, frame({ tick: 11, quotes: [{ symbol: 'DSX', last: 11 }] }));
    expect(quoteOf(state, 'DSX')?.last).toBe(12);
    expect(quoteOf(state, 'ABC')).toBeUndefined();
  });
});

describe('topics and positions', () => {
  it('are read from the query, each once, without those that do not exist', () => {
    expect(topicsOf('board:510, symbol:dsx,index,clock,index')).toEqual(['board:510', 'symbol:DSX', 'index', 'clock']);
    expect(topicsOf('board:999,symbol:,symbol:a/b,foo,index:1,clock:,symbol:A:B')).toEqual(['clock']);
    for (const none of ['', null, undefined, ',,,']) expect(topicsOf(none)).toEqual([]);
  });

  it('are limited in number', () => {
    const query = Array.from({ length: 500 }, (_, i) => `symbol:S${i}`).join(',');
    expect(topicsOf(query)).toHaveLength(TOPICS_MAX);
  });

  it('never throw, whatever the query', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(topicsOf(topicsOf(query).join(','))).toEqual(topicsOf(query));
      }),
    );
  });

  it('come back from the id of an event', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => !/[\n\r]/.test(text)),
        fc.nat(),
        (epoch, tick) => {
          expect(parseEventId(eventId({ epoch, tick }))).toEqual({ epoch, tick });
        },
      ),
    );
    for (const id of ['', 'e1', ':5', 'e1:', 'e1:x', null, undefined]) expect(parseEventId(id)).toBeNull();
  });
});
