import { latinDigits } from './arabic.ts';
import type { PlainDate } from './time.ts';

/**
 * The fiscal year of a report, from its headline, or else from its day of publication. Annual reports are published in
 * the year after (within 90 days of the period's end), interim ones in the same year (within 45; docs/market-rules.md,
 * Disclosure rules).
 */
export function reportYear(headline: string, published: PlainDate, covers: 'year' | 'part'): number {
  const named = /(?<!\d)(20\d\d)(?!\d)/.exec(latinDigits(headline))?.[1];
  return named ? Number(named) : Number(published.slice(0, 4)) - (covers === 'year' ? 1 : 0);
}
