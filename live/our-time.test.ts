import { describe, expect, it } from 'vitest';
import { inOurTime } from './our-time.ts';
import { SAMPLE_AT, sampleClock, sampleQuote } from './sample.ts';
import type { MarketUpdate } from './update.ts';

const MINUTE = 60_000;

describe('a message of another node', () => {
  const update: MarketUpdate = {
    kind: 'delta',
    heardAt: SAMPLE_AT,
    clock: sampleClock(),
    quotes: [sampleQuote('AAA')],
  };

  it.each([7 * MINUTE, -7 * MINUTE])('is told in our time where its clock differs by %i ms', (ahead) => {
    const sent = { ...update, heardAt: SAMPLE_AT + ahead, clock: sampleClock({ observedAt: SAMPLE_AT + ahead }) };
    expect(inOurTime(sent, SAMPLE_AT + ahead, 0, SAMPLE_AT)).toEqual(update);
  });

  it('is as old as it is, whatever the clocks say', () => {
    const adjusted = inOurTime(update, SAMPLE_AT, 5 * MINUTE, SAMPLE_AT - 7 * MINUTE) as MarketUpdate;
    expect(SAMPLE_AT - 7 * MINUTE - adjusted.heardAt!).toBe(5 * MINUTE);
  });

  it('stays as it is where the clocks are in step, or the sender did not say its time', () => {
    expect(inOurTime(update, SAMPLE_AT, 0, SAMPLE_AT + 900)).toBe(update);
    expect(inOurTime(update, Number.NaN, 0, SAMPLE_AT + MINUTE)).toBe(update);
  });

  it('keeps the times of the market', () => {
    const adjusted = inOurTime(update, SAMPLE_AT, 0, SAMPLE_AT + MINUTE) as MarketUpdate;
    expect([adjusted.quotes, adjusted.clock!.at]).toEqual([update.quotes, SAMPLE_AT]);
  });
});
