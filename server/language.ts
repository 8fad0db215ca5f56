import { isLocale, type Locale } from '#domain/locale.ts';

/** One of the three URL forms over one route tree: no prefix (English), /en, /ar (specification, section 2). */
export type BaseName = '/' | '/en' | '/ar';

export function baseNameOf(pathname: string): BaseName {
  const first = pathname.split('/')[1]?.replace(/\.data$/, '');
  return isLocale(first) ? `/${first}` : '/';
}

export function localeOf(baseName: BaseName): Locale {
  return baseName === '/ar' ? 'ar' : 'en';
}

/** The value of one cookie in a Cookie header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}
