import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { NodeCompiler as Compiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Letter } from './letter.ts';
import { fontOfWoff } from './woff.ts';

const require = createRequire(import.meta.url);
const TEMPLATE = readFileSync(fileURLToPath(new URL('./letter.typ', import.meta.url)), 'utf8');
/** Latin letters and figures come from the first family, Arabic ones from the second: each has only its own script. */
const FONTS = [
  ['ibm-plex-sans', 'latin', 400],
  ['ibm-plex-sans', 'latin', 600],
  ['ibm-plex-sans-arabic', 'arabic', 400],
  ['ibm-plex-sans-arabic', 'arabic', 600],
] as const;
/** The compiler keeps what it has set for the next run; older runs are let go. */
const KEPT_RUNS = 10;

let compiler: Compiler | undefined;

/** What letters are made with; changes whenever the same content would look different. */
export function templateText(): string {
  return TEMPLATE;
}

/** A letter as a PDF; the same letter gives the same bytes. */
export function typeset(letter: Letter): Buffer {
  compiler ??= createCompiler();
  const inputs = { letter: JSON.stringify(letter) };
  const pdf = compiler.pdf(
    { mainFileContent: TEMPLATE, inputs },
    { creationTimestamp: Math.floor(letter.madeAt / 1000) },
  );
  compiler.evictCache(KEPT_RUNS);
  return pdf;
}

function createCompiler(): Compiler {
  // The package is CommonJS with a native part; its module form does not load without a bundler.
  const { NodeCompiler } =
    require('@myriaddreamin/typst-ts-node-compiler') as typeof import('@myriaddreamin/typst-ts-node-compiler');
  return NodeCompiler.create({
    fontArgs: [{ fontBlobs: FONTS.map(([family, subset, weight]) => readFont(family, subset, weight)) }],
  });
}

function readFont(family: string, subset: string, weight: number): Buffer {
  return fontOfWoff(
    readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)),
  );
}
