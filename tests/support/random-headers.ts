/** Request headers as sent by browsers, proxies, tools and attackers. */

const NAMES = [
  'accept', 'accept-language', 'user-agent', 'referer', 'origin', 'cookie', 'authorization', 'dnt', 'pragma',
  'cache-control', 'if-modified-since', 'if-none-match', 'range', 'via', 'forwarded', 'x-forwarded-for',
  'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-prefix', 'x-forwarded-scheme', 'x-original-url',
  'x-rewrite-url', 'x-http-method-override', 'x-real-ip', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest',
  'sec-ch-ua-mobile', 'save-data', 'purpose', 'x-requested-with', 'x-react-router-spa-mode',
  'x-react-router-prerender-data', 'x-remix-response', 'x-middleware-subrequest', 'traceparent', 'x-request-id',
  'x-anything',
] as const; // prettier-ignore
const VALUES = [
  '*/*', 'text/html', 'application/json', 'ar', 'en-GB,en;q=0.5', 'i18n_redirected=ar', 'i18n_redirected=en; theme=dark',
  'evil.example', 'https://evil.example/x', '/ar/market-watch', 'no-cache', 'max-age=0', 'bytes=0-10', '"abc"', 'W/"x"',
  'Wed, 18 Nov 2026 08:00:00 GMT', 'yes', '1', '127.0.0.1', 'cross-site', 'navigate', 'POST', '<script>alert(1)</script>',
  '{"a":1}', 'Bearer x', '../../etc/passwd', 'Mozilla/5.0 (X11; Linux x86_64)', 'curl/8.5.0', 'é', '',
] as const; // prettier-ignore
const ENCODINGS = [
  undefined,
  'br',
  'gzip',
  'gzip, deflate, br, zstd',
  'identity',
  '*',
  'deflate',
  'gzip;q=1, br;q=0.1',
];
const MOST = 8;

/** Returns the same sets for the same seed. */
export function headerSets(count: number, seed: number): Record<string, string>[] {
  const next = randomOf(seed);
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: count }, () => {
    const encoding = one(ENCODINGS);
    const some = Array.from({ length: Math.floor(next() * MOST) }, () => [one(NAMES), one(VALUES)] as const);
    return { ...Object.fromEntries(some), ...(encoding !== undefined && { 'accept-encoding': encoding }) };
  });
}

/** Mulberry32: numbers from 0 to 1. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
