import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolate, latinDigits, normaliseArabic } from './arabic.ts';

const ARABIC_BLOCK = fc.integer({ min: 0x600, max: 0x6ff }).map((code) => String.fromCodePoint(code));
const text = fc
  .array(fc.oneof(ARABIC_BLOCK, fc.string({ unit: 'binary', maxLength: 3 })))
  .map((parts) => parts.join(''));

describe('the form in which Arabic is searched', () => {
  it.each([
    ['إعمار', 'اعمار'],
    ['أسهم', 'اسهم'],
    ['القابضة', 'القابضه'],
    ['مستشفى', 'مستشفي'],
    ['مُــؤَسَّسة', 'موسسه'],
    ['المـالية', 'الماليه'],
    ['رئيس', 'رييس'],
    ['كهرباء', 'كهربا'],
    ['٢٠٢٦', '2026'],
    ['۲۰۲۶', '2026'],
    ['ﻻ', 'لا'],
    ['  DSX   بنك\u200f ', 'dsx بنك'],
  ])("'%s' is looked up as '%s'", (given, expected) => expect(normaliseArabic(given)).toBe(expected));

  it('is its own form', () => {
    fc.assert(
      fc.property(text, (given) => {
        const form = normaliseArabic(given);
        expect(normaliseArabic(form)).toBe(form);
      }),
    );
  });

  it('does not depend on vowels, tatweel or hamza', () => {
    const marks = fc.array(fc.constantFrom('\u064e', '\u064f', '\u0650', '\u0651', '\u0652', '\u0640'));
    const letters = fc.array(fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهويأإؤئةى'), { minLength: 1 });
    fc.assert(
      fc.property(letters, marks, (word, noise) => {
        const noisy = word.map((letter, i) => letter + (noise[i] ?? '')).join('');
        expect(normaliseArabic(noisy)).toBe(normaliseArabic(word.join('')));
      }),
    );
  });
});

describe('values in a sentence', () => {
  it('stand between isolates', () => expect(isolate('−0.83%')).toBe('\u2068−0.83%\u2069'));
  it('have Latin digits', () => expect(latinDigits('١٢٣ و ۴۵۶ و 789')).toBe('123 و 456 و 789'));
});
