import { createHash } from 'node:crypto';
import type { DocumentFacts, DocumentPage, ReadDocument, Refusal } from '#domain/document-facts.ts';
import { readText } from './pdf-text.ts';
import { openPdfium, type OpenPdfium, type Pdfium } from './pdfium.ts';
import { refusedInPlain, refusedInRaw } from './script-scan.ts';

/** Text of this many pages and characters is stored: more than any report but the longest. */
const LIMITS = { pages: 60, characters: 400_000 };
/** A document may decompress to this size; a larger one was made to exhaust memory. */
const PLAIN_MAX_BYTES = 96 * 1024 * 1024;
/** FPDF_GetLastError: the document needs a password, or uses an encryption that PDFium does not support. */
const LOCKED_ERRORS = [4, 5];
/** Pictures are at most this many times as tall as wide: an extremely long page is shown small. */
const TALLEST = 4;
const BYTES_PER_PIXEL = 4;
const WHITE = 0xffffffff;
/** FPDF_ANNOT: annotations are drawn with the page; FPDF_REVERSE_BYTE_ORDER: red comes first. */
const RENDER_FLAGS = 0x01 | 0x10;

type Limits = typeof LIMITS;

/** A page as pixels, four bytes each: red, green, blue, alpha. */
export interface DrawnPage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface PdfEngine {
  /** Facts of a document, or the reason for its refusal. */
  read(bytes: Buffer): DocumentFacts;
  /** Page `number` (from 1) at that width in pixels; null when there is no such page. */
  draw(bytes: Buffer, number: number, width: number): DrawnPage | null;
}

/** Reads and draws documents on the calling thread. */
export async function createPdfEngine(limits = LIMITS): Promise<PdfEngine> {
  const opened = await openPdfium();
  const { pdfium } = opened;
  return {
    read: (bytes) => {
      const inRaw = refusedInRaw(bytes);
      if (inRaw) return refused(inRaw);
      return withDocument(pdfium, bytes, refused, (document) => readDocument(opened, document, bytes, limits));
    },
    draw: (bytes, number, width) =>
      withDocument(
        pdfium,
        bytes,
        () => null,
        (document) =>
          number <= pdfium._FPDF_GetPageCount(document)
            ? withPage(pdfium, document, number - 1, (page) => drawPage(pdfium, page, width))
            : null,
      ),
  };
}

const refused = (reason: Refusal): DocumentFacts => ({ kind: 'refused', reason });

function withDocument<T>(
  pdfium: Pdfium,
  bytes: Buffer,
  otherwise: (reason: Refusal) => T,
  work: (document: number) => T,
): T {
  const at = allocate(pdfium, bytes.length);
  pdfium.HEAPU8.set(bytes, at);
  const document = pdfium._FPDF_LoadMemDocument(at, bytes.length, 0);
  try {
    if (document !== 0) return work(document);
    return otherwise(LOCKED_ERRORS.includes(pdfium._FPDF_GetLastError()) ? 'locked' : 'unreadable');
  } finally {
    if (document !== 0) pdfium._FPDF_CloseDocument(document);
    pdfium.wasmExports.free(at);
  }
}

function readDocument({ pdfium, save }: OpenPdfium, document: number, bytes: Buffer, limits: Limits): DocumentFacts {
  const pageCount = pdfium._FPDF_GetPageCount(document);
  const written = pageCount > 0 ? writtenPlain(save, document) : null;
  if (!written) return refused('unreadable');
  const inPlain = refusedInPlain(written);
  if (inPlain) return refused(inPlain);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { kind: 'read', sha256, bytes: bytes.length, pageCount, ...readPages(pdfium, document, pageCount, limits) };
}

function writtenPlain(save: OpenPdfium['save'], document: number): Buffer | null {
  const blocks: Buffer[] = [];
  let size = 0;
  const isWhole = save(document, (block) => {
    size += block.byteLength;
    if (size <= PLAIN_MAX_BYTES) blocks.push(Buffer.from(block));
    return size <= PLAIN_MAX_BYTES;
  });
  return isWhole ? Buffer.concat(blocks, size) : null;
}

function readPages(
  pdfium: Pdfium,
  document: number,
  pageCount: number,
  limits: Limits,
): Pick<ReadDocument, 'pages' | 'isCut'> {
  const pages: DocumentPage[] = [];
  let left = limits.characters;
  let isCut = pageCount > limits.pages;
  for (let index = 0; index < Math.min(pageCount, limits.pages); index += 1) {
    const { count, ...page } = withPage(pdfium, document, index, (at) => readPage(pdfium, at, left)) ?? UNREADABLE_PAGE;
    isCut ||= count > left;
    left -= page.text.length;
    pages.push(page);
  }
  return { pages, isCut };
}

/** One broken page leaves the others readable. */
const UNREADABLE_PAGE = { width: 0, height: 0, text: '', count: 0 };

function withPage<T>(pdfium: Pdfium, document: number, index: number, work: (page: number) => T): T | null {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) return null;
  try {
    return work(page);
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

function readPage(pdfium: Pdfium, page: number, most: number): DocumentPage & { count: number } {
  const textPage = pdfium._FPDFText_LoadPage(page);
  const count = textPage === 0 ? 0 : Math.max(0, pdfium._FPDFText_CountChars(textPage));
  const text = count === 0 ? '' : readText(pdfium, textPage, Math.min(count, most));
  if (textPage !== 0) pdfium._FPDFText_ClosePage(textPage);
  const [width, height] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)].map(toHundredths);
  return { width: width ?? 0, height: height ?? 0, text, count };
}

const toHundredths = (points: number) => Math.round(points * 100) / 100;

function drawPage(pdfium: Pdfium, page: number, size: number): DrawnPage | null {
  const [across, down] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)];
  if (!(across > 0 && down > 0)) return null;
  const scale = Math.min(size / across, (size * TALLEST) / down);
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))];
  const length = width * height * BYTES_PER_PIXEL;
  const at = allocate(pdfium, length);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BYTES_PER_PIXEL, at, width * BYTES_PER_PIXEL);
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_FLAGS);
  const pixels = pdfium.HEAPU8.slice(at, at + length);
  pdfium._FPDFBitmap_Destroy(bitmap);
  pdfium.wasmExports.free(at);
  return { width, height, pixels };
}

function allocate(pdfium: Pdfium, bytes: number): number {
  const at = pdfium.wasmExports.malloc(bytes);
  if (at === 0) throw new Error('The document takes more memory than it may.');
  return at;
}
