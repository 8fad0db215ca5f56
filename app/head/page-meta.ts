import type { MetaDescriptor } from 'react-router';
import type { ExchangeNames } from '#exchange.config.ts';
import { pick } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import type { RootData } from '#app/root-data.ts';
import { cardMeta, type CardMatch } from './social-card.ts';

interface MetaMatch extends CardMatch {
  loaderData?: unknown;
}

/** `<exchange> - <page>`; without a page's own title the default one (docs/specification.md, section 1). */
export function pageTitle(exchange: ExchangeNames, locale: Locale, title?: string): string {
  return `${pick(exchange.name, locale)} - ${title ?? pick(exchange.tagline, locale)}`;
}

/**
 * Title, description and social card of a page, for its `meta` export:
 * `export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, (locale) => ({ title: textOf(locale)('listed.title') }))`.
 */
export function pageMeta(
  matches: readonly (MetaMatch | undefined)[],
  words: (locale: Locale) => { title?: string; description?: string } = () => ({}),
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  if (!root) return [];
  const { title, description = pick(root.exchange.description, root.locale) } = words(root.locale);
  const fullTitle = pageTitle(root.exchange, root.locale, title);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: pick(root.exchange.name, root.locale) },
    ...cardMeta(root.origin, root.locale, matches.at(-1), fullTitle),
  ];
}
