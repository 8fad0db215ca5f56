import type { Locale } from '#domain/locale.ts';

const OG_LOCALE: Record<Locale, string> = { en: 'en_US', ar: 'ar_AE' };

/** The one address of a page in a language: English without a prefix, Arabic under /ar (market-rules.md, Addresses and languages). */
export function canonicalUrl(origin: string, locale: Locale, path: string): string {
  if (locale === 'en') return origin + path;
  return `${origin}/ar${path === '/' ? '' : path}`;
}

/** Canonical, mutual hreflang with x-default, and the social address of a page. `path` is without a prefix. */
export function AddressLinks({ origin, locale, path }: { origin: string; locale: Locale; path: string }) {
  const url = (code: Locale) => canonicalUrl(origin, code, path);
  return (
    <>
      <link rel="canonical" href={url(locale)} />
      <link rel="alternate" hrefLang="en" href={url('en')} />
      <link rel="alternate" hrefLang="ar" href={url('ar')} />
      <link rel="alternate" hrefLang="x-default" href={url('en')} />
      <meta property="og:url" content={url(locale)} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={OG_LOCALE[locale]} />
      <meta property="og:locale:alternate" content={OG_LOCALE[locale === 'en' ? 'ar' : 'en']} />
    </>
  );
}
