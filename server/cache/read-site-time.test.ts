import { describe, expect, it } from 'vitest';
import { marketInstant } from '#domain/date.ts';
import { sampleClock, sampleIndex, sampleQuote } from '#live/sample.ts';
import { AT, world } from './test-site.ts';

const PRE_CLOSING = marketInstant('2026-11-18', '14:45');
const NEVER = Number.POSITIVE_INFINITY;

describe('a figure that moves', () => {
  it('retires after its second the pages that show it', async () => {
    const { page, live, time } = world();
    const [shows, other] = [
      await page((site) => site.live.quote('DSX')),
      await page((site) => site.live.quote('JIWAN')),
    ];
    time.now += 300;
    live.apply({ kind: 'delta', quotes: [sampleQuote('DSX', { last: 2_600 })] });
    live.tick();
    expect([shows.staleAt(), other.staleAt()]).toEqual([AT + 1_000, NEVER]);
    expect(shows.isLive()).toBe(true);
  });

  it('retires around a page only what is a minute old', async () => {
    const { page, live, time } = world();
    const shows = await page((site) => site.frame.live.index('GI'));
    time.now += 300;
    live.apply({ kind: 'delta', indices: [sampleIndex('GI', 4_000_000)] });
    live.tick();
    expect([shows.staleAt(), shows.isLive()]).toEqual([AT + 60_000, false]);
  });
});

describe('a new phase of the session', () => {
  it('retires every page that says the phase, the frame of it too', async () => {
    const { page, live, isTrue } = world();
    const pages = [await page((site) => site.live.clock()), await page((site) => site.frame.live.clock())];
    live.apply({ kind: 'delta', clock: sampleClock({ at: PRE_CLOSING, phase: 'pre-closing', status: 'preclose' }) });
    live.tick();
    expect(pages.map(isTrue)).toEqual([false, false]);
  });

  it('ends what was made around a page with the time of day', async () => {
    const { page } = world();
    expect((await page((site) => site.frame.now())).staleAt()).toBe(PRE_CLOSING);
  });

  it('is reckoned in the market’s time, which may run quicker than ours', async () => {
    const { page, live, time } = world();
    live.apply({ kind: 'delta', clock: sampleClock({ at: AT, observedAt: AT, speed: 60 }) });
    live.tick();
    expect((await page((site) => site.frame.now())).staleAt()).toBe(time.now + (PRE_CLOSING - AT) / 60);
  });
});

describe('a page that says a time', () => {
  it('is true for a minute, or until the day ends where it says no more than the day', async () => {
    const { page } = world();
    expect((await page((site) => site.now())).staleAt()).toBe(AT + 60_000);
    expect((await page((site) => site.today())).staleAt()).toBe(marketInstant('2026-11-19', '00:00'));
  });

  it('is made anew at once where it says nothing but the time', async () => {
    const { page } = world();
    expect((await page((site) => site.moment())).staleAt()).toBe(AT);
  });

  it('says the same time from its beginning to its end', async () => {
    const { page, time } = world();
    const said: number[] = [];
    await page((site) => {
      said.push(site.now());
      time.now += 50;
      said.push(site.now(), site.frame.now());
    });
    expect(new Set(said)).toEqual(new Set([AT]));
  });
});
