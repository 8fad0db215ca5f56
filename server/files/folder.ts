import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { CachedResponse } from '../cache/cached-response.ts';
import type { CachePolicy } from '../cache/policies.ts';

/** Endings of the compressed files that the build writes beside a file (tools/assets/compress.ts). */
const COMPRESSED = { br: '.br', gzip: '.gz' } as const;
/** Files of the build that are not served. */
const NOT_SERVED = /(^|\/)\.|\.(map|br|gz)$/;
/** The build writes the hash of the content into these files' names. */
const HASHED = /^\/assets\//;

/** Returns the headers of a file at an address. */
export type HeadersOf = (address: string) => Readonly<Record<string, string>>;

/**
 * Every file of a folder that may be requested, keyed by address and ready to be sent. The folder is read once: a
 * running process is unaffected when a new build replaces the folder, and nothing outside it can be requested.
 */
export function filesOf(dir: string, headersOf: HeadersOf): Map<string, CachedResponse> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).split(sep).join('/'));
  const written = new Set(names);
  const served = names.filter((name) => !NOT_SERVED.test(name));
  return new Map(served.map((name) => [name, fileAt(dir, name, written, headersOf(name))]));
}

function fileAt(
  dir: string,
  name: string,
  written: ReadonlySet<string>,
  headers: Readonly<Record<string, string>>,
): CachedResponse {
  const policy: CachePolicy = HASHED.test(name) ? 'immutable' : 'hour';
  const type = getMimeType(name) ?? 'application/octet-stream';
  const file = new CachedResponse({
    status: 200,
    policy,
    headers: { ...headers, 'Content-Type': type, 'Accept-Ranges': 'bytes' },
    body: readFileSync(join(dir, name)),
  });
  for (const [encoding, ending] of Object.entries(COMPRESSED) as ['br' | 'gzip', string][]) {
    if (written.has(name + ending)) file.put(encoding, readFileSync(join(dir, name + ending)));
  }
  return file;
}
