import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { leaveOutOddRange } from '../files/ranges.ts';
import type { Documents } from './documents.ts';
import type { KnownDocument } from './known-documents.ts';
import { pagePictures } from './page-pictures.ts';

/**
 * Files of disclosures, press releases and circulars, and pictures of their pages. Only documents that the store has
 * are ever fetched; they are answered from a copy, with ranges, even when the origin is gone.
 */
export function documentRoutes(documents: Documents): Hono {
  const app = new Hono();
  const answerPage = pagePictures(documents);

  async function answerFile(c: Context, document: KnownDocument): Promise<Response> {
    const { name } = await documents.keep(document);
    c.header('Content-Disposition', contentDisposition(document.fileName));
    c.header('Accept-Ranges', 'bytes');
    c.header('Cache-Control', 'public, max-age=3600');
    leaveOutOddRange(c);
    const response = await serveStatic({ root: documents.dirs.copies, path: name })(c, async () => {});
    return response ?? c.notFound();
  }

  app.get('/*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const path = decodePath(pathname);
    if (path?.startsWith('/pages/')) return answerPage(c, path, search);
    const document = path && (await documents.find(path));
    return document ? answerFile(c, document) : c.notFound();
  });
  return app;
}

/** The feed's raw path of an address below /documents; null when it cannot be decoded. */
function decodePath(pathname: string): string | null {
  try {
    return pathname
      .replace(/^\/documents/, '')
      .split('/')
      .map(decodeURIComponent)
      .join('/');
  } catch {
    return null;
  }
}

/** RFC 6266: an ASCII name for old clients, and the true one, Arabic letters included. */
function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, escapeRfc5987)}`;
}

function escapeRfc5987(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
