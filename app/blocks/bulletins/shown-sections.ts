import { BULLETIN_SECTIONS, type Bulletin, type BulletinSection } from '#domain/bulletin.ts';

/** The market's figures by what they are about, each by the id of its column. */
export const MARKET_GROUPS = [
  { id: 'trading', columns: ['value', 'volume', 'trades', 'day-value', 'days'] },
  { id: 'securities', columns: ['listed', 'traded', 'rose', 'fell', 'unchanged', 'untraded'] },
  { id: 'size', columns: ['market-value', 'velocity', 'deals', 'deals-value'] },
] as const;

/** The sections of a bulletin: one of a day has no days in it, and what the exchange does not give has none. */
export function shownSections({ kind, sections }: Pick<Bulletin, 'kind' | 'sections'>): BulletinSection[] {
  return BULLETIN_SECTIONS.filter((name) => sections[name] !== undefined && (name !== 'days' || kind !== 'daily'));
}
