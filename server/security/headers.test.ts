import { describe, expect, it } from 'vitest';
import { kindOf, secured, securityHeaders, type Kind } from './headers.ts';
import { policySite } from './page-policy.ts';

const KINDS: Kind[] = ['page', 'file', 'api', 'shared-picture', 'worker'];

/** The whole list: adding or removing a header is a decision (decision 012), never an accident. */
const EVERY = [
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

const OF_API = ['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'];

describe('the headers of every answer', () => {
  it('are these, by kind, and no other', () => {
    const { page, ...others } = securityHeaders('max-age=63072000');
    expect(Object.keys(page).sort()).toEqual([...EVERY, 'Reporting-Endpoints', 'Speculation-Rules'].sort());
    const { api, ...rest } = others;
    expect(Object.keys(api).sort()).toEqual([...EVERY, ...OF_API, 'Content-Security-Policy'].sort());
    for (const headers of Object.values(rest))
      expect(Object.keys(headers).sort()).toEqual([...EVERY, 'Content-Security-Policy'].sort());
  });

  it('let every site read answers of the API, without what a browser knows of its reader', () => {
    const { api } = securityHeaders(null);
    expect(api['Access-Control-Allow-Origin']).toBe('*');
    expect(api['Access-Control-Allow-Credentials']).toBeUndefined();
    expect(['/api/v1', '/api/v1/prices.csv?day=2026-11-18', '/data', '/api'].map(kindOf)).toEqual(Array(4).fill('api'));
    expect(['/apis', '/en/api/v1', '/database'].map(kindOf)).toEqual(Array(3).fill('file'));
  });

  it('say that a site reached by https is to be reached by nothing else', () => {
    const secure = securityHeaders('max-age=63072000');
    const plain = securityHeaders(null);
    for (const kind of KINDS) {
      expect(secure[kind]['Strict-Transport-Security']).toBe('max-age=63072000');
      expect(plain[kind]).not.toHaveProperty('Strict-Transport-Security');
    }
  });

  it('open the page of a form to the frame of reCAPTCHA where that is in use, and no other page', () => {
    const script = 'https://www.google.com/recaptcha/api.js?render=key';
    const site = policySite('http://localhost', [], { kind: 'recaptcha', mode: 'standard', key: 'key', script });
    const embedder = (html: string, of = site) =>
      secured(
        securityHeaders(null),
        of,
      )({
        status: 200,
        body: Buffer.from(html),
        policy: 'none',
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      }).headers['Cross-Origin-Embedder-Policy'];
    const form = '<div data-bot-check="{}"></div>';
    expect([embedder(form), embedder('<main></main>')]).toEqual(['unsafe-none', 'require-corp']);
    const altcha = policySite('http://localhost', [], { kind: 'altcha', challenge: '/bot-check/challenge' });
    expect(embedder(form, altcha)).toBe('require-corp');
  });

  it('let other sites show pictures and read answers that are made for them, and nothing else', () => {
    const headers = securityHeaders(null);
    const shared = KINDS.filter((kind) => headers[kind]['Cross-Origin-Resource-Policy'] !== 'same-origin');
    expect(shared).toEqual(['api', 'shared-picture']);
    expect(kindOf('/social/en/home.png')).toBe('shared-picture');
    expect(kindOf('/socialite')).toBe('file');
  });

  it('let a worker have an origin, and load nothing', () => {
    const { worker } = securityHeaders(null);
    expect(worker['Content-Security-Policy']).toMatch(/^default-src 'none'; (?!.*sandbox)/);
    expect(kindOf('/assets/altcha-worker-3iURb7fL.js')).toBe('worker');
    for (const url of ['/assets/altcha-3iURb7fL.js', '/documents/a-worker-b.js', '/assets/a-worker-b.html'])
      expect(kindOf(url)).toBe('file');
  });
});
