import type { Locale } from '#domain/locale.ts';
import { SITE_MAP, type RouteName } from './site-map.ts';

interface Table {
  /** Paths by name, in React Router's notation: on the server of all addresses, in the browser of the built pages. */
  paths: ReadonlyMap<string, string>;
  built: { has(name: string): boolean };
}

interface Router {
  __reactRouterManifest: { routes: Record<string, { id: string; path?: string; index?: boolean }> };
}

let kept: Table | undefined;

/**
 * The browser reads the router's own table, which every document brings: the site map beside it would be the same once
 * more, with all that is not built yet.
 */
function table(): Table {
  // The server's own modules run without the bundler, and have no such flag.
  kept ??= (import.meta.env?.SSR ?? true) ? ofSiteMap() : ofRouter(globalThis as unknown as Router);
  return kept;
}

function ofSiteMap(): Table {
  return {
    paths: new Map(SITE_MAP.map(({ name, path }) => [name, path])),
    built: new Set(SITE_MAP.filter(({ page }) => page !== null).map(({ name }) => name)),
  };
}

/** Layouts have no path of their own, so a page's own is the whole. */
function ofRouter({ __reactRouterManifest: { routes } }: Router): Table {
  const pages = Object.values(routes).filter(({ path, index }) => path || index);
  const paths = new Map(pages.map(({ id, path = '' }) => [id, `/${path}`]));
  return { paths, built: paths };
}

/** True when the page exists: a link, menu entry or feed may lead there. */
export function isBuilt(name: RouteName): boolean {
  return table().built.has(name);
}

/**
 * The path of a page without a language prefix (React Router's `<Link>` adds it).
 * Parameters are encoded; an optional one that is not given falls away.
 */
export function pathOf(name: RouteName, params: Record<string, string> = {}): string {
  const path = table().paths.get(name);
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
