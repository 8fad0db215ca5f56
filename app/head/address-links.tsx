import { otherLocales } from '#domain/each-locale.ts';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type Locale } from '#domain/locale.ts';
import { hrefIn } from '#domain/locale-switch.ts';

/** The one address of a page in a language: English without a prefix, Arabic under /ar (docs/market-rules.md, Addresses and languages). */
export function canonicalUrl(origin: string, locale: Locale, path: string): string {
  return origin + hrefIn(locale, path);
}

/** Canonical, mutual hreflang with x-default, and the social address of a page. `path` is without a prefix. */
export function AddressLinks({ origin, locale, path }: { origin: string; locale: Locale; path: string }) {
  const url = (code: Locale) => canonicalUrl(origin, code, path);
  return (
    <>
      <link rel="canonical" href={url(locale)} />
      {LOCALE_CODES.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={url(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url(DEFAULT_LOCALE)} />
      <meta property="og:url" content={url(locale)} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {otherLocales(locale).map((code) => (
        <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
      ))}
    </>
  );
}

/** 'en_US': https://ogp.me writes the tag with an underscore. */
function openGraphLocale(locale: Locale): string {
  return LOCALES[locale].iso.replace('-', '_');
}
