import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { encodingFor } from '../cache/negotiate.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import type { Answerer } from '../front-door.ts';
import { send } from '../cache/send.ts';
import { filesOf, type HeadersOf } from './folder.ts';
import { rangeOf, type Range } from './ranges.ts';

interface Options {
  /** Folder of the built client files. */
  dir: string;
  /**
   * Folder with the assets of earlier builds, one folder each: a page opened before the update can load its remaining
   * parts.
   */
  earlierDir: string;
  headersOf: HeadersOf;
}

/** The site's own files. */
export function openStaticFiles({ dir, earlierDir, headersOf }: Options): Answerer {
  const earlier = existsSync(earlierDir) ? readdirSync(earlierDir).map((build) => join(earlierDir, build)) : [];
  const files = new Map([...earlier, dir].flatMap((folder) => [...filesOf(folder, headersOf)]));
  return (request, response) => {
    const { url = '' } = request;
    const query = url.indexOf('?');
    const file = files.get(query < 0 ? url : url.slice(0, query));
    if (!file) return false;
    const range = request.headers['if-range'] === undefined ? request.headers.range : undefined;
    if (range === undefined) answerWhole(request, response, file);
    else answerRange(request, response, file, rangeOf(range, file.identity.byteLength));
    return true;
  };
}

function answerWhole(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const preferred = encodingFor(request.headers['accept-encoding'] as string | undefined) ?? 'identity';
  send(request, response, { cached, encoding: cached.body(preferred) ? preferred : 'identity' });
}

/** Ranges apply to the plain file. If-Range would need a strong validator, so with it the whole file is sent. */
function answerRange(
  request: IncomingMessage,
  response: ServerResponse,
  file: CachedResponse,
  range: Range | 'whole' | 'outside',
): void {
  if (range === 'whole') return answerWhole(request, response, file);
  const size = file.identity.byteLength;
  const [status, content, body] =
    range === 'outside'
      ? [416, { 'Content-Range': `bytes */${size}`, 'Content-Length': '0' }, undefined]
      : [206, partHeaders(file, range, size), file.identity.subarray(range.from, range.to + 1)];
  response.writeHead(status, [
    ...file.lines('none'),
    ...Object.entries(content).flat(),
    'X-Request-Id',
    crypto.randomUUID(),
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function partHeaders(file: CachedResponse, { from, to }: Range, size: number): Record<string, string> {
  return {
    'Content-Type': file.type ?? '',
    'Content-Range': `bytes ${from}-${to}/${size}`,
    'Content-Length': String(to - from + 1),
  };
}
