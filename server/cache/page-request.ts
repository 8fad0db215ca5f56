import { FILE_FORMATS, formatsOf, matchAddress, type Address, type FileFormat } from '#app/site-map.ts';
import type { Locale } from '#domain/locale.ts';
import { baseNameOf, localeOf } from '../language.ts';
import type { KnownValues } from './known-values.ts';

/** What is rendered for a request: all that of its address reaches a page, in one spelling. */
export interface PageRequest {
  /** The canonical address below the origin: the key under which the finished page is kept. */
  address: string;
  /** Name in the site map; `not-found` for what it does not hold. */
  route: string;
  locale: Locale;
  /** What its rows are asked for as; null for a page and its data. */
  file: FileFormat | null;
  /** The values in it may be anything a reader types: what is kept of such pages makes room for each other only. */
  isKeyedByInput: boolean;
  /** Kept for moments only: nobody else may ever ask for the same. */
  isShortLived: boolean;
  /** Something in its query is no value that is known, but words, or a mistake. */
  isTyped: boolean;
  /** The root without a language, which some readers are sent away from. */
  isRoot: boolean;
}

const NOT_FOUND = 'not-found';
/** A path that is longer is no address of ours. */
const PATH_MAX = 512;
/** More columns than any list has. */
const VALUES_MAX = 40;
/** Longer than anything a page makes sense of, so that it can still say that it was too long. */
const VALUE_MAX = 120;
const FILE_ENDING = new RegExp(`\\.(${FILE_FORMATS.join('|').replaceAll('.', '\\.')})$`, 'i');
/** React Router's names of the parts whose data a page asks for: the root, the layouts, the page itself. */
const LAYOUT_ID = /^layouts\/[a-z-]{1,40}$/;

/** In the place of all values of a file's query that mean nothing there: they make one key, since they give one file. */
const UNKNOWN = 'unknown';
/** Words that a reader looks for: any may mean something. */
const FREE = new Set(['ex', 'id', 'price', 'q', 'time']);

/** Reads a raw request line's address. Whatever is no page of ours is the one page that says so. */
export function pageRequestOf(url: string, known: KnownValues): PageRequest {
  const query = url.indexOf('?');
  const { place: path, ending, file } = withoutEnding(query < 0 ? url : url.slice(0, query));
  const isData = ending === '.data';
  const base = baseNameOf(path);
  const prefix = base === '/' ? '' : base;
  const page = pageAt((isData ? path.replace(/\/_(root)?$/, '') : path).slice(prefix.length));
  const found = file && !(page && formatsOf(page.address).includes(file)) ? undefined : page;
  const place = prefix + (found?.path ?? `/${NOT_FOUND}`);
  const { search, isTyped, isStrange } = found
    ? allowed(url.slice(query < 0 ? url.length : query + 1), found.address, { isData, file, known })
    : NO_QUERY;
  return {
    address: (ending ? endedPath(place, ending) : place || '/') + search,
    route: found?.address.name ?? NOT_FOUND,
    locale: localeOf(base),
    file,
    isKeyedByInput: search !== '' || found?.address.path.includes(':') === true,
    isShortLived: found?.address.keep === 'briefly' || isStrange,
    isTyped,
    isRoot: place === '' && !isData,
  };
}

/** A page's data and its rows are asked for by the page's own address with an ending behind it. */
function withoutEnding(path: string): { place: string; ending: string; file: FileFormat | null } {
  const file = (FILE_ENDING.exec(path)?.[1]?.toLowerCase() as FileFormat | undefined) ?? null;
  const ending = file ? `.${file}` : path.endsWith('.data') ? '.data' : '';
  return { place: path.slice(0, path.length - ending.length), ending, file };
}

/** The built page at a path without language, and the one spelling of that path. */
function pageAt(own: string): { address: Address; path: string } | undefined {
  const segments = segmentsOf(own);
  const address = segments && matchAddress(pathOf(segments));
  if (!address?.page) return undefined;
  const pattern = address.path.split('/').filter(Boolean);
  return {
    address,
    path: pathOf(segments!.map((segment, i) => (pattern[i]?.startsWith(':') ? segment : pattern[i]!))),
  };
}

/** Decoded; undefined where there is something in it that no address of ours has. */
function segmentsOf(own: string): string[] | undefined {
  if (own.length > PATH_MAX) return undefined;
  try {
    const segments = own.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent);
    if (segments.length === 1 && segments[0] === '') return [];
    return segments.some((segment) => segment === '' || /^\.+$/.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** The root is empty: it stands behind a language, or is made `/`. */
function pathOf(segments: readonly string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}

function endedPath(place: string, ending: string): string {
  return place === '' ? `/_${ending}` : place + ending;
}

interface Query {
  /** With its question mark. */
  search: string;
  /** Words stand in it, or a value that means nothing. */
  isTyped: boolean;
  /** A value that means nothing stands in it: the page names it, so nobody else asks for the same. */
  isStrange: boolean;
}
const NO_QUERY: Query = { search: '', isTyped: false, isStrange: false };

/**
 * What of a query the page reads, in one order, bounded in number and length. A file has one spelling for each value, and
 * one for all that mean nothing there; a page names what it did not understand as it was typed.
 */
function allowed(
  search: string,
  { name, query, dataQuery, rowQuery }: Address,
  { isData, file, known }: { isData: boolean; file: FileFormat | null; known: KnownValues },
): Query {
  if (search === '') return NO_QUERY;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  let [isTyped, isStrange] = [false, false];
  const names = (file ? rowQuery : isData ? [...query, ...dataQuery] : query) ?? [];
  for (const each of names.toSorted()) {
    const typed = given.getAll(each).map((value) => value.slice(0, VALUE_MAX).toWellFormed());
    const spelled = typed.slice(0, VALUES_MAX).flatMap((value) => {
      if (value.trim() === '') return [];
      if (FREE.has(each)) isTyped = true;
      const spelling = FREE.has(each) ? value : known.spelling(each, value);
      if (spelling !== null) return file ? spelling : value;
      isTyped = true;
      isStrange ||= file === null;
      return file ? UNKNOWN : value;
    });
    for (const value of new Set(spelled)) kept.append(each, value);
  }
  const routes = isData ? routesOf(given.get('_routes') ?? '', name) : '';
  if (routes) kept.append('_routes', routes);
  return { search: kept.size > 0 ? `?${kept}` : '', isTyped, isStrange };
}

/** The parts whose data is asked for; none means all. */
function routesOf(asked: string, page: string): string {
  const known = asked.split(',').filter((id) => id === 'root' || id === page || LAYOUT_ID.test(id));
  return [...new Set(known)].sort().join(',');
}
