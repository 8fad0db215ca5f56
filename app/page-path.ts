import type { Locale } from '#domain/locale.ts';
import { ADDRESSES, type RouteName } from './addresses.ts';

/** In React Router's notation. */
const PATHS: ReadonlyMap<string, string> = new Map(ADDRESSES.map(([name, path]) => [name, path]));

/** True for names of pages; other route ids exist too. */
export function isPage(name: string): name is RouteName {
  return PATHS.has(name);
}

/**
 * The path of a page without a language prefix (React Router's `<Link>` adds it). Parameters are encoded; a missing
 * optional one is left out.
 */
export function pathOf(name: RouteName, params: Record<string, string> = {}): string {
  const path = PATHS.get(name);
  if (path === undefined) throw new RangeError(`There is no page named '${name}'.`);
  const segments = path.split('/').flatMap((segment) => fillSegment(segment, params));
  return segments.join('/') || '/';
}

function fillSegment(segment: string, params: Record<string, string>): string[] {
  if (!segment.startsWith(':')) return [segment];
  const optional = segment.endsWith('?');
  const value = params[segment.slice(1, optional ? -1 : undefined)];
  if (value !== undefined) return [encodeURIComponent(value)];
  if (optional) return [];
  throw new RangeError(`The address needs '${segment.slice(1)}'.`);
}

/** The name with its language, as in `<html data-route>`, analytics and logs: `the-exchange-circulars___ar`. */
export function localisedName(name: string, locale: Locale): string {
  return `${name}___${locale}`;
}
