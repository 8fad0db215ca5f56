import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesTag } from './negotiate.ts';
import type { Prepared } from './page-cache.ts';

/** Writes a cached response, or 304 when the client has it. It is not logged, so it has no request id. */
export function send(request: IncomingMessage, response: ServerResponse, prepared: Prepared): void {
  const { status, lines, body } = selected(request.method, request.headers['if-none-match'], prepared);
  response.writeHead(status, lines as string[]);
  response.end(body);
}

/** The same as a `Response`. The body is the cached buffer itself: a copy per reader would fill the memory. */
export function asResponse({ method, headers }: Request, prepared: Prepared): Response {
  const { status, lines, body } = selected(method, headers.get('if-none-match') ?? undefined, prepared);
  const pairs = Array.from({ length: lines.length / 2 }, (_, i): [string, string] => [
    lines[2 * i]!,
    lines[2 * i + 1]!,
  ]);
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers: pairs });
}

function selected(method: string | undefined, ifNoneMatch: string | undefined, { cached, encoding }: Prepared) {
  // The answer to a submitted form is sent in full, whatever the client has cached.
  if (method !== 'POST' && cached.status === 200 && matchesTag(ifNoneMatch, cached.tag)) {
    return { status: 304, lines: cached.lines('none'), body: null };
  }
  const body = method === 'HEAD' ? null : cached.body(encoding)!;
  return { status: cached.status, lines: cached.lines(encoding), body };
}
