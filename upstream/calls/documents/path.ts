import { UpstreamError } from '../../error.ts';
import type { CallFacts } from '../../call.ts';

/** Forbidden in a path: it would leave its folder, or mean something other than a name to a host. */
const FORBIDDEN = /(^|\/)\.\.?(\/|$)|[\\\p{Cc}]/u;

/**
 * A raw path of the feed with its segments percent-encoded. Names may contain raw spaces, '#', '%' and '?', all part of
 * the name. Throws 'shape' when it is not a path.
 */
export function encodePath(call: CallFacts, raw: string): string {
  if (!raw.startsWith('/') || raw.startsWith('//') || FORBIDDEN.test(raw)) throw notAPath(call, raw);
  return raw.split('/').map(encodeURIComponent).join('/');
}

/** A content file's `Url`: already encoded by the service; its query is the file's version. */
export function assetPath(call: CallFacts, url: string): { path: string; query: Record<string, string> } {
  const parsed = url.startsWith('/') && !url.startsWith('//') ? URL.parse(url, 'http://assets.invalid') : null;
  if (!parsed || FORBIDDEN.test(safeDecode(url))) throw notAPath(call, url);
  return { path: parsed.pathname, query: Object.fromEntries(parsed.searchParams) };
}

function safeDecode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function notAPath(call: CallFacts, raw: string): UpstreamError {
  const what = `was not asked: ${JSON.stringify(raw)} is not a path below it`;
  return new UpstreamError({ call, reason: 'shape', what });
}
