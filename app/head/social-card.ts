import type { MetaDescriptor } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { isPage } from '#app/page-path.ts';

/** Pixels; every network shows this size whole. */
const SIZE = { width: '1200', height: '630' };

/** Which page a card is for: the id of its route is its name in the site map. */
export interface CardMatch {
  id: string;
  params?: Record<string, string | undefined>;
}

/**
 * The tags by which other sites find the picture to show beside a link (server/social draws it). Their addresses are
 * absolute: programs that read them know no other. `alt` is what the card says.
 */
export function cardMeta(origin: string, locale: Locale, match: CardMatch | undefined, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: origin + cardPath(locale, match) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: SIZE.width },
    { property: 'og:image:height', content: SIZE.height },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** A company's pages share one card; what has none of its own shows the exchange's. */
function cardPath(locale: Locale, match: CardMatch | undefined): string {
  const symbol = match?.params?.SecuritySymbol;
  if (symbol) return `/social/${locale}/company/${encodeURIComponent(symbol)}.png`;
  const own = match && isPage(match.id) ? match.id : 'home';
  return `/social/${locale}/${own}.png`;
}
