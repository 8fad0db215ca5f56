import { encodingFor } from './cache/negotiate.ts';
import type { KnownValues } from './cache/known-values.ts';
import { CachedResponse } from './cache/cached-response.ts';
import type { PageCache } from './cache/page-cache.ts';
import { CACHE_CONTROL } from './cache/policies.ts';
import { asResponse } from './cache/send.ts';
import { pageRequestOf, type PageRequest } from './cache/page-request.ts';
import type { MakePage } from './pages.ts';

export interface PageAnswers {
  /** The page that a request asks for. */
  answer(request: Request, requestId: string): Promise<Response>;
  /** The page that says that there is none. */
  absent(request: Request, requestId: string): Promise<Response>;
}

/** Answers pages out of the cache, and forms by themselves; `cache` is null while the sources are worked on. */
export function createPageAnswers(make: MakePage, cache: PageCache | null, known: KnownValues): PageAnswers {
  async function answerWith(target: PageRequest, request: Request, requestId: string): Promise<Response> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!cache || !isRead) {
      const { finished } = await make(target, requestId, isRead ? undefined : request);
      return asResponse(request, { cached: new CachedResponse(finished), encoding: 'identity' });
    }
    const wished = encodingFor(request.headers.get('accept-encoding') ?? undefined);
    if (!wished) return noEncoding();
    return asResponse(request, await cache.get(target, wished, requestId));
  }

  return {
    answer(request, requestId) {
      const { pathname, search } = new URL(request.url);
      return answerWith(pageRequestOf(pathname + search, known), request, requestId);
    },
    absent(request, requestId) {
      const { pathname } = new URL(request.url);
      const { headers } = request;
      return answerWith(
        pageRequestOf(absentPath(pathname, known), known),
        new Request(request.url, { headers }),
        requestId,
      );
    },
  };
}

/** In the language of what was asked for. */
function absentPath(pathname: string, known: KnownValues): string {
  const { locale } = pageRequestOf(pathname, known);
  return locale === 'ar' ? '/ar/not-found' : '/not-found';
}

function noEncoding(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_CONTROL.none };
  return new Response('This page is answered as br, gzip or identity.\n', { status: 406, headers });
}
