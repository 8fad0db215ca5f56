import { exchange } from '#exchange.config.ts';
import { pathOf } from '#app/page-path.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { THEMES, type Shot } from './page-shot.ts';

export const SCREENS_FOLDER = new URL('../../docs/screens/', import.meta.url);
/** Every picture stays in the repository's history. */
export const SCREEN_BYTES_MAX = 60_000;

const PAGES: Record<string, { path: string; isLong?: boolean }> = {
  home: { path: '' },
  'market-watch': { path: pathOf('market-watch') },
  company: { path: pathOf('the-exchange-company', { SecuritySymbol: exchange.ownSymbol }) },
  'how-to-trade': { path: pathOf('investing-how-to-trade') },
  states: { path: pathOf('internal-states'), isLong: true },
};

const HEIGHTS = { 390: 844, 768: 1024, 1280: 800 };
const LONG_HEIGHT = 2_000;

function windowOf(width: number, height: number): Shot['window'] {
  const isPhone = width < 768;
  return { viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone };
}

/** Every picture of docs/screens by file name: five pages in both languages and themes, at three widths. */
export const SCREENS: ReadonlyMap<string, Shot> = new Map(
  Object.entries(PAGES).flatMap(([page, { path, isLong = false }]) =>
    Object.entries(HEIGHTS).flatMap(([width, height]) => {
      const window = windowOf(Number(width), isLong ? LONG_HEIGHT : height);
      return LOCALE_CODES.flatMap((locale) =>
        THEMES.map((theme) => [`${page}-${locale}-${theme}-${width}.webp`, { path, locale, theme, window }] as const),
      );
    }),
  ),
);
