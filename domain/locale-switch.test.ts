import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hrefIn,
  languageCookie,
  preferredLocale,
  rootRedirect,
  splitForm,
  switchTarget,
  unsavedChoice,
} from './locale-switch.ts';

const path = fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const bare = path.filter((one) => !/^\/(en|ar|kyc)(\/|$)/.test(one));
const tail = fc.constantFrom('', '?a=1&b=/ar', '#main', '?q=x#en', '?next=/en/x');

describe('switching the language', () => {
  it('is ignored when the wish is empty, unknown or the current language', () => {
    for (const preference of ['', null, undefined, 'en', 'fr', 'EN']) expect(switchTarget(preference, 'en')).toBeNull();
    expect(switchTarget('ar', 'en')).toBe('ar');
  });

  it.each([
    ['ar', '/', '/ar'],
    ['ar', '/en', '/ar'],
    ['ar', '/en/', '/ar'],
    ['en', '/ar', '/'],
    ['ar', '/investing?x=1#y', '/ar/investing?x=1#y'],
    ['en', '/ar/investing?x=1#y', '/investing?x=1#y'],
    ['ar', '/arena', '/ar/arena'],
    ['en', '/english', '/english'],
    ['ar', '/kyc?x=1', '/kyc?x=1'],
    ['ar', '/kyc/step', '/kyc/step'],
    ['en', '/ar//evil.example', '/evil.example'],
  ] as const)("to %s from '%s' leads to '%s'", (locale, from, to) => expect(hrefIn(locale, from)).toBe(to));

  it('keeps path, query and hash from whichever of the three forms it starts', () => {
    fc.assert(
      fc.property(bare, tail, fc.constantFrom('', '/en', '/ar'), (rest, end, form) => {
        const from = form + (form !== '' && rest === '/' ? '' : rest) + end;
        expect(hrefIn('en', from)).toBe(rest + end);
        expect(hrefIn('ar', from)).toBe(`/ar${rest === '/' ? '' : rest}${end}`);
        expect(hrefIn('en', hrefIn('ar', from))).toBe(hrefIn('en', from));
      }),
    );
  });

  it('tells the form of an address', () => {
    expect(splitForm('/ar/investing')).toEqual({ form: '/ar', locale: 'ar', path: '/investing' });
    expect(splitForm('/en')).toEqual({ form: '/en', locale: 'en', path: '/' });
    expect(splitForm('/investing')).toEqual({ form: '', locale: 'en', path: '/investing' });
  });

  it('is kept for 365 days on every path', () => {
    const kept = 'i18n_redirected=ar; Path=/; Max-Age=31536000; SameSite=Lax';
    expect(languageCookie('ar', { isHttps: false })).toBe(kept);
    expect(languageCookie('ar', { isHttps: true })).toBe(`${kept}; Secure`);
  });
});

describe('the first visit of the root', () => {
  it.each([
    [undefined, undefined, null],
    ['', '', null],
    ['ar', 'en', 'ar'],
    ['en', 'ar', null],
    ['fr', 'ar', 'ar'],
    [undefined, 'ar-AE,ar;q=0.9,en;q=0.8', 'ar'],
    [undefined, 'en-US,en;q=0.9,ar;q=0.8', null],
    [undefined, 'fr-FR, ar;q=0.5, en;q=0.4', 'ar'],
    [undefined, 'fr', null],
    [undefined, '*;q=0.9, ar;q=0.5', null],
    [undefined, 'en;q=0, ar;q=0.1', 'ar'],
    [undefined, 'AR', 'ar'],
    [undefined, 'ar;q=x', null],
  ] as const)("with cookie '%s' and Accept-Language '%s' leads to %s", (cookie, acceptLanguage, expected) =>
    expect(rootRedirect({ cookie, acceptLanguage })).toBe(expected),
  );

  it('answers a locale for any header', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(['en', 'ar']).toContain(preferredLocale(header));
      }),
    );
  });

  it('reads a header of nothing but spaces as fast as any other', () => {
    const begun = performance.now();
    for (let i = 0; i < 10; i += 1) expect(preferredLocale(`en${' '.repeat(16_000)}x`)).toBe('en');
    expect(performance.now() - begun).toBeLessThan(500);
  });
});

describe('a language that no script saved', () => {
  const FROM = 'https://site.example/ar/investing?x=1';
  const choice = (over: Partial<Parameters<typeof unsavedChoice>[0]> = {}) =>
    unsavedChoice({ host: 'site.example', href: '/investing?x=1', referer: FROM, cookie: undefined, ...over });

  it('is that of the same page, or of the home page, when it comes from another language', () => {
    expect([choice(), choice({ href: '/en' }), choice({ cookie: 'ar' })]).toEqual(['en', 'en', 'en']);
    expect(choice({ href: '/ar', referer: 'https://site.example/' })).toBe('ar');
  });

  it.each([
    ['it is saved', { cookie: 'en' }],
    ['the reader comes from elsewhere', { referer: 'https://other.example/ar/investing?x=1' }],
    ['nobody says where the reader comes from', { referer: undefined }],
    ['the address cannot be read', { referer: 'site.example' }],
    ['the language is the same', { href: '/ar/investing?x=1' }],
    ['it is another page', { href: '/members?x=1' }],
    ['it is another view of it', { href: '/investing?x=2' }],
  ])('is none where %s', (_, over) => expect(choice(over)).toBeNull());
});
