import { describe, expect, it } from 'vitest';
import { FOUND_GROUPS, type Found, type FoundPage, type FoundSecurity, type SearchAnswer } from '#domain/search.ts';
import type { Security } from '#domain/security.ts';
import { sampleQuote } from '#live/sample.ts';
import { suggestionsOf, withTexts } from './suggestions-data.ts';

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
  const inDirhams = () => null;
  const lines = (given: SearchAnswer) => {
    const { securities, pages } = suggestionsOf(given, () => undefined, inDirhams);
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
    const { securities, pages, others } = suggestionsOf(answer(8, 8, 8, people), () => undefined, inDirhams);
    expect([securities.length, pages.length, others.length]).toEqual([3, 3, 2]);
  });

  it('offer pages that only hold the words in their text where nothing else is found', () => {
    expect(lines(answer(2, 8, 0))).toEqual([2, 0]);
    expect(lines(answer(2, 8, 1))).toEqual([2, 1]);
    const textAlone = { ...answer(0, 8, 0), securities: { items: [], near: 0, total: 0 } };
    expect(lines(textAlone)).toEqual([0, 3]);
  });

  it('carry last and change as they are shown, and say nothing of what never traded', () => {
    const [traded] = suggestionsOf(answer(1, 0), sampleQuote, inDirhams).securities;
    expect(traded).toMatchObject({ last: '2.50', unit: null, change: '+0.40%', direction: 'up' });
    expect(traded?.to).toBe('/the-exchange/market-information/company/S0');
    const [untraded] = suggestionsOf(
      answer(1, 0),
      () => undefined,
      () => 'points',
    ).securities;
    expect(untraded).toMatchObject({ last: '--', unit: null, change: '--', direction: 'flat' });
  });

  it('say what a price is in where it is not in dirhams', () => {
    const [inPoints] = suggestionsOf(answer(1, 0), sampleQuote, () => 'points').securities;
    expect(inPoints).toMatchObject({ last: '2.50', unit: 'points' });
  });

  it('come with what is said of them: how they came about, how many, and the way to all', () => {
    const t = (id: string, values = {}) => [id, ...Object.values(values)].join(' ');
    const said = (given: SearchAnswer) => {
      const { note, announcement, all } = withTexts(
        suggestionsOf(given, () => undefined, inDirhams),
        t,
      );
      return [note, announcement, all];
    };
    const some = answer(2, 1);
    expect(said(some)).toEqual([null, 'search.suggestionCount 3', 'search.all']);
    expect(said({ ...some, by: 'other-keyboard' }).slice(0, 2)).toEqual([
      'search.otherKeyboard q',
      'search.otherKeyboard q search.suggestionCount 3',
    ]);
    expect(said({ ...some, by: 'alike' })[0]).toBe('search.alike');
    const nothing = { ...answer(0, 0), securities: NONE, by: 'alike' as const };
    expect(said(nothing)).toEqual(['search.nothing', 'search.nothing', null]);
  });
});
