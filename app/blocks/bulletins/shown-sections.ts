import { BULLETIN_SECTIONS, type Bulletin, type BulletinSection } from '#domain/bulletin.ts';

/** The market's figures grouped by subject, each by the id of its column. */
export const MARKET_GROUPS = [
  { id: 'trading', columns: ['value', 'volume', 'trades', 'day-value', 'days'] },
  { id: 'securities', columns: ['listed', 'traded', 'rose', 'fell', 'unchanged', 'untraded'] },
  { id: 'size', columns: ['market-value', 'velocity', 'deals', 'deals-value'] },
] as const;

/**
 * Sections of a bulletin. A daily bulletin has no section of days; data that the exchange does not publish has no
 * section.
 */
export function shownSections({ kind, sections }: Pick<Bulletin, 'kind' | 'sections'>): BulletinSection[] {
  return BULLETIN_SECTIONS.filter((name) => sections[name] !== undefined && (name !== 'days' || kind !== 'daily'));
}
