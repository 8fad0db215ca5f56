import { BULLETIN_SECTIONS, type Bulletin, type BulletinSection, type MarketLine } from '#domain/bulletin.ts';

/** Id of the column of securities without an earlier close; pages and documents have it where there are some. */
export const UNCOMPARED = 'uncompared';

const MARKET_GROUPS = [
  { id: 'trading', columns: ['value', 'volume', 'trades', 'day-value', 'days'] },
  { id: 'securities', columns: ['listed', 'traded', 'rose', 'fell', 'unchanged', UNCOMPARED, 'untraded'] },
  { id: 'size', columns: ['market-value', 'velocity', 'deals', 'deals-value'] },
] as const;

/** The market's figures grouped by subject, each by the id of its column. */
export function marketGroups({ uncompared }: Pick<MarketLine, 'uncompared'>) {
  return MARKET_GROUPS.map(({ id, columns }) => ({
    id,
    columns: columns.filter((column) => column !== UNCOMPARED || uncompared),
  }));
}

/**
 * Sections of a bulletin. A daily bulletin has no section of days; data that the exchange does not publish has no
 * section.
 */
export function shownSections({ kind, sections }: Pick<Bulletin, 'kind' | 'sections'>): BulletinSection[] {
  return BULLETIN_SECTIONS.filter((name) => sections[name] !== undefined && (name !== 'days' || kind !== 'daily'));
}
