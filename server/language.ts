import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts';

/**
 * Prefix of the three URL forms over one route tree: none (the default language), or a language (docs/specification.md,
 * section 2).
 */
export type BaseName = '/' | `/${Locale}`;

export function baseNameOf(pathname: string): BaseName {
  const first = pathname.split('/')[1]?.replace(/\.data$/, '');
  return isLocale(first) ? `/${first}` : '/';
}

export function localeOf(baseName: BaseName): Locale {
  return baseName === '/' ? DEFAULT_LOCALE : (baseName.slice(1) as Locale);
}

/** The value of one cookie in a Cookie header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}
