import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  queryTerm,
  folded,
  holdsWords,
  isSameStem,
  indexedForms,
  lightStem,
  rejoinedWords,
  searchWords,
  squashed,
  withoutArticle,
} from './search-words.ts';

const ARABIC_BLOCK = fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code));
const anyText = fc
  .array(fc.oneof(ARABIC_BLOCK, fc.string({ unit: 'binary', maxLength: 4 }), fc.string({ unit: 'grapheme' })))
  .map((parts) => parts.join(''));
/** No character has a longer compatibility form (U+FDFA). */
const LONGEST_FORM = 18;

describe('words of a file that were broken', () => {
  it('are put together with their neighbours, in either order', () => {
    expect(rejoinedWords('معلومات جوهر ية')).toEqual(expect.arrayContaining(['جوهريه']));
    expect(rejoinedWords('سّر تف الحركة')).toEqual(expect.arrayContaining(['تفسر']));
    expect(rejoinedWords('the net of')).toEqual([]);
  });
});

describe('the forms of a word', () => {
  it.each([
    ['dividends', 'dividend'],
    ['companies', 'company'],
    ['losses', 'loss'],
    ['ارباح', 'ربح'],
    ['الشركات', 'شركه'],
    ['تقارير', 'تقرير'],
  ])('%s is found where %s is asked for, and the other way round', (one, other) => {
    const finds = (query: string, kept: string) => {
      const { beginnings, whole } = queryTerm(query);
      return indexedForms(kept).some(
        (form) => whole.includes(form) || beginnings.some((part) => form.startsWith(part)),
      );
    };
    expect([finds(one, other), finds(other, one)]).toEqual([true, true]);
    expect(isSameStem(one, other)).toBe(true);
  });
});

describe('a text as search compares it', () => {
  it.each([
    ['Société Générale', 'societe generale'],
    ['القابِضة', 'القابضه'],
    ['إعمار', 'اعمار'],
    ['أحمد آل مكتوم', 'احمد ال مكتوم'],
    ['مستشفى', 'مستشفي'],
    ['AE٠٠٧', 'ae007'],
    ['  İstanbul\u200f ', 'istanbul'],
  ])('%j is %j', (text, form) => expect(folded(text)).toBe(form));

  it('is its own form, and grows no longer than its characters can', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const form = folded(text);
        expect(folded(form)).toBe(form);
        expect(form.length).toBeLessThanOrEqual(text.length * LONGEST_FORM);
      }),
    );
  });

  it('falls into words at everything that is no letter and no digit', () => {
    expect(searchWords("Al-Ra'i & Sons, (P.J.S.C) 5.375%")).toEqual([
      'al',
      'ra',
      'i',
      'sons',
      'p',
      'j',
      's',
      'c',
      '5',
      '375',
    ]);
    expect(searchWords('  …  ')).toEqual([]);
  });

  it('is one word of letters and digits where codes are compared', () => {
    expect(squashed('AE Z000-000.012')).toBe('aez000000012');
    expect(squashed('Abu Dhabi')).toBe(squashed('abudhabi'));
  });
});

describe('an Arabic word', () => {
  it.each([
    ['البنك', 'بنك'],
    ['والبنك', 'بنك'],
    ['بالبنك', 'بنك'],
    ['كالبنك', 'بنك'],
    ['للبنك', 'بنك'],
    ['بنك', 'بنك'],
    ['ال', 'ال'],
    ['الف', 'الف'],
    ['bank', 'bank'],
  ])('%s without its article is %s', (word, bare) => expect(withoutArticle(word)).toBe(bare));

  it.each([
    ['استثمارات', 'استثمار'],
    ['الاستثماريه', 'استثمار'],
    ['مساهمون', 'مساهم'],
    ['المساهمين', 'مساهم'],
    ['شركتها', 'شركت'],
    ['سهم', 'سهم'],
    ['dividends', 'dividend'],
    ['gas', 'gas'],
  ])('%s has the stem %s', (word, stem) => expect(lightStem(word)).toBe(stem));

  it('has a stem whatever it is, never longer than itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of searchWords(text)) {
          const stem = lightStem(word);
          expect(stem.length).toBeGreaterThan(0);
          expect(word).toContain(stem);
        }
      }),
    );
  });
});

describe('a text that is searched', () => {
  it('holds words alone or inside others, in any spelling and order, and all of them', () => {
    const text = '05/2026 عطلة التداول بمناسبة عيد الأضحى Trading Holiday';
    for (const query of ['', 'holiday', 'الاضحى عطله', '05/2026', '٠٥/٢٠٢٦', 'TRADING التداول'])
      expect(holdsWords(text, query), query).toBe(true);
    expect(holdsWords(text, 'holiday fees')).toBe(false);
  });
});
