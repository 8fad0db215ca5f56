import type { Finished } from './cache/cached-response.ts';
import type { CachePolicy } from './cache/policies.ts';
import type { Reads } from './cache/reads.ts';
import type { PageRequest } from './cache/page-request.ts';
import type { SecurityHeaders } from './security/headers.ts';
import { pagePolicy, type PolicySite } from './security/page-policy.ts';

/** What a rendered page says for itself; every other header is ours. */
const OWN_HEADERS = [
  'Allow',
  'Content-Disposition',
  'Last-Modified',
  'Link',
  'Location',
  'Retry-After',
  'Set-Cookie',
  'X-Remix-Response',
];

/** Turns what was rendered into a finished body under all its headers, and says whether it may be shown again. */
export type PageFinish = (
  target: PageRequest,
  rendered: Response,
  reads: Reads,
) => Promise<{ finished: Finished; isKept: boolean }>;

export function createPageFinish(security: SecurityHeaders, site: PolicySite): PageFinish {
  return async (target, rendered, reads) => {
    const { status, headers } = rendered;
    const body = Buffer.from(await rendered.arrayBuffer());
    const type = headers.get('content-type');
    const own = OWN_HEADERS.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : []));
    const isPage = type?.startsWith('text/html') ?? false;
    const isKept = (status === 200 || target.route === 'not-found') && !headers.has('set-cookie');
    return {
      finished: {
        status,
        body,
        policy: isKept ? policyOf(target, rendered, reads) : 'none',
        headers: {
          ...(isPage ? security.page : security.file),
          ...(isPage && { 'Content-Security-Policy': pagePolicy(body.toString(), site) }),
          ...(type && { 'Content-Type': type }),
          // No page takes a form: React Router says so without saying what it takes.
          ...(status === 405 && { Allow: 'GET, HEAD' }),
          ...Object.fromEntries(own),
        },
      },
      isKept,
    };
  };
}

/** While the sources are worked on nothing is kept, and Vite's own scripts run. */
export const finishInDevelopment: PageFinish = async (_target, rendered) => ({
  finished: {
    status: rendered.status,
    body: Buffer.from(await rendered.arrayBuffer()),
    policy: 'none',
    headers: Object.fromEntries(rendered.headers),
  },
  isKept: false,
});

/** A loader may ask that nobody else keeps its answer. */
function policyOf({ isRoot }: PageRequest, { headers }: Response, reads: Reads): CachePolicy {
  if (headers.get('cache-control')?.includes('no-store')) return 'none';
  if (isRoot) return 'private';
  return reads.isLive() ? 'live' : 'page';
}
