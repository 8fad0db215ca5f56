import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherKeyboard } from './keyboard-layout.ts';
import { folded } from './search-words.ts';

/** Keys with one letter on either layout. */
const key = fc.constantFrom(..."qwertyuiopasdfghjklzxcvnm[];',./");

describe('what the same keys write on the other layout', () => {
  it.each([
    ['ثةششق', 'emaar'],
    ['يعلاشه', 'dubai'],
    ['لاشىن', 'bank'],
    ['ضشفشق', 'qatar'],
    ['fk;', 'بنك'],
    ['hglhgdm', 'المالية'],
    ['hg]hv', 'الدار'],
    ['sil', 'سهم'],
    ['FK;', 'بنك'],
    ['Hsil', 'أسهم'],
    ['bdk', 'لاين'],
  ])('%s is %s', (typed, meant) => expect(otherKeyboard(typed)[0]).toBe(meant));

  it("has two readings where 'لا' is typed: one key or two", () => {
    expect(otherKeyboard('لاهىشصش')).toEqual(['binawa', 'ghinawa']);
  });

  it('is nothing for what no layout writes', () => {
    for (const text of ['', '123', '%', '漢字']) expect(otherKeyboard(text)).toEqual([]);
  });

  it('leads there and back', () => {
    fc.assert(
      fc.property(fc.array(key, { minLength: 1 }), (keys) => {
        const latin = keys.join('');
        fc.pre(/[a-z]/.test(latin) && !latin.includes('gh'));
        expect(otherKeyboard(otherKeyboard(latin)[0]!)).toContain(latin);
      }),
    );
  });

  it('answers any text, with no more than twice its letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const reading of otherKeyboard(text)) expect(reading.length).toBeLessThanOrEqual(2 * text.length);
      }),
    );
  });

  it('does not mind a locked capital key', () => {
    fc.assert(
      fc.property(fc.array(key, { minLength: 1 }), (keys) => {
        const latin = keys.join('');
        fc.pre(/[a-z]/.test(latin));
        expect(folded(otherKeyboard(latin.toUpperCase())[0]!)).toBe(folded(otherKeyboard(latin)[0]!));
      }),
    );
  });
});
