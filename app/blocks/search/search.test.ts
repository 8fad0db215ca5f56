import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FOUND_GROUPS, type Found, type FoundPage, type FoundSecurity, type SearchAnswer } from '#domain/search.ts';
import type { Security } from '#domain/security.ts';
import { sampleQuote } from '#live/sample.ts';
import { suggestionsOf } from './suggestions-data.ts';
import { DEBOUNCE_MS, THROTTLE_MS, typingPace } from './typing-pace.ts';
import { nextPlace } from './use-combobox.ts';

describe('the pace of typing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function typist() {
    const answered: number[] = [];
    const start = Date.now();
    return { answered, pace: typingPace(() => answered.push(Date.now() - start)) };
  }

  it('answers the first letter when the keys have rested', () => {
    const { answered, pace } = typist();
    pace.typed();
    vi.advanceTimersByTime(DEBOUNCE_MS - 1);
    expect(answered).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(answered).toEqual([DEBOUNCE_MS]);
  });

  it('answers in between while one types on, and once at the end', () => {
    const { answered, pace } = typist();
    for (let keys = 0; keys < 10; keys += 1) {
      pace.typed();
      vi.advanceTimersByTime(30);
    }
    vi.advanceTimersByTime(1_000);
    expect(answered[0]).toBe(THROTTLE_MS);
    expect(answered).toHaveLength(3);
    expect(answered.at(-1)).toBe(9 * 30 + DEBOUNCE_MS);
  });

  it('forgets what was typed when it is told to', () => {
    const { answered, pace } = typist();
    pace.typed();
    pace.cancel();
    vi.advanceTimersByTime(1_000);
    expect(answered).toEqual([]);
  });
});

describe('arrow keys in the list', () => {
  it('lead from the field through every option and back to the field, both ways', () => {
    const walk = (step: 1 | -1) => {
      const places = [-1];
      for (let i = 0; i < 4; i += 1) places.push(nextPlace(places.at(-1)!, step, 3));
      return places;
    };
    expect(walk(1)).toEqual([-1, 0, 1, 2, -1]);
    expect(walk(-1)).toEqual([-1, 2, 1, 0, -1]);
  });

  it('stay in the field while there is nothing', () => {
    expect(nextPlace(-1, 1, 0)).toBe(-1);
    expect(nextPlace(-1, -1, 0)).toBe(-1);
  });
});

describe('the lines under the box', () => {
  const plain = (text: string) => ({ text, marks: [] });
  const found = (symbol: string): FoundSecurity => ({
    security: { symbol } as Security,
    symbol: plain(symbol),
    name: plain(symbol),
    also: null,
  });
  const page = (to: string): FoundPage => ({ to, title: plain(to), section: null, sentence: plain('words') });
  const NONE = { items: [], near: 0, total: 0 };
  const answer = (
    securities: number,
    pages: number,
    near = pages,
    people = NONE as Found<FoundPage>,
  ): SearchAnswer => ({
    query: 'q',
    by: 'typed',
    securities: { items: Array.from({ length: securities }, (_, i) => found(`S${i}`)), near: securities, total: 90 },
    pages: { items: Array.from({ length: pages }, (_, i) => page(`/p${i}`)), near, total: pages },
    groups: Object.fromEntries(
      FOUND_GROUPS.map((name) => [name, name === 'people' ? people : NONE]),
    ) as SearchAnswer['groups'],
  });
  const lines = (given: SearchAnswer) => {
    const { securities, pages } = suggestionsOf(given, () => undefined);
    return [securities.length, pages.length];
  };

  it('are eight at most, and pages keep their place', () => {
    expect(lines(answer(8, 8))).toEqual([5, 3]);
    expect(lines(answer(8, 1))).toEqual([7, 1]);
    expect(lines(answer(2, 8))).toEqual([2, 6]);
    expect(lines(answer(8, 0))).toEqual([8, 0]);
  });

  it('keep two places for people and publications', () => {
    const people = { items: [page('/a'), page('/b'), page('/c')], near: 3, total: 3 };
    const { securities, pages, others } = suggestionsOf(answer(8, 8, 8, people), () => undefined);
    expect([securities.length, pages.length, others.length]).toEqual([3, 3, 2]);
  });

  it('offer pages that only hold the words in their text where nothing else is found', () => {
    expect(lines(answer(2, 8, 0))).toEqual([2, 0]);
    expect(lines(answer(2, 8, 1))).toEqual([2, 1]);
    const textAlone = { ...answer(0, 8, 0), securities: { items: [], near: 0, total: 0 } };
    expect(lines(textAlone)).toEqual([0, 3]);
  });

  it('carry last and change as they are shown, and say nothing of what never traded', () => {
    const [traded] = suggestionsOf(answer(1, 0), (symbol) => sampleQuote(symbol)).securities;
    expect(traded).toMatchObject({ last: '2.50', change: '+0.40%', direction: 'up' });
    expect(traded?.to).toBe('/the-exchange/market-information/company/S0');
    const [untraded] = suggestionsOf(answer(1, 0), () => undefined).securities;
    expect(untraded).toMatchObject({ last: '--', change: '--', direction: 'flat' });
  });
});
