import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHeld } from './negotiate.ts';
import type { Prepared } from './page-cache.ts';

/** Writes a kept body to the raw response, or that the reader holds it already. No line is logged of it: it needs no id. */
export function send(request: IncomingMessage, response: ServerResponse, prepared: Prepared): void {
  const { status, lines, body } = written(request.method, request.headers['if-none-match'], prepared);
  response.writeHead(status, lines as string[]);
  response.end(body);
}

/** The same as an answer of the app. The body is the cached one itself: a copy for each waiting reader would fill the memory. */
export function asResponse({ method, headers }: Request, prepared: Prepared): Response {
  const { status, lines, body } = written(method, headers.get('if-none-match') ?? undefined, prepared);
  const pairs = Array.from({ length: lines.length / 2 }, (_, i): [string, string] => [
    lines[2 * i]!,
    lines[2 * i + 1]!,
  ]);
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers: pairs });
}

function written(method: string | undefined, held: string | undefined, { cached, encoding }: Prepared) {
  if (cached.status === 200 && isHeld(held, cached.tag)) {
    return { status: 304, lines: cached.lines('none'), body: null };
  }
  const body = method === 'HEAD' ? null : cached.body(encoding)!;
  return { status: cached.status, lines: cached.lines(encoding), body };
}
