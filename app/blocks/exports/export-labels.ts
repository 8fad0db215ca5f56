import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import { formatsOf, SITE_MAP, type FileFormat, type RouteName } from '#app/site-map.ts';

/** What the links to a page's rows say; a loader brings them, so that no page waits for more texts. */
export interface ExportLabels {
  lead: string;
  names: Partial<Record<FileFormat, string>>;
  /** Where its days can be subscribed to: scheme and host, and what the link says. */
  subscribe?: { host: string; label: string };
}

/** The words of the links to rows that are tables and nothing else, for loaders. */
export function exportLabels(locale: Locale): ExportLabels {
  return wordsOf(locale, ['xlsx', 'csv', 'json']);
}

/** The words of the links of a page whose rows may also be followed as a feed or a calendar, for loaders. */
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
