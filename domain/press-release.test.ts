import { describe, expect, it } from 'vitest';
import { dubaiInstant } from './date.ts';
import type { Disclosure } from './disclosure.ts';
import { editionOf, pressReleases } from './press-release.ts';

const row = (id: string, lang: 'en' | 'ar', clock: string, day = '2026-11-17') =>
  ({ id, lang, headline: id, publishedAt: dubaiInstant(day, clock) }) as Disclosure;
const pairsOf = (en: Disclosure[], ar: Disclosure[]) =>
  pressReleases(en, ar).map((release) => [release.id, release.en?.id, release.ar?.id]);

describe('press releases', () => {
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

  it('stay apart where it cannot be told which belong together', () => {
    const english = [row('e1', 'en', '10:00'), row('e2', 'en', '11:00')];
    expect(pairsOf(english, [row('a1', 'ar', '12:00')])).toEqual([
      ['a1', undefined, 'a1'],
      ['e2', 'e2', undefined],
      ['e1', 'e1', undefined],
    ]);
  });

  it('give the other language’s edition where that alone exists', () => {
    const [only] = pressReleases([], [row('a1', 'ar', '12:00')]);
    expect(editionOf(only!, 'en').lang).toBe('ar');
    const [both] = pressReleases([row('x', 'en', '12:00')], [row('x', 'ar', '12:00')]);
    expect([editionOf(both!, 'en').lang, editionOf(both!, 'ar').lang]).toEqual(['en', 'ar']);
  });
});
