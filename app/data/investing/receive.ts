import { textOf } from '#messages/text.tsx';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import type { NextPaymentsData } from '#app/blocks/receive/next-payments.tsx';
import type { Site } from '#app/context.ts';
import { loadArticle, type ArticleData } from '#app/data/article/article.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { knownDividends } from './dividends.ts';

const PAGE = 'investing-how-to-receive-dividends';
const SHOWN = 5;

export interface ReceivePage {
  page: ArticleData;
  stale: StaleData | null;
  payments: NextPaymentsData;
}

/** How dividends are received, with the next payments. */
export async function loadReceive(site: Site): Promise<ReceivePage> {
  const [page, { rows }] = await Promise.all([
    loadArticle(
      site,
      SITE_MAP.find(({ name }) => name === PAGE)!,
    ),
    knownDividends(site),
  ]);
  const today = site.today();
  const ahead = rows.filter(
    ({ status, paymentDate }) => status !== 'withdrawn' && paymentDate !== null && paymentDate >= today,
  );
  return {
    page,
    stale: staleData(site, 'dividends'),
    payments: {
      rows: ahead.toSorted((a, b) => (a.paymentDate! < b.paymentDate! ? -1 : 1)).slice(0, SHOWN),
      unread: rows.length === 0 && isUnread(site, 'dividends'),
      files: followLabels(site, 'investing-dividends-distribution-summary'),
      calendar: textOf(site.locale)('receive.calendar'),
    },
  };
}
