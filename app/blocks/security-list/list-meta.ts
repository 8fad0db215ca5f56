import type { MetaDescriptor } from 'react-router';
import { fileAlternates } from '#app/blocks/exports/file-alternates.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import type { SecurityListData } from '#app/data/securities/list.ts';

/** Title and description of a list of securities, from its loader. */
export function listMeta(
  matches: Parameters<typeof fileAlternates>[0],
  data: Pick<SecurityListData, 'head'> | undefined,
): MetaDescriptor[] {
  return [...pageMeta(matches, () => data?.head ?? {}), ...fileAlternates(matches)];
}
