import { describe, expect, it } from 'vitest';
import { pick, pickedLocale } from './bilingual.ts';

describe('a text in both languages', () => {
  const name = { en: 'Bank', ar: 'بنك' };
  const untranslated = { en: 'Bank', ar: null };

  it('is read in the asked language', () => {
    expect([pick(name, 'en'), pick(name, 'ar')]).toEqual(['Bank', 'بنك']);
    expect([pickedLocale(name, 'en'), pickedLocale(name, 'ar')]).toEqual(['en', 'ar']);
  });

  it('falls back to English, and says so, where its source has no Arabic', () => {
    expect(pick(untranslated, 'ar')).toBe('Bank');
    expect(pickedLocale(untranslated, 'ar')).toBe('en');
  });
});
