import type { Context } from 'hono';
import sharp from 'sharp';
import { DOCUMENT_PAGE_WIDTHS } from '#app/links/document-links.ts';
import type { Instant } from '#domain/time.ts';
import { answerAbsent, answerBytes } from '../answer-bytes.ts';
import { diskCache, nameFor } from '../disk-cache.ts';
import { TooManyWaiting } from '../semaphore.ts';
import type { Documents } from './documents.ts';
import { UnavailableDocument } from './faults.ts';
import { PdfFault, type DrawnPage } from './pdf-reader.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Without the document's hash, or under an older one, the current page is answered. */
const FOR_AN_HOUR = 'public, max-age=3600';
const ABSENT = `There is no such page: /documents/pages/<number>/<path of a document>?width=<${DOCUMENT_PAGE_WIDTHS.join(', ')}> is answered for the pages of documents.`;
const PAGE = /^\/pages\/([1-9]\d{0,4})(\/.+)$/;
const QUERY = /^\?width=(\d{3,4})(?:&v=([0-9a-f]{16}))?$/;
/** Room for some five thousand pages. */
const KEPT_MAX_BYTES = 512 * 1024 * 1024;
/** A page that could not be drawn is not tried again for this long: a slow page keeps the thread from all others. */
const FAILED_FOR_MS = 60_000;
const FAILED_MOST = 1_000;
/** To be changed whenever the same document would give other bytes. */
const ENCODING = '1';

/**
 * Answers pictures of documents' pages at the listed widths, drawn at the first request and cached by the document's
 * hash.
 */
export function pagePictures({ dirs, reader, log, wallNow, find, keep }: Documents) {
  const onFailure = (error: unknown) =>
    log.warn({ event: 'picture-not-kept', err: error }, 'A page was drawn and could not be kept.');
  const failed = new Map<string, Instant>();
  const kept = diskCache({ dir: dirs.pages, atOnce: 2, maxBytes: KEPT_MAX_BYTES, onFailure });

  /** `path` is the decoded path below /documents, `search` the query as it was sent. */
  return async (c: Context, path: string, search: string): Promise<Response> => {
    const [, number = '', file = ''] = PAGE.exec(path) ?? [];
    const [, requestedWidth, hash] = QUERY.exec(search) ?? [];
    const width = DOCUMENT_PAGE_WIDTHS.find((each) => String(each) === requestedWidth);
    const document = width && (await find(file));
    if (!document) return answerAbsent(c, ABSENT);
    const copy = await keep(document);
    const page = Number(number);
    if (page > copy.pageCount) return answerAbsent(c, ABSENT);
    const name = nameFor([copy.sha256, number, String(width), ENCODING], 'webp');
    const bytes = await kept(name, async () => encode(await draw(copy.path, page, width)));
    return answerBytes(c, bytes, {
      'Content-Type': 'image/webp',
      'Cache-Control': hash && copy.sha256.startsWith(hash) ? FOR_GOOD : FOR_AN_HOUR,
    });
  };

  async function draw(path: string, page: number, width: number): Promise<DrawnPage> {
    const name = `${page} ${path}`;
    const triedAt = failed.get(name);
    if (triedAt !== undefined && wallNow() < triedAt + FAILED_FOR_MS) throw cannotBeDrawn(page);
    const drawn = await reader.draw(path, page, width).catch((error: unknown) => {
      if (error instanceof TooManyWaiting) throw new UnavailableDocument(error.message);
      if (!(error instanceof PdfFault)) throw error;
      log.warn({ event: 'page-not-drawn', err: error }, error.message);
      return null;
    });
    if (drawn) return drawn;
    if (failed.size >= FAILED_MOST) failed.clear();
    failed.set(name, wallNow());
    throw cannotBeDrawn(page);
  }
}

function cannotBeDrawn(page: number): UnavailableDocument {
  return new UnavailableDocument(`Page ${page} of a document cannot be drawn.`);
}

/** Low effort: the first reader waits for it, and more effort takes twice the time for a twentieth of the bytes. */
function encode({ width, height, pixels }: DrawnPage): Promise<Buffer> {
  const raw = { width, height, channels: 4 as const };
  return sharp(pixels, { raw }).removeAlpha().webp({ quality: 80, effort: 2 }).toBuffer();
}
