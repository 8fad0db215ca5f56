import { DEFAULT_LOCALE, isLocale, LOCALE_CODES } from './locale.ts';
import type { Locale } from './locale.ts';

/** The cookie that stores a reader's language (docs/specification.md, section 9). */
export const LANGUAGE_COOKIE = 'i18n_redirected';
export const LANGUAGE_COOKIE_DAYS = 365;

/** Language prefix of an address: none (English), /en, /ar. */
export type UrlForm = '' | `/${Locale}`;

const SECONDS_A_DAY = 86_400;
/** This path takes no part in language handling (docs/specification.md, section 2). */
const EXCLUDED_PATH = '/kyc';

/**
 * The locale to change to, or null when the request is ignored: empty, unknown or the current one
 * (docs/specification.md, section 4).
 */
export function switchTarget(requested: string | null | undefined, current: Locale): Locale | null {
  return isLocale(requested) && requested !== current ? requested : null;
}

/**
 * An address in the canonical form of a language (no prefix for English, /ar for Arabic): path, query and hash are
 * unchanged.
 */
export function hrefIn(locale: Locale, href: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (isExcluded(path)) return href;
  // A second slash would make the rest another host's address.
  const bare = splitForm(path).path.replace(/^\/+/, '/');
  if (locale === DEFAULT_LOCALE) return bare + rest;
  return `/${locale}${bare === '/' ? '' : bare}${rest}`;
}

/** The language prefix of a path and the path without it. */
export function splitForm(path: string): { form: UrlForm; locale: Locale; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? [];
  if (!isLocale(first)) return { form: '', locale: DEFAULT_LOCALE, path: path || '/' };
  return { form: `/${first}`, locale: first, path: rest || '/' };
}

/**
 * The language that a visitor of '/' is redirected to, or null for no redirect: the cookie's, or the browser's, or the
 * default. Only '/' redirects (docs/specification.md, section 2); it is in the default language, so it never redirects
 * to that one.
 */
export function rootRedirect(visit: {
  /** Value of the language cookie. */
  cookie?: string | null | undefined;
  /** The Accept-Language header. */
  acceptLanguage?: string | null | undefined;
}): Locale | null {
  const wanted = isLocale(visit.cookie) ? visit.cookie : preferredLocale(visit.acceptLanguage);
  return wanted === DEFAULT_LOCALE ? null : wanted;
}

/**
 * The locale that an Accept-Language header prefers, by its weights, then its order; the default when it names no known
 * one.
 */
export function preferredLocale(acceptLanguage: string | null | undefined): Locale {
  const preferences = (acceptLanguage ?? '').split(',').map(readPreference);
  const known = preferences.filter(({ language, weight }) => weight > 0 && isPreference(language));
  const first = known.sort((a, b) => b.weight - a.weight)[0]?.language;
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

interface PageVisit {
  /** The site's host in the browser's request. */
  host: string | undefined;
  /** Path and query of the page. */
  href: string;
  /** The previous page. */
  referer: string | undefined;
  /** Value of the language cookie. */
  cookie: string | undefined;
}

/**
 * The language that a reader changed to without a script saving it: the page, or the home page, was requested from the
 * same page in another language. Null when the reader did not change it, or it is already saved.
 */
export function unsavedChoice({ host, href, referer, cookie }: PageVisit): Locale | null {
  const from = referer ? URL.parse(referer) : null;
  if (!from || from.host !== host) return null;
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(href) ?? [];
  const [requested, before] = [splitForm(pathname), splitForm(from.pathname)];
  const isSamePage = requested.path === before.path && search === from.search;
  if (requested.locale === before.locale || !(isSamePage || requested.path === '/')) return null;
  return requested.locale === cookie ? null : requested.locale;
}

/**
 * The Set-Cookie value that stores a language: 365 days, path '/'. Scripts read it, so it is not HttpOnly. A site
 * reached by https sets Secure: otherwise the cookie would also be sent unencrypted.
 */
export function languageCookie(locale: Locale, { isHttps }: { isHttps: boolean }): string {
  const lifetime = `Max-Age=${LANGUAGE_COOKIE_DAYS * SECONDS_A_DAY}`;
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; ${lifetime}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

export function isExcluded(path: string): boolean {
  return path === EXCLUDED_PATH || path.startsWith(`${EXCLUDED_PATH}/`);
}

function readPreference(range: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = range
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return {
    language: tag.split('-')[0] ?? '',
    weight: /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0,
  };
}

function isPreference(language: string): boolean {
  return language === '*' || LOCALE_CODES.some((code) => code === language);
}
