import { describe, expect } from 'vitest';
import { journey } from './support/journey.ts';
import { rawSocket } from './support/raw-socket.ts';

const EVERYWHERE = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /\bcamera=\(\).*\bgeolocation=\(\).*\busb=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-embedder-policy': /^require-corp$/,
};
const PAGE_POLICY = /^default-src 'none'; script-src 'self'(?: 'sha256-[\w+/=]{44}')*; .*frame-ancestors 'none'; /;
const FILE_POLICY =
  /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox(, default-src.*)?$/;

/** Faults of an answer's headers; empty when there are none. */
function wrong(headers: Headers, sharing = 'same-origin'): string[] {
  const expected = { ...EVERYWHERE, 'cross-origin-resource-policy': new RegExp(`^${sharing}$`) };
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const policy = headers.get('content-security-policy') ?? 'none';
  return [
    ...Object.entries(expected).flatMap(([name, value]) =>
      value.test(headers.get(name) ?? '') ? [] : [`${name}: ${headers.get(name)}`],
    ),
    ...((isPage ? PAGE_POLICY : FILE_POLICY).test(policy) && !/unsafe|\*/.test(policy) ? [] : [`policy: ${policy}`]),
  ];
}

describe('every answer carries the headers that let no one in', () => {
  const answers: [string, number, string, RequestInit?][] = [
    ['a page', 200, '/'],
    ['an Arabic page', 200, '/ar/market-watch'],
    ['a page’s head', 200, '/en', { method: 'HEAD' }],
    ['a page’s data', 200, '/en/glossary.data'],
    ['data that was asked wrongly', 400, '/ar/search/suggestions.data'],
    ['a page that is not there', 404, '/no-such-page'],
    ['a page that cannot be decoded', 404, '/%E0%A4%A'],
    ['a page that takes no such method', 405, '/en/glossary', { method: 'DELETE' }],
    ['a redirect', 302, '/', { headers: { 'accept-language': 'ar' } }],
    ['a way that is not set', 404, '/kyc'],
    ['an icon', 200, '/favicon.svg'],
    ['a manifest', 200, '/manifest.ar.webmanifest'],
    ['a file that is not there', 404, '/assets/none.js'],
    ['a document that is not there', 404, '/documents/2026/Nov/18/none/none.pdf'],
    ['a page of a document that is not there', 404, '/documents/pages/1/2026/Nov/18/none/none.pdf?width=640'],
    ['a picture that is not there', 404, '/images/none/1'],
    ['a card that is not there', 404, '/social/en/none.png'],
    ['health', 200, '/healthz'],
    ['readiness', 200, '/readyz'],
    ['live figures', 200, '/live/snapshot?topics=clock'],
    ['live figures that were asked wrongly', 400, '/live/snapshot'],
  ];

  journey.for(answers)('%s', async ([, status, path, options], { siteUrl }) => {
    const answer = await fetch(siteUrl + path, { redirect: 'manual', ...options });
    expect(answer.status).toBe(status);
    expect(wrong(answer.headers, path.startsWith('/social/') ? 'cross-origin' : 'same-origin')).toEqual([]);
  });

  journey('what a page brings with it: style, script, fonts, pictures, documents', async ({ siteUrl }) => {
    const html = await (await fetch(`${siteUrl}/en`)).text();
    const paths = new Set(
      [...html.matchAll(/(?:href|src)="(\/(?:assets|documents|images|icons)\/[^"]+)"/g)].map(([, path]) => path!),
    );
    const kinds = new Map<string, string>();
    for (const path of paths) kinds.set(/\.\w+$/.exec(path)?.[0] ?? path.split('/')[1]!, path);
    expect([...kinds.keys()]).toEqual(expect.arrayContaining(['.css', '.js', '.woff2', '.pdf', '.json']));
    for (const path of kinds.values()) {
      const answer = await fetch(siteUrl + path);
      expect({ path, status: answer.status, wrong: wrong(answer.headers) }).toEqual({ path, status: 200, wrong: [] });
    }
  });

  journey('a part of a document, and a picture that is already held', async ({ siteUrl }) => {
    const card = await fetch(`${siteUrl}/social/en/home.png`);
    const held = { 'if-none-match': card.headers.get('etag') ?? '' };
    const again = await fetch(`${siteUrl}/social/en/home.png`, { headers: held });
    expect([card.status, again.status]).toEqual([200, 304]);
    expect([...wrong(card.headers, 'cross-origin'), ...wrong(again.headers, 'cross-origin')]).toEqual([]);
    const part = await fetch(`${siteUrl}/favicon.svg`, { headers: { range: 'bytes=0-9' } });
    expect([part.status, wrong(part.headers)]).toEqual([206, []]);
  });

  journey('the live stream', async ({ siteUrl }) => {
    const ending = new AbortController();
    const answer = await fetch(`${siteUrl}/live?topics=clock`, { signal: ending.signal });
    expect([answer.status, wrong(answer.headers)]).toEqual([200, []]);
    ending.abort();
  });

  journey.for([
    ['no HTTP at all', 400, 'HELLO\r\n\r\n'],
    ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a host that is none', 400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['headers without end', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a demand that nobody knows', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n'],
  ] as const)('a request with %s', async ([, status, request], { siteUrl }) => {
    const [first = '', ...lines] = (await rawSocket(siteUrl, request)).split('\r\n\r\n')[0]!.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(wrong(new Headers(lines.map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string])))).toEqual([]);
  });
});
