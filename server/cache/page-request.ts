import { FILE_FORMATS, formatsOf, matchAddress, type Address, type FileFormat } from '#app/site-map.ts';
import type { Locale } from '#domain/locale.ts';
import { baseNameOf, localeOf } from '../language.ts';
import type { KnownValues } from './known-values.ts';

/** What a request's address selects, in canonical spelling: a page depends on nothing else of the address. */
export interface PageRequest {
  /** The canonical address below the origin: the cache key of the finished page. */
  address: string;
  /** Name in the site map; `not-found` for an address that is not in it. */
  route: string;
  locale: Locale;
  /** Format of a download of the page's rows; null for a page and its data. */
  file: FileFormat | null;
  /** True when readers choose values in it: such pages share a cache partition and evict only each other. */
  isKeyedByInput: boolean;
  /** True when it is cached for seconds only, since no other reader may ever request it. */
  isShortLived: boolean;
  /** True when a value of its query is free text or unknown. */
  isTyped: boolean;
  /** True when it concerns what one reader sent: it is never cached. */
  isPersonal: boolean;
  /** True for the root without a language, which redirects some readers. */
  isRoot: boolean;
}

/** The route of every answer of the API, which has no page in the site map. */
export const API_ROUTE = 'api';

const NOT_FOUND = 'not-found';
const API = /^\/api\/v1(?=[/?.]|$)/;
/** Calls of the exchange's older services, whose request is entirely in the body (docs/api.md). */
const OLDER_CALL = /^\/(?:api|data|api\/data)(?=\?|$)/;
/** More query names than any resource reads, so that a resource can report an unknown one. */
const NAMES_MAX = 20;
/** A longer path is not an address of the site. */
const PATH_MAX = 512;
/** More columns than any list has. */
const VALUES_MAX = 40;
/** Longer than any value that a page accepts, so that the page can report that it was too long. */
const VALUE_MAX = 120;
const FILE_ENDING = new RegExp(`\\.(${FILE_FORMATS.join('|').replaceAll('.', '\\.')})$`, 'i');
/** React Router's ids of the parts whose data a page requests: the root, the layouts, the page itself. */
const LAYOUT_ID = /^layouts\/[a-z-]{1,40}$/;

/** Replaces every unknown value of a file's query: all of them give the same file, so they share one cache key. */
const UNKNOWN = 'unknown';
/** Search params of free text: any value may be valid. */
const FREE = new Set([
  'category',
  'city',
  'contract',
  'department',
  'ex',
  'id',
  'maker',
  'place',
  'price',
  'q',
  'time',
  'vacancy',
]);
/** Search params of the links that a reader gets about a form (app/form-desk.ts). */
const PERSONAL = ['desk', 'offer', 'sent', 'withdraw'];

/** Frequent addresses are parsed once; longer ones are not remembered. */
const REMEMBERED = 4_000;
const REMEMBERED_LENGTH = 256;

/** Parses an address below the origin. */
export type ReadAddress = (url: string) => PageRequest;

/** Parses each address once; a change of the known values clears the memo. */
export function createAddressReader(known: KnownValues): ReadAddress {
  const remembered = new Map<string, PageRequest>();
  let revision = known.revision();
  return (url) => {
    if (revision !== known.revision()) {
      remembered.clear();
      revision = known.revision();
    }
    const before = remembered.get(url);
    if (before) return before;
    const request = pageRequestOf(url, known);
    if (url.length > REMEMBERED_LENGTH) return request;
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(url, request);
    return request;
  };
}

/** Parses an address below the origin. An address without a page gets the route `not-found`. */
export function pageRequestOf(url: string, known: KnownValues): PageRequest {
  if (API.test(url)) return apiRequestOf(url);
  const [olderCall] = OLDER_CALL.exec(url) ?? [];
  if (olderCall) return apiRequestOf(olderCall);
  const query = url.indexOf('?');
  const { place: path, ending, file } = withoutEnding(query < 0 ? url : url.slice(0, query));
  const isData = ending === '.data';
  const base = baseNameOf(path);
  const prefix = base === '/' ? '' : base;
  const page = pageAt((isData ? path.replace(/\/_(root)?$/, '') : path).slice(prefix.length));
  const found = file && !(page && formatsOf(page.address).includes(file)) ? undefined : page;
  const place = prefix + (found?.path ?? `/${NOT_FOUND}`);
  const { search, isTyped, isStrange, isPersonal } = found
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
    isPersonal,
    isRoot: place === '' && !isData,
  };
}

/** A request to the API. The API reports what it does not understand, so every name and value is kept, in one order. */
function apiRequestOf(url: string): PageRequest {
  const [, pathname = '', search = ''] = /^([^?]*)\??(.*)$/s.exec(url)!;
  const path = pathname.slice(0, PATH_MAX);
  const pairs = [...new URLSearchParams(search)].slice(0, NAMES_MAX).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const query = new URLSearchParams(pairs).toString();
  return {
    address: path + (query && `?${query}`),
    route: API_ROUTE,
    locale: localeOf(baseNameOf(`/${new URLSearchParams(search).get('lang') ?? ''}`)),
    file: null,
    isKeyedByInput: true,
    isShortLived: false,
    isTyped: true,
    isPersonal: false,
    isRoot: false,
  };
}

/** Splits off the ending: a page's data and files have the page's own address with an ending. */
function withoutEnding(path: string): { place: string; ending: string; file: FileFormat | null } {
  const file = (FILE_ENDING.exec(path)?.[1]?.toLowerCase() as FileFormat | undefined) ?? null;
  const ending = file ? `.${file}` : path.endsWith('.data') ? '.data' : '';
  return { place: path.slice(0, path.length - ending.length), ending, file };
}

/** The built page at a path without language, and the canonical spelling of that path. */
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

/** The decoded segments; undefined when the path contains something that no address of the site has. */
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

/** The root gives an empty path: the caller puts it behind a language, or replaces it with `/`. */
function pathOf(segments: readonly string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}

function endedPath(place: string, ending: string): string {
  return place === '' ? `/_${ending}` : place + ending;
}

interface Query {
  /** The query, including its question mark. */
  search: string;
  /** True when it has free text or an unknown value. */
  isTyped: boolean;
  /** True when it has an unknown value, which the page repeats: no other reader requests the same page. */
  isStrange: boolean;
  isPersonal: boolean;
}
const NO_QUERY: Query = { search: '', isTyped: false, isStrange: false, isPersonal: false };

/**
 * The part of a query that the page reads, in one order, bounded in number and length. A file has one spelling for each
 * value, and one for all invalid values; a page repeats an invalid value as it was typed.
 */
function allowed(
  search: string,
  { name, query, dataQuery, rowQuery }: Address,
  { isData, file, known }: { isData: boolean; file: FileFormat | null; known: KnownValues },
): Query {
  if (search === '') return NO_QUERY;
  const given = new URLSearchParams(search);
  const allowedParams = new URLSearchParams();
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
    for (const value of new Set(spelled)) allowedParams.append(each, value);
  }
  const routes = isData ? routesOf(given.get('_routes') ?? '', name) : '';
  if (routes) allowedParams.append('_routes', routes);
  const isPersonal = PERSONAL.some((name) => allowedParams.has(name));
  return { search: allowedParams.size > 0 ? `?${allowedParams}` : '', isTyped, isStrange, isPersonal };
}

/** The requested parts of the page's data; an empty text means all. */
function routesOf(requested: string, page: string): string {
  const known = requested.split(',').filter((id) => id === 'root' || id === page || LAYOUT_ID.test(id));
  return [...new Set(known)].sort().join(',');
}
