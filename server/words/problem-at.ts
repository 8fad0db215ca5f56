import type { ProblemName } from '#app/api/problem.ts';
import { pathOf } from '#app/page-path.ts';

/** A path that is longer is no address of ours. */
const PATH_MAX = 512;

/**
 * Writes a problem of the API (RFC 9457) that is told before the API is asked: its type is the documentation of it, its instance
 * the path that was asked. All but the path is written once: under load it is told often.
 */
export function problemAt(origin: string, name: ProblemName, words: Record<string, unknown>): (url: string) => string {
  const type = `${origin}${pathOf('open-data')}#${name}`;
  const before = JSON.stringify({ type, ...words }).slice(0, -1);
  return (url) => `${before},"instance":${JSON.stringify(pathIn(url))}}\n`;
}

function pathIn(url: string): string {
  const query = url.indexOf('?');
  return url.slice(0, query < 0 ? PATH_MAX : Math.min(query, PATH_MAX));
}
