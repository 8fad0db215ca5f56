import { hrefIn } from '#domain/locale-switch.ts';
import { encodingFor } from './cache/negotiate.ts';
import { CachedResponse } from './cache/cached-response.ts';
import type { PageCache } from './cache/page-cache.ts';
import { CACHE_CONTROL } from './cache/policies.ts';
import { asResponse } from './cache/send.ts';
import type { PageRequest, ReadAddress } from './cache/page-request.ts';
import type { MakePage } from './pages.ts';

export interface PageAnswers {
  /** Answers the requested page; for a submitted form, `client` is the address that limits count. */
  answer(request: Request, requestId: string, client: string): Promise<Response>;
  /** The not-found page, in the language of the request. */
  absent(request: Request, requestId: string): Promise<Response>;
}

/** Answers pages from the cache, and forms without it; `cache` is null in development. */
export function createPageAnswers(make: MakePage, cache: PageCache | null, read: ReadAddress): PageAnswers {
  async function answerWith(target: PageRequest, request: Request, requestId: string, client = ''): Promise<Response> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!cache || !isRead) {
      const { finished } = await make(target, requestId, isRead ? undefined : { request, client });
      return asResponse(request, { cached: new CachedResponse(finished), encoding: 'identity' });
    }
    const preferred = encodingFor(request.headers.get('accept-encoding') ?? undefined);
    if (!preferred) return noEncoding();
    return asResponse(request, await cache.get(target, preferred, requestId));
  }

  return {
    answer(request, requestId, client) {
      const { pathname, search } = new URL(request.url);
      return answerWith(read(pathname + search), request, requestId, client);
    },
    absent(request, requestId) {
      const { pathname } = new URL(request.url);
      const absent = hrefIn(read(pathname).locale, '/not-found');
      return answerWith(read(absent), new Request(request.url, { headers: request.headers }), requestId);
    },
  };
}

function noEncoding(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': CACHE_CONTROL.none };
  return new Response('This page is answered as br, gzip or identity.\n', { status: 406, headers });
}
