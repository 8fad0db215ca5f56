import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NodeCompiler as Compiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Letter } from './letter.ts';
import { plexCompiler } from './plex-compiler.ts';

const TEMPLATE = readFileSync(fileURLToPath(new URL('./letter.typ', import.meta.url)), 'utf8');
/** The compiler caches its output for the next run; older runs are dropped. */
const KEPT_RUNS = 10;
/**
 * Business letters have no vowel marks, and text extracted from the file would show a marked letter apart from its
 * word.
 */
const VOWEL_MARKS = /[\u064b-\u0652\u0670]/g;

let compiler: Compiler | undefined;

/** The template of letters; it changes whenever the same content would look different. */
export function templateText(): string {
  return TEMPLATE + VOWEL_MARKS.source;
}

/** Returns a letter as a PDF; the same letter always returns the same bytes. */
export function typeset(letter: Letter): Buffer {
  compiler ??= plexCompiler([400, 600]);
  const inputs = { letter: JSON.stringify(letter).replace(VOWEL_MARKS, '') };
  const pdf = compiler.pdf(
    { mainFileContent: TEMPLATE, inputs },
    { creationTimestamp: Math.floor(letter.madeAt / 1000), pdfStandard: 'ua-1' },
  );
  compiler.evictCache(KEPT_RUNS);
  return pdf;
}
