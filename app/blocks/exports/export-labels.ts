import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import { formatsOf, SITE_MAP, type FileFormat, type RouteName } from '#app/site-map.ts';

/** Labels of the links to a page's rows. A loader sends them, so that no page waits for more texts. */
export interface ExportLabels {
  lead: string;
  names: Partial<Record<FileFormat, string>>;
  /** Where the page's days can be subscribed to: scheme and host, and the label of the link. */
  subscribe?: { host: string; label: string };
}

/** Labels of the links to rows in table formats only, for loaders. */
export function exportLabels(locale: Locale): ExportLabels {
  return wordsOf(locale, ['xlsx', 'csv', 'json']);
}

/** Labels of the links of a page whose rows are also available as a feed or a calendar, for loaders. */
export function followLabels({ locale, origin }: { locale: Locale; origin: string }, route: RouteName): ExportLabels {
  const address = SITE_MAP.find(({ name }) => name === route)!;
  const words = wordsOf(locale, formatsOf(address));
  if (!address.follow.includes('days')) return words;
  const host = origin.replace(/^https?:/, 'webcal:');
  return { ...words, subscribe: { host, label: textOf(locale)('files.subscribe') } };
}

function wordsOf(locale: Locale, formats: readonly FileFormat[]): ExportLabels {
  const t = textOf(locale);
  const names = Object.fromEntries(
    formats.map((format) => [format, format === 'feed.json' ? t('files.jsonFeed') : t(`files.${format}`)]),
  );
  return { lead: t('files.download'), names };
}
