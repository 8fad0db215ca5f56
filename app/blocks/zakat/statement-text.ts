import { formatDate } from '#domain/date.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';

/** The day of a statement in both calendars; the Hijri one is Umm al-Qura. */
export function statementText(today: PlainDate, locale: Locale): string {
  const hijri = new Intl.DateTimeFormat(`${LOCALES[locale].iso}-u-ca-islamic-umalqura-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const day = formatDate(today, locale);
  return textOf(locale)('zakat.statement', { day, hijri: hijri.format(new Date(`${today}T12:00:00Z`)) });
}
