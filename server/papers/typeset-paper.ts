import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { NodeCompiler as Compiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Paper } from '#app/exports/paper.ts';
import { plexCompiler } from '#exchange/publications/paper/plex-compiler.ts';

const TEMPLATE = readFileSync(new URL('./paper.typ', import.meta.url), 'utf8');
/** Runs for which the compiler keeps its results; those of older runs are evicted. */
const KEPT_RUNS = 2;

let compiler: Compiler | undefined;

/** Returns a paper as a PDF in the site's typeface; the same paper gives the same bytes. */
export async function typesetPaper(paper: Paper): Promise<Buffer> {
  compiler ??= plexCompiler([300, 400, 600]);
  const { madeAt, ...shown } = paper;
  const pdf = compiler.pdf(
    { mainFileContent: TEMPLATE, inputs: { paper: JSON.stringify(shown) } },
    { creationTimestamp: madeAt, pdfStandard: 'ua-1' },
  );
  compiler.evictCache(KEPT_RUNS);
  return packed(pdf);
}

/**
 * The compiler writes each tag uncompressed, and each table cell has one: compressed, they take a fifth of the size.
 */
async function packed(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return Buffer.from(
    await document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false }),
  );
}
