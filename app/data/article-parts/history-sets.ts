import type { PlainDate } from '#domain/time.ts';
import type { Inline } from '#domain/article.ts';
import type { JobName } from '#ingest/jobs/jobs.ts';
import type { ShownLink } from '#app/blocks/article/shown-article.ts';
import type { Site } from '#app/context.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { heldFutures } from '#app/data/future-days/days.ts';
import { heldTrades } from '#app/data/investor-trades/trades.ts';
import { heldOwnership } from '#app/data/ownership/foreign.ts';
import { heldHoldings } from '#app/data/ownership/holdings.ts';
import { heldMargin } from '#app/data/ownership/margin.ts';
import { isUnread } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import type { PartLoader } from './part.ts';
import { dayWords, grid, pageLink, sentence, words } from './words.ts';

const NO_BREAK = '\u00a0';

type Held = { first: PlainDate; last: PlainDate } | null;

interface HistorySet {
  page: RouteName;
  title: string;
  /** What one row of the set is. */
  row: string;
  job: JobName;
  held(site: Site): Promise<Held>;
}

const pricesHeld = async (site: Site): Promise<Held> => (await site.store.bars.span(generalIndex(site).code)) ?? null;

const SETS: readonly HistorySet[] = [
  {
    page: 'the-exchange-historical-data-company-prices',
    title: 'history.prices.title',
    row: 'parts.history.prices',
    job: 'bars',
    held: pricesHeld,
  },
  {
    page: 'the-exchange-historical-data-dfmgi',
    title: 'history.general.title',
    row: 'parts.history.index',
    job: 'bars',
    held: pricesHeld,
  },
  {
    page: 'the-exchange-historical-data-sector-indices',
    title: 'history.sectors.title',
    row: 'parts.history.sectors',
    job: 'bars',
    held: pricesHeld,
  },
  {
    page: 'the-exchange-historical-data-trade-by-nationality',
    title: 'trading.nationality.title',
    row: 'parts.history.nationality',
    job: 'investor-trades',
    held: heldTrades,
  },
  {
    page: 'the-exchange-historical-data-trade-by-client-type',
    title: 'trading.type.title',
    row: 'parts.history.type',
    job: 'investor-trades',
    held: heldTrades,
  },
  {
    page: 'the-exchange-foreign-ownership',
    title: 'foreign.title',
    row: 'parts.history.ownership',
    job: 'ownership-days',
    held: heldOwnership,
  },
  {
    page: 'the-exchange-ownership-holding-statistics',
    title: 'holdings.title',
    row: 'parts.history.holdings',
    job: 'holdings',
    held: heldHoldings,
  },
  {
    page: 'the-exchange-weekly-margin-trading-report',
    title: 'margin.title',
    row: 'parts.history.margin',
    job: 'margin-weeks',
    held: heldMargin,
  },
  {
    page: 'the-exchange-historical-data-futures',
    title: 'futures.title',
    row: 'parts.history.futures',
    job: 'future-days',
    held: heldFutures,
  },
];

/**
 * The sets of historical data that the exchange publishes: what a row is, the first and the last day in the store, and
 * the files of what the page shows first.
 */
export const historySetsPart: PartLoader = async ({ site, t }) => {
  const { locale } = site;
  const offered = SETS.filter(({ job }) => isUnread(site, job) !== 'not-offered');
  if (offered.length === 0) return [sentence(t('common.notOffered'))];
  const rows = await Promise.all(
    offered.map(async ({ page, title, row, held }) => {
      const days = await held(site);
      return [
        [pageLink(page, t(title))],
        words(locale, t(row)),
        dayWords(locale, days?.first),
        dayWords(locale, days?.last),
        files(page),
      ];
    }),
  );
  const head = ['set', 'row', 'first', 'last', 'files'].map((each) => t(`parts.history.${each}`));
  const isGrowing = offered.some(({ job }) => isUnread(site, job) === true);
  return [grid(head, rows, t('parts.history.caption')), ...(isGrowing ? [sentence(t('parts.history.growing'))] : [])];
};

function files(page: RouteName): Inline<ShownLink>[] {
  const link = (format: string): Inline<ShownLink> => ({
    type: 'link',
    to: { kind: 'page', href: `${pathOf(page)}.${format}` },
    children: [format.toUpperCase()],
  });
  return [link('csv'), NO_BREAK, link('xlsx'), NO_BREAK, link('json')];
}
