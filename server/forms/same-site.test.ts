import { describe, expect, it } from 'vitest';
import { isCrossSite } from './same-site.ts';

const SITE = 'https://exchange.example';
const isRefused = (fetchSite: string | null, origin: string | null, host = 'exchange.example') =>
  isCrossSite({ fetchSite, origin, host }, SITE);

describe('a form that is sent', () => {
  it.each([
    ['from a page of the site', 'same-origin', SITE],
    ['again by its reader', 'none', SITE],
    ['by an older browser, which says its origin only', null, SITE],
    ['by no browser', null, null],
  ] as const)('%s is taken', (_how, fetchSite, origin) => {
    expect(isRefused(fetchSite, origin)).toBe(false);
  });

  it.each([
    ['from another site', 'cross-site', 'https://evil.example'],
    ['from another host of the same domain', 'same-site', 'https://news.exchange.example'],
    ['from another site, as an older browser says it', null, 'https://evil.example'],
    ['from a sandboxed page', null, 'null'],
    ['from a site that says two things', 'same-origin', 'https://evil.example'],
    ['from a host that only begins alike', null, 'https://exchange.example.evil.example'],
    ['with something that nobody knows', 'surely-same', SITE],
  ] as const)('%s is refused', (_how, fetchSite, origin) => {
    expect(isRefused(fetchSite, origin)).toBe(true);
  });

  it('is taken where the site is reached by another name than its own, as behind a proxy or on a developer’s machine', () => {
    expect(isRefused('same-origin', 'http://127.0.0.1:3000', '127.0.0.1:3000')).toBe(false);
    expect(isRefused('same-origin', SITE, 'node-1.internal:3000')).toBe(false);
  });
});
