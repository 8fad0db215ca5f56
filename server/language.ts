import { isLocale, type Locale } from '#domain/locale.ts';

/** One of the three URL forms over one route tree: no prefix (English), /en, /ar (specification, section 2). */
export type BaseName = '/' | '/en' | '/ar';

export const LANGUAGE_COOKIE = 'i18n_redirected';
const COOKIE_DAYS = 365;
const SECONDS_A_DAY = 86_400;

export function baseNameOf(pathname: string): BaseName {
  const first = pathname.split('/')[1]?.replace(/\.data$/, '');
  return isLocale(first) ? `/${first}` : '/';
}

export function localeOf(baseName: BaseName): Locale {
  return baseName === '/ar' ? 'ar' : 'en';
}

/** The cookie that keeps the reader's language: 365 days, path '/' (specification, section 9). Scripts read it, so not HttpOnly. */
export function languageCookie(locale: Locale): string {
  return `${LANGUAGE_COOKIE}=${locale}; Path=/; Max-Age=${COOKIE_DAYS * SECONDS_A_DAY}; SameSite=Lax`;
}

/** The value of one cookie in a Cookie header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}
