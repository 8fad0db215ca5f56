import type { ApiAnswer } from '#app/api/answer.ts';
import type { Lifetime } from '#app/api/resource.ts';
import { SITE_MAP } from '#app/site-map.ts';
import type { Finished } from './cache/cached-response.ts';
import type { CachePolicy } from './cache/policies.ts';
import type { Reads } from './cache/reads.ts';
import type { PageRequest } from './cache/page-request.ts';

const FORM_PAGES = new Set<string>(SITE_MAP.filter(({ takesForm }) => takesForm).map(({ name }) => name));

/** Headers that a rendered page may set; the server sets all others. */
const OWN_HEADERS = [
  'Allow',
  'Content-Disposition',
  'Last-Modified',
  'Link',
  'Location',
  'Retry-After',
  'Set-Cookie',
  'X-As-Of',
  'X-Remix-Response',
  'X-Revision',
  'X-Simulated',
];

/** Turns a rendered response into a finished body with its headers, and decides whether it may be cached. */
export type PageFinish = (
  target: PageRequest,
  rendered: Response,
  reads: Reads,
) => Promise<{ finished: Finished; isCacheable: boolean }>;

export const finishPage: PageFinish = async (target, rendered, reads) => {
  const { status, headers } = rendered;
  const type = headers.get('content-type');
  const own = OWN_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : []));
  const isShared = !target.isPersonal && !headers.has('set-cookie');
  const isCacheable = (status === 200 || target.route === 'not-found') && isShared;
  return {
    finished: {
      status,
      body: Buffer.from(await rendered.arrayBuffer()),
      policy: isCacheable ? policyOf(target, rendered, reads) : 'none',
      headers: {
        ...(type && { 'Content-Type': type }),
        // React Router's 405 does not list the accepted methods.
        ...(status === 405 && { Allow: FORM_PAGES.has(target.route) ? 'GET, HEAD, POST' : 'GET, HEAD' }),
        // A page about one reader's form is not indexed, whatever the page itself says.
        ...(target.isPersonal && { 'X-Robots-Tag': 'noindex' }),
        ...Object.fromEntries(own),
      },
    },
    isCacheable,
  };
};

/** How long other caches may store an answer of the API. */
const LIFETIMES: Record<Lifetime, CachePolicy> = {
  now: 'live',
  moment: 'moment',
  day: 'minute',
  long: 'day',
  fixed: 'immutable',
};

/** The same for an answer of the API, which itself states how long other caches may store it. */
export async function finishAnswer(
  target: PageRequest,
  { response, lifetime }: ApiAnswer,
  reads: Reads,
): ReturnType<PageFinish> {
  const { finished, isCacheable } = await finishPage(target, response, reads);
  return { finished: { ...finished, policy: isCacheable && lifetime ? LIFETIMES[lifetime] : 'none' }, isCacheable };
}

/** In development nothing is cached, and Vite's own scripts run. */
export const finishInDevelopment: PageFinish = async (_target, rendered) => ({
  finished: {
    status: rendered.status,
    body: Buffer.from(await rendered.arrayBuffer()),
    policy: 'none',
    headers: Object.fromEntries(rendered.headers),
  },
  isCacheable: false,
});

/** A loader may request that no cache stores its answer. */
function policyOf({ isRoot }: PageRequest, { headers }: Response, reads: Reads): CachePolicy {
  if (headers.get('cache-control')?.includes('no-store')) return 'none';
  if (headers.get('cache-control')?.includes('immutable')) return 'immutable';
  if (isRoot) return 'private';
  return reads.isLive() ? 'live' : 'page';
}
