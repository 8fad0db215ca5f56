import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';

/** The source and the day of figures that do not move, in a sentence; null where no day is known. */
export function useFiguresOf(day: PlainDate | null | undefined): string | null {
  const t = useText();
  const locale = useLocale();
  const root = useRootData();
  if (!day || !root) return null;
  return t('market.figuresOf', { source: pick(root.exchange.name, locale), date: formatDate(day, locale) });
}
