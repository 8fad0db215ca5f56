import { serveStatic } from '@hono/node-server/serve-static';
import { createHash } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import type { Store } from '#store/store.ts';
import type { Upstream } from '#upstream/upstream.ts';
import { joined } from './joined.ts';

const PDF_MAGIC = '%PDF-';
const PDF_END = '%%EOF';
/** Readers look for the end mark in so many last bytes: some programs write a little after it. */
const PDF_END_WITHIN_BYTES = 1_024;

/** What the origin gave is no document: nothing was kept, and the next reader asks again. */
export class UnusableDocument extends Error {}

/** A known document: how to fetch it from its origin, and the name it is saved under. */
interface KnownDocument {
  key: string;
  fileName: string;
  fetch(): Promise<Uint8Array>;
}

interface Options {
  dir: string;
  store: Pick<Store, 'disclosures' | 'press' | 'circulars'>;
  documents: Pick<Upstream['documents'], 'read' | 'openAsset'>;
}

/**
 * Files of disclosures and circulars. Only what the store knows is ever fetched; it is checked to be a whole PDF,
 * kept under a name made from its path, and answered from the copy, with ranges, even when the origin is gone. However
 * many ask for a document that is not kept yet, it is fetched once.
 */
export function documentRoutes({ dir, store, documents }: Options): Hono {
  const app = new Hono();
  const fetching = joined<void>();

  async function answer(c: Context, document: KnownDocument): Promise<Response> {
    const file = `${createHash('sha256').update(document.key).digest('hex')}.pdf`;
    await fetching(file, () => keepCopy(join(dir, file), document));
    c.header('Content-Disposition', contentDisposition(document.fileName));
    c.header('Accept-Ranges', 'bytes');
    c.header('Cache-Control', 'public, max-age=3600');
    const response = await serveStatic({ root: dir, path: file })(c, async () => {});
    return response ?? c.notFound();
  }

  app.get('/circulars/:id/:file', async (c) => {
    const circular = await store.circulars.find(c.req.param('id'));
    const file = circular?.files.find(({ id, extension }) => id + extension === c.req.param('file'));
    if (!circular || !file) return c.notFound();
    const name = `${circular.slug}${file.extension}`;
    return answer(c, { key: file.url, fileName: name, fetch: () => readAsset(documents, file.url) });
  });
  app.get('/*', async (c) => {
    const path = decodePath(new URL(c.req.url).pathname);
    const known = path && (await isKnownFile(store, path));
    if (!known) return c.notFound();
    const fileName = path.slice(path.lastIndexOf('/') + 1);
    return answer(c, { key: path, fileName, fetch: async () => (await documents.read(path)).body });
  });
  return app;
}

/** The feed's raw path of an address below /documents; null when it is not decodable. */
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

/** Press releases stand in a feed of their own; their id is the folder above the file. */
async function isKnownFile(store: Options['store'], path: string): Promise<boolean> {
  if (await store.disclosures.findByFile(path)) return true;
  const press = await store.press.find(path.split('/').at(-2) ?? '');
  return press?.files.some((file) => file.path === path) ?? false;
}

async function readAsset(documents: Options['documents'], url: string): Promise<Uint8Array> {
  const { body } = await documents.openAsset(url);
  return new Uint8Array(await new Response(body).arrayBuffer());
}

async function keepCopy(path: string, { fetch, key }: KnownDocument): Promise<void> {
  if (await exists(path)) return;
  const bytes = await fetch();
  requireWholePdf(bytes, key);
  await mkdir(join(path, '..'), { recursive: true });
  const draft = `${path}.${process.pid}.${Date.now()}.draft`;
  await writeFile(draft, bytes);
  await rename(draft, path).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}

/** A body that is shorter than its Content-Length fails on its way here; one that a cache keeps cut short looks whole. */
function requireWholePdf(bytes: Uint8Array, key: string): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.toString('latin1', 0, PDF_MAGIC.length) !== PDF_MAGIC)
    throw new UnusableDocument(`The file at '${key}' is not a PDF: it was not kept.`);
  if (!file.subarray(-PDF_END_WITHIN_BYTES).includes(PDF_END))
    throw new UnusableDocument(`The PDF at '${key}' has no end: it was not kept.`);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** RFC 6266: an ASCII name for old readers, and the true one, Arabic letters included. */
function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, escapeRfc5987)}`;
}

function escapeRfc5987(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
