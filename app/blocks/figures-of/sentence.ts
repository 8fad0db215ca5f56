import { pick } from '#domain/bilingual.ts';
import { formatDate } from '#domain/date.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';

/** The source and the day of figures that do not move, in a sentence; null where no day is known. */
export function useFiguresOf(day: PlainDate | null | undefined): string | null {
  return useSourceAndDay('market.figuresOf', day);
}

/** The same sentence for figures without a day of their own: it names the day on which they arrived. */
export function useFiguresReceived(readOn: PlainDate | null | undefined): string | null {
  return useSourceAndDay('market.figuresReceived', readOn);
}

function useSourceAndDay(message: 'market.figuresOf' | 'market.figuresReceived', day: PlainDate | null | undefined) {
  const t = useText();
  const locale = useLocale();
  const root = useRootData();
  if (!day || !root) return null;
  return t(message, { source: pick(root.exchange.name, locale), date: formatDate(day, locale) });
}
