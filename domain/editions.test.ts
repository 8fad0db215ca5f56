import { describe, expect, it } from 'vitest';
import { marketInstant } from './date.ts';
import type { Disclosure } from './disclosure.ts';
import { editionOf, joinEditions } from './editions.ts';

const row = (id: string, lang: 'en' | 'ar', clock: string, day = '2026-11-17') =>
  ({ id, lang, headline: id, publishedAt: marketInstant(day, clock), files: [] }) as unknown as Disclosure;
const pairsOf = (en: Disclosure[], ar: Disclosure[]) =>
  joinEditions({ en, ar }).map((both) => [both.id, both.in.en?.id, both.in.ar?.id]);

describe('the two languages', () => {
  it('are joined by their id, their second, or the day that has no other', () => {
    expect(
      pairsOf(
        [row('one', 'en', '10:00'), row('e2', 'en', '11:00:07'), row('e3', 'en', '09:00', '2026-11-16')],
        [row('one', 'ar', '12:00'), row('a2', 'ar', '11:00:07'), row('a3', 'ar', '15:30', '2026-11-16')],
      ),
    ).toEqual([
      ['e2', 'e2', 'a2'],
      ['one', 'one', 'one'],
      ['e3', 'e3', 'a3'],
    ]);
  });

  it('are joined where each is the other’s nearest within a quarter of an hour', () => {
    expect(
      pairsOf(
        [row('e1', 'en', '10:00'), row('e2', 'en', '10:06'), row('e3', 'en', '12:00'), row('e4', 'en', '14:00')],
        [row('a1', 'ar', '10:01'), row('a2', 'ar', '10:08'), row('a3', 'ar', '12:16')],
      ),
    ).toEqual([
      ['e4', 'e4', undefined],
      ['a3', undefined, 'a3'],
      ['e3', 'e3', undefined],
      ['e2', 'e2', 'a2'],
      ['e1', 'e1', 'a1'],
    ]);
  });

  it('stay apart where it cannot be told which belong together', () => {
    const english = [row('e1', 'en', '10:00'), row('e2', 'en', '11:00')];
    expect(pairsOf(english, [row('a1', 'ar', '12:00')])).toEqual([
      ['a1', undefined, 'a1'],
      ['e2', 'e2', undefined],
      ['e1', 'e1', undefined],
    ]);
  });

  it('give the other language’s edition where that alone exists', () => {
    const [only] = joinEditions({ en: [], ar: [row('a1', 'ar', '12:00')] });
    expect(editionOf(only!, 'en').lang).toBe('ar');
    const [both] = joinEditions({ en: [row('x', 'en', '12:00')], ar: [row('x', 'ar', '12:00')] });
    expect([editionOf(both!, 'en').lang, editionOf(both!, 'ar').lang]).toEqual(['en', 'ar']);
  });
});
