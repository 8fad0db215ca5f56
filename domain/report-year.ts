import { latinDigits } from './arabic.ts';
import type { PlainDate } from './time.ts';

/**
 * The fiscal year that a report is about: what its headline names, else by its day of publication. Annual reports come
 * out in the year after (within 90 days of the period's end), interim ones in their own (within 45; docs/market-rules.md, Disclosure rules).
 */
export function reportYear(headline: string, published: PlainDate, covers: 'year' | 'part'): number {
  const named = /(?<!\d)(20\d\d)(?!\d)/.exec(latinDigits(headline))?.[1];
  return named ? Number(named) : Number(published.slice(0, 4)) - (covers === 'year' ? 1 : 0);
}
