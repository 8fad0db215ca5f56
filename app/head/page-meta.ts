import type { MetaDescriptor } from 'react-router';
import type { ExchangeNames } from '#exchange.config.ts';
import { pick } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { rootDataOf, type LoadedRoot } from '#app/root-data.ts';
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
  const loaded = matches.find((match) => match?.id === 'root')?.loaderData as LoadedRoot | undefined;
  if (!loaded) return [];
  const root = rootDataOf(loaded);
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
