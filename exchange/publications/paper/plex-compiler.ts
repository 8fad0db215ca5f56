import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { NodeCompiler as Compiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontOfWoff } from './woff.ts';

const require = createRequire(import.meta.url);
/** The first family has Latin letters and figures, the second Arabic ones: each has only its own script. */
const FAMILIES = [
  ['ibm-plex-sans', 'latin'],
  ['ibm-plex-sans-arabic', 'arabic'],
] as const;

/** A typesetter with Plex in both scripts, in these weights, and no other font. */
export function plexCompiler(weights: readonly (300 | 400 | 600)[]): Compiler {
  // The package is CommonJS with a native part; its ES module does not load without a bundler.
  const { NodeCompiler } =
    require('@myriaddreamin/typst-ts-node-compiler') as typeof import('@myriaddreamin/typst-ts-node-compiler');
  const fonts = FAMILIES.flatMap(([family, subset]) => weights.map((weight) => readFont(family, subset, weight)));
  return NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] });
}

function readFont(family: string, subset: string, weight: number): Buffer {
  return fontOfWoff(
    readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)),
  );
}
