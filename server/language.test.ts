import { describe, expect, it } from 'vitest';
import { baseNameOf, localeOf, readCookie } from './language.ts';

describe('the three URL forms', () => {
  it.each([
    ['/', '/', 'en'],
    ['/market-watch', '/', 'en'],
    ['/en', '/en', 'en'],
    ['/en/market-watch', '/en', 'en'],
    ['/ar', '/ar', 'ar'],
    ['/ar/market-watch', '/ar', 'ar'],
    ['/ar.data', '/ar', 'ar'],
    ['/arabic', '/', 'en'],
    ['/energy', '/', 'en'],
  ])('%s belongs to the base name %s in %s', (path, baseName, locale) => {
    expect(baseNameOf(path)).toBe(baseName);
    expect(localeOf(baseNameOf(path))).toBe(locale);
  });
});

describe('the language cookie', () => {
  it('is read from among others', () => {
    expect(readCookie('a=1; i18n_redirected=ar; b=2', 'i18n_redirected')).toBe('ar');
    expect(readCookie('xi18n_redirected=ar', 'i18n_redirected')).toBeUndefined();
    expect(readCookie(undefined, 'i18n_redirected')).toBeUndefined();
  });
});
