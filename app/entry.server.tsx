import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { LOCALE_CODES } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';
import { registerCatalog } from '#messages/text.tsx';
import { ErrorReference, requestContext } from './request-context.ts';

export { siteContext } from './context.ts';
export { formDeskContext } from './form-desk.ts';
export { answerApi } from './api/answer.ts';
export { bulkOffered, bulkSource } from './api/bulk/source.ts';
export { answerRows } from './exports/answer.ts';
export { keptUntil } from './data/forms/kept-until.ts';
export { seatNews } from './data/forms/seat-news.ts';
export { queryValues } from './query-values.ts';
export { requestContext };

for (const locale of LOCALE_CODES) registerCatalog(locale, CATALOGS[locale]);

/** A page that takes longer than this is abandoned: its reader gets the last-resort page. */
const RENDER_LIMIT_MS = 5_000;

/**
 * Renders the whole page before the first byte: loaders are quick, and a finished page can be cached and hashed. The
 * style sheets are named in the headers (RFC 8288), ahead of the many script parts that the page names first: nothing
 * is painted before the style sheets.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache');
  const early = sheetsOf(entry)
    .map((sheet) => `<${sheet}>; rel=preload; as=style`)
    .join(', ');
  if (early) headers.set('Link', early);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const reference = status >= 500 ? context.get(requestContext).id : null;
  return new Response(await render(request.url, entry, reference), { status, headers });
}

/** The style sheets that `<Links>` puts into the document: the root's, and those of the page where it can be shown. */
function sheetsOf({ manifest, staticHandlerContext: { matches, errors } }: EntryContext): string[] {
  const last = matches.findIndex(({ route }) => errors?.[route.id] !== undefined);
  const shown = last < 0 ? matches : matches.slice(0, last + 1);
  return [...new Set(shown.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []))];
}

/** Logs errors by request; a missing page is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { id, fault } = context.get(requestContext);
  fault(id, error);
};

function render(url: string, context: EntryContext, reference: string | null): Promise<Uint8Array<ArrayBuffer>> {
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
    const { pipe, abort } = renderToPipeableStream(
      <ErrorReference value={reference}>
        <ServerRouter context={context} url={url} />
      </ErrorReference>,
      // Otherwise a large part is sent after the page, for a script to put in its place: readers without script would
      // miss it.
      { onAllReady: () => pipe(collector), onError: reject, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    );
    const limit = setTimeout(
      () => abort(new Error(`The page was not rendered within ${RENDER_LIMIT_MS} ms.`)),
      RENDER_LIMIT_MS,
    );
  });
}
