import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Job, Done } from './compressor.ts';

/** Runs one job after the other on a thread of its own, so that the main thread can answer requests meanwhile. */
parentPort?.on('message', ({ id, format, quality, bytes }: Job) => {
  const body = format === 'gzip' ? gzipSync(bytes, { level: quality }) : brotli(bytes, quality);
  parentPort?.postMessage({ id, bytes: body } satisfies Done);
});

function brotli(bytes: Uint8Array, quality: number): Buffer {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
