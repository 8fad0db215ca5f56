import type { FoundGroup, SearchablePage } from '#domain/search.ts';
import { indexPages, type PageIndex } from './page-index.ts';

/** An index for each group, so that none crowds out another. */
export type GroupIndexes = ReadonlyMap<FoundGroup, PageIndex>;

/** The pages by their groups; those without one are left out. */
export function indexGroups(pages: readonly SearchablePage[]): GroupIndexes {
  const groups = Map.groupBy(pages, ({ group }) => group);
  return new Map([...groups].flatMap(([name, some]) => (name ? [[name, indexPages(some)] as const] : [])));
}
