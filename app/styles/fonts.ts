import arabic400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url';
import latin400 from '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2?url';

const SCRIPT: Record<'en' | 'ar', readonly string[]> = { en: [latin400], ar: [arabic400, latin400] };

/** Addresses of the fonts that a page's first lines need: Arabic pages set their figures in the Latin file. */
export function preloadedFonts(locale: 'en' | 'ar'): readonly string[] {
  return SCRIPT[locale];
}
