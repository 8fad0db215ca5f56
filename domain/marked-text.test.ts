import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markBeginning, markWords } from './marked-text.ts';
import type { MarkedText } from './search.ts';
import { searchWords } from './search-words.ts';

const shown = ({ text, marks }: MarkedText) =>
  marks.reduceRight((rest, [from, to]) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`, text);
const marked = (text: string, query: string) => shown(markWords(text, searchWords(query)));

describe('the words of a text that answer a query', () => {
  it.each([
    ['Jiwan Bank PJSC', 'jiw ban', '[Jiw]an [Ban]k PJSC'],
    ['بنك الجيوان', 'جيو', 'بنك ال[جيو]ان'],
    ['بنك الجيوان', 'الجيو', 'بنك [الجيو]ان'],
    ['بنك جيوان', 'الجيوان', 'بنك [جيوان]'],
    ['كُتّاب للتعليم', 'كتا', '[كُتّا]ب للتعليم'],
    ['مستشفى الأملاك', 'املاك', 'مستشفى ال[أملاك]'],
    ['الكهرباء والماء', 'كهرباء', 'ال[كهرباء] والماء'],
    ['Société', 'soc', '[Soc]iété'],
    ['nothing', 'x', 'nothing'],
    ['J Bank', 'j', '[J] Bank'],
    ['Jiwan', 'j', '[J]iwan'],
    ['Two days after the trade (T+2)', 't 2', 'Two days after the trade ([T]+[2])'],
  ])('%s for %s: %s', (text, query, expected) => expect(marked(text, query)).toBe(expected));

  it('are whole where they were found by their sound', () => {
    expect(shown(markWords('بنك الدقل', ['داقال'], new Set(['الدقل'])))).toBe('بنك [الدقل]');
  });

  it('stand in order, inside the text, and never overlap', () => {
    const words = fc.array(fc.constantFrom('ba', 'bank', 'ال', 'بن', 'b', 'كتا'));
    const text = fc
      .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('bank', ' ', 'البنك', 'كُتّاب')))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, words, (given, wanted) => {
        const bounds = markWords(given, wanted).marks.flat();
        expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
        expect(Math.max(0, ...bounds)).toBeLessThanOrEqual(given.length);
      }),
    );
  });
});

describe('the beginning of a code', () => {
  it('is marked whatever stands between the letters of the query', () => {
    expect(shown(markBeginning('AEZ000000012', 'ae z0'))).toBe('[AEZ0]00000012');
    expect(shown(markBeginning('A-B1', 'ab'))).toBe('[A-B]1');
    expect(shown(markBeginning('DSX', 'sx'))).toBe('DSX');
    expect(shown(markBeginning('DSX', '%'))).toBe('DSX');
  });
});
