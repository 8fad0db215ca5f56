import type { ApiAnswer } from '#app/api/answer.ts';
import type { Lifetime } from '#app/api/resource.ts';
import { SITE_MAP } from '#app/site-map.ts';
import type { Finished } from './cache/cached-response.ts';
import type { CachePolicy } from './cache/policies.ts';
import type { Reads } from './cache/reads.ts';
import type { PageRequest } from './cache/page-request.ts';

const FORM_PAGES = new Set<string>(SITE_MAP.filter(({ takesForm }) => takesForm).map(({ name }) => name));

/** What a rendered page says for itself; every other header is ours. */
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

/** Turns what was rendered into a finished body under its headers, and says whether it may be shown again. */
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
        // React Router says that a page does not take a method without saying which it takes.
        ...(status === 405 && { Allow: FORM_PAGES.has(target.route) ? 'GET, HEAD, POST' : 'GET, HEAD' }),
        // What is shown of one reader's form is found by nobody else, whatever its page says of itself.
        ...(target.isPersonal && { 'X-Robots-Tag': 'noindex' }),
        ...Object.fromEntries(own),
      },
    },
    isCacheable,
  };
};

/** How long others may keep an answer of the API. */
const LIFETIMES: Record<Lifetime, CachePolicy> = {
  now: 'live',
  moment: 'moment',
  day: 'minute',
  long: 'day',
  fixed: 'immutable',
};

/** The same for an answer of the API, which says itself how long others may keep it. */
export async function finishAnswer(
  target: PageRequest,
  { response, lifetime }: ApiAnswer,
  reads: Reads,
): ReturnType<PageFinish> {
  const { finished, isCacheable } = await finishPage(target, response, reads);
  return { finished: { ...finished, policy: isCacheable && lifetime ? LIFETIMES[lifetime] : 'none' }, isCacheable };
}

/** While the sources are worked on nothing is cached, and Vite's own scripts run. */
export const finishInDevelopment: PageFinish = async (_target, rendered) => ({
  finished: {
    status: rendered.status,
    body: Buffer.from(await rendered.arrayBuffer()),
    policy: 'none',
    headers: Object.fromEntries(rendered.headers),
  },
  isCacheable: false,
});

/** A loader may ask that nobody else caches its answer. */
function policyOf({ isRoot }: PageRequest, { headers }: Response, reads: Reads): CachePolicy {
  if (headers.get('cache-control')?.includes('no-store')) return 'none';
  if (headers.get('cache-control')?.includes('immutable')) return 'immutable';
  if (isRoot) return 'private';
  return reads.isLive() ? 'live' : 'page';
}
