import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import { disclosureLetter } from '../publications/letters.ts';
import type { Letter } from '../publications/paper/letter.ts';
import type { Publication } from '../publications/publication.ts';
import type { World } from '../world.ts';
import { fault, notFound, send } from './answer.ts';
import type { Ask } from './ask.ts';
import { circularFile } from './content-circulars.ts';
import { createdAt, filePath, rowId } from './disclosure-row.ts';

interface FoundDocument {
  letter: Letter;
  modified: Instant;
}

/**
 * Serves files of disclosures below /documents and /documents/efsah, and of circulars below /docs: GET, HEAD, one
 * range.
 */
export function answerDocument(world: World, ask: Ask, request: IncomingMessage, response: ServerResponse): void {
  const found = ask.path.startsWith('/docs/') ? assetAt(world, ask.path) : disclosureAt(world, ask.path);
  if (!found) return send(response, notFound());
  // The real document host refuses clients that accept JSON only.
  if (ask.headers.accept?.trim() === 'application/json') return send(response, fault(406, 'Not Acceptable'));
  sendPdf(world.shelf.pdf(found.letter), found.modified, request, response);
}

function disclosureAt(world: World, path: string): FoundDocument | undefined {
  const rawPath = path.replace(/^\/documents(\/efsah)?/, '');
  const publication = publicationOfRow(world, rawPath.split('/')[4] ?? '');
  const issuer = publication && world.publisher(publication.one.symbol);
  if (!publication || !issuer) return undefined;
  const { one, lang } = publication;
  const file = one.files.find((candidate) => filePath(one, candidate, lang) === rawPath);
  return file && { letter: disclosureLetter(world.identity, issuer, one, file, lang), modified: createdAt(one, file) };
}

const rowsByList = new WeakMap<Publication, Record<Locale, string>>();

function publicationOfRow(world: World, id: string): { one: Publication; lang: Locale } | undefined {
  for (const one of world.publications()) {
    const ids = rowsByList.get(one) ?? { en: rowId(one, 'en'), ar: rowId(one, 'ar') };
    rowsByList.set(one, ids);
    if (ids.en === id) return { one, lang: 'en' };
    if (ids.ar === id) return { one, lang: 'ar' };
  }
  return undefined;
}

function assetAt(world: World, path: string): FoundDocument | undefined {
  const found = circularFile(world, path);
  return found && { letter: found.letter, modified: found.published };
}

function sendPdf(pdf: Buffer, modified: Instant, request: IncomingMessage, response: ServerResponse): void {
  const headers: Record<string, string> = {
    'content-type': 'application/pdf',
    'last-modified': new Date(modified).toUTCString(),
    'accept-ranges': 'bytes',
  };
  const range = rangeOf(request.headers.range, pdf.length);
  if (range === 'outside') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${pdf.length}` }).end();
    return;
  }
  const part = range ? pdf.subarray(range.first, range.last + 1) : pdf;
  if (range) headers['content-range'] = `bytes ${range.first}-${range.last}/${pdf.length}`;
  response.writeHead(range ? 206 : 200, { ...headers, 'content-length': part.length });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/**
 * The single range of a Range header; null when there is none or it is not understood, and the whole file is sent (RFC
 * 9110, 14.2).
 */
function rangeOf(header: string | undefined, length: number): { first: number; last: number } | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!from && !to) return null;
  const first = from ? Number(from) : Math.max(0, length - Number(to));
  const last = from && to ? Math.min(Number(to), length - 1) : length - 1;
  if (first >= length || (!from && to === '0')) return 'outside';
  return first > last ? null : { first, last };
}
