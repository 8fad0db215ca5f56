import { THEME_COLOURS } from '#app/styles/theme-colours.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { ExchangeConfig } from '#exchange.config.ts';

const icon = (file: string, sizes: string, type: string, purpose = 'any') => ({
  src: `/${file}`,
  sizes,
  type,
  purpose,
});

/** The web manifest of one language: the installed site opens in that language, under the exchange's own name. */
export function webManifest(exchange: ExchangeConfig, locale: Locale): string {
  const { iso, dir } = LOCALES[locale];
  return JSON.stringify({
    id: `/${locale}`,
    start_url: `/${locale}`,
    scope: '/',
    lang: iso,
    dir,
    name: exchange.name[locale],
    short_name: exchange.shortName,
    description: exchange.description[locale],
    categories: ['finance'],
    // Keeps the browser's back button: pages link to other sites and to documents.
    display: 'minimal-ui',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    icons: [
      icon('favicon.svg', 'any', 'image/svg+xml'),
      icon('icons/icon-192.png', '192x192', 'image/png'),
      icon('icons/icon-512.png', '512x512', 'image/png'),
      icon('icons/maskable-512.png', '512x512', 'image/png', 'maskable'),
    ],
  });
}
