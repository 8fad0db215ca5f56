import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NodeCompiler as Compiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Letter } from './letter.ts';
import { plexCompiler } from './plex-compiler.ts';

const TEMPLATE = readFileSync(fileURLToPath(new URL('./letter.typ', import.meta.url)), 'utf8');
/** The compiler keeps what it has set for the next run; older runs are let go. */
const KEPT_RUNS = 10;
/** Offices write letters without vowel marks; and those who read the file's text would find a marked letter beside its word. */
const VOWEL_MARKS = /[\u064b-\u0652\u0670]/g;

let compiler: Compiler | undefined;

/** What letters are made with; changes whenever the same content would look different. */
export function templateText(): string {
  return TEMPLATE + VOWEL_MARKS.source;
}

/** A letter as a PDF; the same letter gives the same bytes. */
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
