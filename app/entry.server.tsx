import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';
import { registerCatalog } from '#messages/text.tsx';

registerCatalog('en', english);
registerCatalog('ar', arabic);

/** A page that takes longer than this is given up: its reader gets the last-resort page. */
const RENDER_LIMIT_MS = 5_000;

/** Renders the whole page before the first byte: loaders are quick, and a finished page can be cached and hashed. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(await render(request.url, context), { status, headers });
}

function render(url: string, context: EntryContext): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const collector = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        clearTimeout(limit);
        resolve(new Uint8Array(Buffer.concat(parts)));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      onAllReady: () => pipe(collector),
      onError: reject,
    });
    const limit = setTimeout(() => abort(new Error(`The page was not rendered within ${RENDER_LIMIT_MS} ms.`)), RENDER_LIMIT_MS);
  });
}
