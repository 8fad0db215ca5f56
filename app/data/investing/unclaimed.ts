import type { PapersData } from '#app/blocks/papers/papers-finder.tsx';
import { unclaimedFinder } from '#app/blocks/papers/finders.ts';
import type { UnclaimedRow } from '#app/blocks/receive/unclaimed-columns.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { Site } from '#app/context.ts';
import { loadArticle, type ArticleData } from '#app/data/article/article.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { serviceFacts } from './service-facts.ts';

const PAGE = 'investing-dfm-pjsc-unclaimed-dividends';
/** Number in the service catalogue. */
const SERVICE = '2.2.9';

export interface UnclaimedPage {
  page: ArticleData;
  stale: StaleData | null;
  rows: readonly UnclaimedRow[];
  unread: boolean | 'not-offered';
  papers: PapersData;
  hasInput: boolean;
  files: ExportLabels;
}

/** Distributions of the exchange's own share with unclaimed payments, latest first. */
export async function unclaimedRows({ store }: Site): Promise<readonly UnclaimedRow[]> {
  return (await store.documents.find<readonly UnclaimedRow[]>('unclaimed-dividends', 'own'))?.value ?? [];
}

export async function loadUnclaimed(site: Site, query: URLSearchParams): Promise<UnclaimedPage> {
  const [page, rows, service] = await Promise.all([
    loadArticle(
      site,
      SITE_MAP.find(({ name }) => name === PAGE)!,
    ),
    unclaimedRows(site),
    serviceFacts(site, SERVICE),
  ]);
  const oldDays = site.exchange.oldDividends?.businessDays ?? null;
  const papers = unclaimedFinder(query, { oldDays, service }, site.locale);
  return {
    page,
    stale: staleData(site, 'unclaimed-dividends'),
    rows,
    unread: rows.length === 0 && isUnread(site, 'unclaimed-dividends'),
    papers,
    hasInput: papers.answer !== null,
    files: exportLabels(site.locale),
  };
}
