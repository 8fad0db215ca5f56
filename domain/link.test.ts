import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseLink } from './link.ts';

describe('links', () => {
  it.each([
    ['www.example.ae', 'https://www.example.ae/'],
    ['example.ae/a b?q=1#x', 'https://example.ae/a%20b?q=1#x'],
    ['example.ae:8443/x', 'https://example.ae:8443/x'],
    ['localhost:3000', 'https://localhost:3000/'],
    ['//example.ae/x', 'https://example.ae/x'],
    ['http://example.ae', 'https://example.ae/'],
    ['http://example.ae:80/x', 'https://example.ae/x'],
    ['HTTP://Example.AE/X', 'https://example.ae/X'],
    ['  https://example.ae/x  ', 'https://example.ae/x'],
    ['mailto:info@example.ae', 'mailto:info@example.ae'],
    ['tel:+97145550100', 'tel:+97145550100'],
    ['webcal://example.ae/x.ics', 'webcal://example.ae/x.ics'],
    ['/ar/investing?x=1#y', '/ar/investing?x=1#y'],
    ['#main', '#main'],
    ['?page=2', '?page=2'],
  ])("'%s' becomes '%s'", (href, expected) => expect(normaliseLink(href)).toBe(expected));

  it.each([
    '',
    '   ',
    null,
    undefined,
    'javascript:alert(1)',
    'JaVa\nScript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.ae',
    'none',
    'n/a',
    'not available',
    'https://user@example.ae',
    '\\\\example.ae',
  ])("'%s' is no link for a page", (href) => expect(normaliseLink(href)).toBeNull());

  it('leaves nothing that a browser would run, whatever the input', () => {
    // oxlint-disable-next-line no-control-regex -- browsers drop them, so they are tried
    const nasty = fc.stringMatching(/^[\u0000-\u0020]*(javascript|JAVASCRIPT|data|https?|vbscript)?[:/\\a-z.@ \n\t]*$/);
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (href) => {
        const link = normaliseLink(href);
        if (link === null) return;
        const resolved = new URL(link, 'https://site.example/');
        expect(['https:', 'mailto:', 'tel:', 'webcal:']).toContain(resolved.protocol);
        if (/^[/?#]/.test(link)) expect(resolved.host).toBe('site.example');
        expect(normaliseLink(link)).toBe(link);
      }),
    );
  });
});
