import type { Bulletin, BulletinSection } from '#domain/bulletin.ts';
import { formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Text } from '#messages/text.tsx';

/** The note beside a table: the day from which we have figures of years. null where there is no note. */
export function sectionNote(
  { sections }: Pick<Bulletin, 'sections'>,
  name: BulletinSection,
  t: Text,
  locale: Locale,
): string | null {
  const first = name === 'years' ? sections.years?.at(-1)?.from : undefined;
  return first === undefined ? null : t('bulletins.years.since', { day: formatDate(first, locale) });
}
