import type { ProblemName } from '#app/api/problem.ts';
import { pathOf } from '#app/page-path.ts';

/** A longer path is not an address of the site. */
const PATH_MAX = 512;

/**
 * Returns a writer of an API problem (RFC 9457) that is sent before the API itself is reached: its type is the
 * documentation, its instance the requested path. Everything but the path is serialised once, because under load the
 * problem is sent often.
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
