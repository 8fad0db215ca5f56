import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { BULK_FORMATS, type BulkFormat } from '#domain/bulk-file.ts';
import { isoMoment } from '#app/columns/file-formats.ts';
import { CACHE_CONTROL } from '../cache/policies.ts';
import { encodingAmong, matchesTag } from '../cache/negotiate.ts';
import type { Rate } from '../forms/rate-limit.ts';
import { isOneRange, leaveOutOddRange } from '../files/ranges.ts';
import { forPrograms } from '../overload/later.ts';
import { ratePolicy } from '../security/headers.ts';
import { TooManyWaiting } from '../semaphore.ts';
import { BUSY } from '../words/busy.ts';
import type { BulkFile, Library } from './library.ts';

const FILE = new RegExp(`^(\\d{4})\\.(${BULK_FORMATS.join('|')})$`);
const QUERY = /^(?:\?revision=(\d{1,6}))?$/;
const TYPES: Record<BulkFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
};

interface Options {
  /** Rate limit of one address for bulk files. */
  rate: Pick<Rate, 'perMinute'>;
  isSimulated(): boolean;
  /** Origin of the site: problem documents link to its documentation. */
  origin: string;
}

/** Years of lists as files, below /api/v1/bulk. Any other path is left to the API, which answers with a problem. */
export function bulkRoutes(library: Library, { origin, rate, isSimulated }: Options): Hono {
  const busy = forPrograms(BUSY, origin);
  const app = new Hono();
  const policy = ratePolicy('bulk', rate);
  app.get('/:set/:file', async (c, next) => {
    const [, year, format] = FILE.exec(c.req.param('file')) ?? [];
    const query = QUERY.exec(new URL(c.req.url).search);
    if (!year || !query) return next();
    const revision = query[1] === undefined ? null : Number(query[1]);
    try {
      const file = await library.find(c.req.param('set'), Number(year), format as BulkFormat, revision);
      if (!file) return next();
      c.header('X-Simulated', String(isSimulated()));
      c.header('RateLimit-Policy', policy['RateLimit-Policy']);
      const form = { format: format as BulkFormat, isFixed: revision !== null };
      return await answerFile(c, library, file, form);
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error;
      const { status, headers, body } = busy(c.req.path);
      return new Response(new Uint8Array(body), {
        status,
        headers: { ...headers, ...policy, 'Cache-Control': CACHE_CONTROL.none },
      });
    }
  });
  return app;
}

interface Form {
  format: BulkFormat;
  /** True when the revision is named in the address: its bytes never change. */
  isFixed: boolean;
}

/** Answers a file. CSV also has a compressed form, written once; ranges apply to the plain file. */
async function answerFile(c: Context, library: Library, file: BulkFile, { format, isFixed }: Form): Promise<Response> {
  const { name, of } = file;
  leaveOutOddRange(c);
  if (format === 'csv') c.header('Vary', 'Accept-Encoding');
  const zipped = format === 'csv' && wantsGzip(c) ? await library.zipped(name) : null;
  const { sha256 } = of.files[format];
  // A compressed body needs a validator of its own.
  const tag = zipped === null ? `"${sha256}"` : `"${sha256}-gzip"`;
  c.header('ETag', tag);
  c.header('Cache-Control', isFixed ? CACHE_CONTROL.immutable : CACHE_CONTROL.minute);
  c.header('X-Revision', String(of.revision));
  c.header('X-As-Of', isoMoment(of.writtenAt));
  c.header('Last-Modified', new Date(of.writtenAt).toUTCString());
  if (matchesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  c.header('Accept-Ranges', 'bytes');
  c.header('Content-Disposition', `attachment; filename="${of.set}-${of.year}.${format}"`);
  const response = await serveStatic({ root: library.dir, path: zipped ?? name })(c, async () => {});
  if (!response) return c.notFound();
  response.headers.set('Content-Type', TYPES[format]);
  if (zipped !== null) response.headers.set('Content-Encoding', 'gzip');
  return response;
}

function wantsGzip(c: Context): boolean {
  const isPart = isOneRange(c.req.header('range'));
  return !isPart && encodingAmong(['gzip', 'identity'], c.req.header('accept-encoding')) === 'gzip';
}
