import type { FoundGroup, SearchablePage } from '#domain/search.ts';
import { indexPages, type PageIndex } from './page-index.ts';

/** One index per group, so that no group crowds out another. */
export type GroupIndexes = ReadonlyMap<FoundGroup, PageIndex>;

/** Indexes the pages by group; pages without a group are left out. */
export function indexGroups(pages: readonly SearchablePage[]): GroupIndexes {
  const groups = Map.groupBy(pages, ({ group }) => group);
  return new Map([...groups].flatMap(([name, some]) => (name ? [[name, indexPages(some)] as const] : [])));
}
