import { SITE_MAP } from '#app/site-map.ts';
import { headerSets, randomOf } from './random-headers.ts';

/** Requests of attackers: every part of an address distorted, and bytes that are not a request. */
export interface OddRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

type Random = () => number;

const FOREIGN = 'evil.example';
const METHODS = [
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'M-SEARCH',
] as const;
/** Node's client sends no length for a body with these methods: it would be read as the next request. */
const BODILESS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'DELETE']);
const FORMS = ['', '/en', '/ar', '/EN', '/fr', '/en/ar', '/ar/en', '//', '/.', '/en/..'] as const;
const FOLDERS = [
  '', '/documents', '/documents/circulars/1', '/images', '/images/lattice', '/social/en', '/social', '/assets', '/icons',
  '/reports', '/live', '/status.json', '/sitemap.xml', '/en/documents', '/internal', '/the-exchange/company',
] as const; // prettier-ignore
/** One folder up, in spellings that some servers accept. */
const UPWARDS = [
  '/..', '/%2e%2e', '/.%2e', '/..%2f..', '/%2e%2e%2f%2e%2e', '/..%5c..', '/..\\..', '/%252e%252e', '/....//', '/..;',
  '/%c0%ae%c0%ae', '/..%00', '/%u002e%u002e', '/．．',
] as const; // prettier-ignore
const WANTED = [
  'package.json', 'etc/passwd', 'proc/self/environ', 'server/main.ts', '.git/HEAD', '.npmrc', 'site.log',
  'database/PG_VERSION', 'data/site.log', 'build/server/index.js', 'build/client/manifest.en.webmanifest', 'etc/passwd%00.pdf',
] as const; // prettier-ignore
const AWAY = [
  `//${FOREIGN}`, `/\\${FOREIGN}`, `/%5c${FOREIGN}`, `/%2f%2f${FOREIGN}`, `//${FOREIGN}/%2e%2e`, `/en//${FOREIGN}`,
  `/ar/\\${FOREIGN}`, `//${FOREIGN}/en/`, `///${FOREIGN}`, `/.//${FOREIGN}`, `/https://${FOREIGN}`, `/@${FOREIGN}`,
  `http://${FOREIGN}/`, `https://${FOREIGN}/en`, `//${FOREIGN}/market-watch/`, `/%0d%0aLocation:%20https://${FOREIGN}`,
  `/en/%0a//${FOREIGN}`, `/?next=https://${FOREIGN}`, `/?url=//${FOREIGN}&returnTo=//${FOREIGN}`, `//user:pw@${FOREIGN}`,
  '//[', 'http://[', '//%', '*', '?', '#', 'en', `${FOREIGN}:443`, 'javascript:alert(1)', 'file:///etc/passwd',
] as const; // prettier-ignore
const SNIPPETS = [
  '%', '%%', '%0', '%zz', '%00', '%0d%0a', '%ff', '%E0%A4%A', '%ed%a0%80', '%u0041', '.', '..', '...', ';', ';a=b', '\\',
  '|', "'", '"', '<script>', '${7*7}', '{{7*7}}', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'NaN',
  '-1', '1e999', '99999999999999999999', '*', ':', '@', '~', '+', '%20', '&', '=', '#', '[]', '[a]', 'é', 'ÿ', '%D8%B3',
  '%F0%9F%98%80', '.data', '_root.data', '.html', '.php', '/', '//', 'x'.repeat(300), 'a/'.repeat(60),
] as const; // prettier-ignore
const NAMES = [
  'q', 'order', 'sort', 'sector', 'board', 'column', 'symbol', 'index', 'range', 'area', 'part', '_routes', 'topics',
  'from', 'v', 'page', 'next', '__proto__', 'utm_source', '',
] as const; // prettier-ignore
const HOSTS = [
  undefined, undefined, undefined, FOREIGN, `${FOREIGN}:443`, 'localhost', '127.0.0.1:1', '[::1]:3000', '[', '', ' ', 'a b',
  `a@${FOREIGN}`, `${FOREIGN}/..`, 'x'.repeat(300), 'é', '..', ':', '%', 'a,b',
] as const; // prettier-ignore
const FORWARDED = [
  ['x-forwarded-host', FOREIGN], ['x-forwarded-proto', 'https'], ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-prefix', `//${FOREIGN}`], ['forwarded', `host=${FOREIGN};proto=https`], ['x-original-url', '/../package.json'],
  ['x-rewrite-url', '/etc/passwd'], ['x-http-method-override', 'DELETE'], ['origin', `https://${FOREIGN}`],
  ['sec-fetch-site', 'cross-site'], ['content-type', 'application/x-www-form-urlencoded'], ['content-type', 'text/plain'],
  ['content-type', 'multipart/form-data; boundary='], ['content-type', 'application/csp-report'], ['content-type', ';;;'],
  ['transfer-encoding', 'chunked'], ['content-encoding', 'br'], ['upgrade', 'h2c'], ['cookie', 'i18n_redirected=%'],
  ['cookie', '='.repeat(2_000)], ['range', 'bytes=-1,0-,5-2'], ['if-none-match', '*'], ['accept', '\t'], ['te', 'trailers'],
] as const; // prettier-ignore
const BODIES = ['q=DSX', '{"a":', '', '--\r\n', '\0', '%', 'x'.repeat(9_000)] as const;
/** Number of different addresses of pages that depend on a reader's input: each is rendered. */
const TYPED = 300;
/** Shares of all requests. */
const [ODD_METHOD, ODD_HOST, FORWARDS, ENCODED] = [0.1, 0.15, 0.3, 0.02];

/** Returns the same requests for the same seed. */
export function* oddRequests(count: number, seed: number): Generator<OddRequest> {
  const random = randomOf(seed);
  const sets = headerSets(500, seed);
  const typed = Array.from({ length: TYPED }, () => typedPath(random));
  const kinds: readonly (() => string)[] = [
    () => one(random, typed),
    () => plainPath(random),
    () => upwards(random),
    () => upwards(random),
    () => one(random, FORMS) + one(random, AWAY),
    () => one(random, AWAY),
    () => broken(random),
    () => broken(random),
    () => bytes(random),
  ];
  for (let i = 0; i < count; i += 1) {
    const method = random() < ODD_METHOD ? one(random, METHODS) : 'GET';
    yield {
      method,
      path: sendable(kinds[i % kinds.length]!()),
      headers: headersOf(random, one(random, sets)),
      body: BODILESS.has(method) ? undefined : one(random, BODIES),
    };
  }
}

function one<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}

/** A client refuses to send spaces, controls and non-byte characters: these are encoded, the rest is sent unchanged. */
function sendable(path: string): string {
  return path.replaceAll(/[^\u0021-\u00ff]/g, (letter) => encodeURIComponent(letter)) || '/';
}

/** An address of the site with an arbitrary query or symbol. */
function typedPath(random: Random): string {
  return plainPath(random, one(random, SNIPPETS)) + query(random);
}

/** An address of the site map, built or not; the same few are repeated. */
function plainPath(random: Random, parameter = 'DSX'): string {
  const { path } = one(random, SITE_MAP);
  const filled = path.replaceAll(/:\w+\??/g, () => parameter);
  return one(random, FORMS.slice(0, 5)) + filled + one(random, ['', '', '', '/', '.data', '?', '//']);
}

function query(random: Random): string {
  const pairs = Array.from(
    { length: Math.floor(random() * 4) },
    () => `${one(random, NAMES)}=${one(random, SNIPPETS)}`,
  );
  return `?${pairs.join('&')}`;
}

function upwards(random: Random): string {
  const steps = one(random, UPWARDS).repeat(1 + Math.floor(random() * 7));
  return one(random, FOLDERS) + steps + one(random, ['/', '%2f', '%5c', '//']) + one(random, WANTED);
}

function broken(random: Random): string {
  const parts = Array.from(
    { length: 1 + Math.floor(random() * 4) },
    () => one(random, ['/', '']) + one(random, SNIPPETS),
  );
  return one(random, FORMS) + one(random, FOLDERS) + parts.join('') + (random() < 0.3 ? query(random) : '');
}

/** Bytes, raw or percent-encoded. */
function bytes(random: Random): string {
  const byte = () => {
    const value = Math.floor(random() * 256);
    return random() < 0.5 ? String.fromCharCode(value) : `%${value.toString(16).padStart(2, '0')}`;
  };
  return `/${Array.from({ length: Math.floor(random() * 40) }, byte).join('')}`;
}

function headersOf(random: Random, some: Record<string, string>): Record<string, string> {
  const headers: Record<string, string> = random() < ENCODED ? { ...some } : { 'accept-encoding': 'br' };
  const host = random() < ODD_HOST ? one(random, HOSTS) : undefined;
  if (host !== undefined) headers.host = host;
  if (random() < FORWARDS) {
    const [name, value] = one(random, FORWARDED);
    headers[name] = value;
  }
  return headers;
}

/** Bytes that are barely a request: broken first lines, headers and lengths, or only noise. */
export function* oddBytes(count: number, seed: number): Generator<Buffer> {
  const random = randomOf(seed);
  const noise = (most: number) =>
    Array.from({ length: Math.floor(random() * most) }, () => String.fromCharCode(Math.floor(random() * 256))).join('');
  const target = () =>
    one(random, [() => upwards(random), () => one(random, AWAY), () => broken(random), () => bytes(random)])();
  const kinds: readonly (() => string)[] = [
    () => noise(400),
    () => `GET ${noise(60)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    () => `${noise(12)} ${target()} HTTP/1.1\r\nHost: a\r\n\r\n`,
    () => `GET ${target()} HTTP/${one(random, ['0.9', '1.0', '1.1', '2.0', '9', ''])}\r\nConnection: close\r\n\r\n`,
    () => `GET ${target()}\r\n\r\n`,
    () => `GET / HTTP/1.1\r\nHost: a\r\nHost: ${FOREIGN}\r\n${noise(30)}: ${noise(30)}\r\nConnection: close\r\n\r\n`,
    () => `CONNECT ${FOREIGN}:443 HTTP/1.1\r\nHost: ${FOREIGN}\r\n\r\n`,
    () => `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    () => `GET ${target()} HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    () => `POST /search HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /`,
    () => `POST /search HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${noise(20)}`,
    () =>
      `POST ${target()} HTTP/1.1\r\nHost: a\r\nContent-Length: ${one(random, ['-1', '1e3', '99999999999', '٣'])}\r\n\r\nx`,
    () => `GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n${noise(20)}`,
    () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  ];
  for (let i = 0; i < count; i += 1) yield Buffer.from(kinds[i % kinds.length]!(), 'latin1');
}
