import type { Finished } from '../cache/cached-response.ts';
import { SPECULATION_PATH } from '../speculation.ts';
import { holdsBotCheck } from './bot-check-policy.ts';
import { pagePolicy, REPORTING, type PolicySite } from './page-policy.ts';

/**
 * Kinds of answers that browsers treat differently: a page of the site; a file, an answer in data, a sentence or a
 * redirect; an answer of the API, which every site may read; a picture that other sites may show; a script that runs
 * beside a page.
 */
export type Kind = 'page' | 'file' | 'api' | 'shared-picture' | 'worker';

type Headers = Readonly<Record<string, string>>;

/** Browser features that this site never uses, refused so that nothing injected into a page can use them. */
const REFUSED_ABILITIES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * Set on every answer of every kind. A page's own policy is derived from its HTML (page-policy.ts) and replaces that of
 * files.
 */
const ALWAYS: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': REFUSED_ABILITIES.map((ability) => `${ability}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** An answer that is opened by itself must not load, run, be framed or submit anything. */
const WORKER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FILE_POLICY = `${WORKER_POLICY}; sandbox`;
/** Addresses of programs (docs/api.md). */
const API = /^\/(api|data)([/?.]|$)/;
/** In a sandbox a worker would have an opaque origin, for which browsers provide no cryptography. */
const WORKER = /^\/assets\/[\w-]+-worker-[\w-]+\.js$/;

const BY_KIND: Record<Kind, Headers> = {
  page: {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Reporting-Endpoints': REPORTING,
    'Speculation-Rules': `"${SPECULATION_PATH}"`,
  },
  file: { 'Cross-Origin-Resource-Policy': 'same-origin', 'Content-Security-Policy': FILE_POLICY },
  api: {
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': FILE_POLICY,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers':
      'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-As-Of, X-Request-Id, X-Revision, X-Simulated',
  },
  'shared-picture': { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Content-Security-Policy': FILE_POLICY },
  worker: { 'Cross-Origin-Resource-Policy': 'same-origin', 'Content-Security-Policy': WORKER_POLICY },
};

export type SecurityHeaders = Readonly<Record<Kind, Headers>>;

/** Rate limit of one address, as stated in the API's answers (draft-ietf-httpapi-ratelimit-headers). */
export function ratePolicy(name: string, { perMinute }: { perMinute: number }): Headers {
  return { 'RateLimit-Policy': `"${name}";q=${perMinute};w=60` };
}

/**
 * The table of headers by kind. `transport` is the Strict-Transport-Security of a site reached by https; `api` are
 * additional headers of the API's answers.
 */
export function securityHeaders(transport: string | null, api: Headers = {}): SecurityHeaders {
  const always = transport ? { ...ALWAYS, 'Strict-Transport-Security': transport } : ALWAYS;
  const of = (kind: Kind, more: Headers = {}): Headers => Object.freeze({ ...always, ...BY_KIND[kind], ...more });
  return {
    page: of('page'),
    file: of('file'),
    api: of('api', api),
    'shared-picture': of('shared-picture'),
    worker: of('worker'),
  };
}

/**
 * Adds the security headers of its kind to a finished answer, and to a page the content policy that its own HTML needs.
 * Headers that the answer already has win.
 */
export function secured(
  headers: SecurityHeaders,
  site: PolicySite,
): (finished: Finished, kind?: 'file' | 'api') => Finished {
  return (finished, kind = 'file') => {
    const isPage = finished.headers['Content-Type']?.startsWith('text/html') ?? false;
    const own = isPage ? pageHeaders(headers.page, finished.body.toString(), site) : headers[kind];
    return { ...finished, headers: { ...own, ...finished.headers } };
  };
}

function pageHeaders(page: Headers, html: string, site: PolicySite): Headers {
  const policy = { 'Content-Security-Policy': pagePolicy(html, site) };
  // With this header, a frame of another site would have to send it too.
  const opened = site.botCheck.frames.length > 0 && holdsBotCheck(html);
  return { ...page, ...policy, ...(opened && { 'Cross-Origin-Embedder-Policy': 'unsafe-none' }) };
}

/** The kind by the address alone; a page is recognised once it is rendered. */
export function kindOf(url: string): Kind {
  if (WORKER.test(url)) return 'worker';
  if (API.test(url)) return 'api';
  return url.startsWith('/social/') ? 'shared-picture' : 'file';
}
