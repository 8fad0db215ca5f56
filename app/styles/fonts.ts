import { LANGUAGES, type Script } from '#domain/words/languages.ts';
import type { Locale } from '#domain/locale.ts';
import arabic400 from './compiled/plex-arabic-400.woff2?url';
import latin400 from './compiled/plex-400.woff2?url';

const FONTS: Record<Script, readonly string[]> = { latin: [latin400], arabic: [arabic400, latin400] };

/** Addresses of the fonts for a page's first lines: Arabic pages set their figures in the Latin file. */
export function preloadedFonts(locale: Locale): readonly string[] {
  return FONTS[LANGUAGES[locale].script];
}
