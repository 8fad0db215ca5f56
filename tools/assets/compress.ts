import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** All text files; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml|html)$/;
/** Below this size compression saves less than a network packet. */
const LEAST_BYTES = 512;

/**
 * Writes a `.br` and a `.gz` beside each of the browser's files below the folder, at the best quality, because files
 * are compressed once and sent often. For the finished build only: the router writes its manifest after the bundler has
 * closed.
 */
export function compressFolder(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) compress(join(folder, file));
}

function compress(path: string): void {
  if (!COMPRESSIBLE.test(path)) return;
  const bytes = readFileSync(path);
  if (bytes.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
