import type { BulletinPeriod } from '#domain/bulletin-period.ts';
import { formatDate, formatMonthYear } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Text } from '#messages/text.tsx';

/** The name of a period: '17 Nov, 2026', 'Week 47 of 2026', 'November 2026'. */
export function periodText({ kind, period, from, to }: BulletinPeriod, t: Text, locale: Locale): string {
  if (kind === 'daily') return formatDate(from, locale);
  if (kind === 'monthly') return formatMonthYear(from, locale);
  if (kind === 'yearly') return period;
  const [year = '', part = ''] = period.split('-');
  const number = String(Number(part.slice(1)));
  return t(`bulletins.period.${kind}`, {
    number,
    year,
    from: formatDate(from, locale),
    to: formatDate(to, locale),
  });
}
