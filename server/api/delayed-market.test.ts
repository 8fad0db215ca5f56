import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { untradedQuote } from '#domain/quote.ts';
import { followDelayed } from './delayed-market.ts';

const MINUTE_MS = 60_000;

function market(clock: string, speed = 1) {
  const time = { now: marketInstant('2026-11-18', clock), isHeard: true, silentSince: null as number | null };
  const delayed = followDelayed({
    delayMs: 15 * MINUTE_MS,
    now: () => time.now,
    quotes: () => (time.isHeard ? [{ ...untradedQuote('DSX', time.now), last: time.now }] : []),
    heardAt: () => time.silentSince ?? time.now,
    speed: () => speed,
  });
  const pass = (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) {
      delayed.take();
      time.now += MINUTE_MS;
    }
  };
  return { time, delayed, pass };
}

describe('the delayed market', () => {
  it('is not known until it was heard for as long as it is held back', () => {
    const { delayed, pass } = market('11:00');
    pass(14);
    expect(delayed.read()).toBeNull();
  });

  it('says how many seconds are left until then', () => {
    const { time, delayed, pass } = market('11:00');
    expect(delayed.inSeconds()).toBe(16 * 60);
    pass(10);
    expect(delayed.inSeconds()).toBe(5 * 60);
    time.now += 4.5 * MINUTE_MS;
    expect(delayed.inSeconds()).toBe(30);
    time.now += MINUTE_MS;
    expect(delayed.inSeconds()).toBe(0);
    expect(market('15:05').delayed.inSeconds()).toBe(10 * 60);
    const fast = market('11:00', 60);
    fast.delayed.take();
    expect(fast.delayed.inSeconds()).toBe(15);
  });

  it('has no picture from before the market was heard', () => {
    const { time, delayed, pass } = market('11:00');
    time.isHeard = false;
    pass(20);
    time.isHeard = true;
    expect(delayed.read()).toBeNull();
    pass(16);
    expect(delayed.read()!.quotes).toHaveLength(1);
  });

  it('stays at the last moment at which the market was heard, while its figures stand still', () => {
    const { time, delayed, pass } = market('14:00');
    pass(20);
    time.silentSince = time.now - MINUTE_MS;
    pass(120);
    expect(delayed.read()!.at).toBe(time.silentSince);
    // A node that starts after the market fell silent has no pictures.
    const late = market('16:00');
    late.time.silentSince = marketInstant('2026-11-18', '14:19');
    expect(late.delayed.read()!.at).toBe(late.time.silentSince);
  });

  it('is the picture of that long ago, never a younger one', () => {
    const { time, delayed, pass } = market('11:00');
    pass(15);
    for (let minute = 0; minute < 60; minute += 1) {
      pass(1);
      const read = delayed.read()!;
      expect(read.at).toBeLessThanOrEqual(time.now - 15 * MINUTE_MS);
      expect(read.quotes[0]!.last).toBe(read.at);
      expect(time.now - read.at).toBeLessThan(17 * MINUTE_MS);
    }
  });

  it('is the last one where nothing has moved for that long', () => {
    expect(market('20:00').delayed.read()).not.toBeNull();
    expect(market('15:05').delayed.read()).toBeNull();
    expect(market('15:20').delayed.read()).not.toBeNull();
  });

  it('forgets what lies ahead of a market that begins again', () => {
    const { time, delayed, pass } = market('11:00');
    pass(30);
    time.now = marketInstant('2026-11-18', '10:00');
    delayed.take();
    expect(delayed.read()).toBeNull();
  });
});
