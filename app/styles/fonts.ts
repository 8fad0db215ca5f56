import arabic400 from './compiled/plex-arabic-400.woff2?url';
import latin400 from './compiled/plex-400.woff2?url';

const SCRIPT: Record<'en' | 'ar', readonly string[]> = { en: [latin400], ar: [arabic400, latin400] };

/** Addresses of the fonts that a page's first lines need: Arabic pages set their figures in the Latin file. */
export function preloadedFonts(locale: 'en' | 'ar'): readonly string[] {
  return SCRIPT[locale];
}
