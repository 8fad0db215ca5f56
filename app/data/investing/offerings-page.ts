import { pick } from '#domain/bilingual.ts';
import { integer } from '#domain/number.ts';
import { stateOf } from '#domain/offering.ts';
import { textOf } from '#messages/text.tsx';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import { isFiltered } from '#app/blocks/offerings/offering-filters.ts';
import type { CurrentOffering, OfferingRow, OfferingsData } from '#app/blocks/offerings/offerings-data.ts';
import { stepsCheck } from '#app/blocks/offerings/steps-check.ts';
import type { Site } from '#app/context.ts';
import { loadArticle, type ArticleData } from '#app/data/article/article.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { findOfferings, type FoundOfferings } from './offerings.ts';
import { nextText, trancheOnDay } from './offering-words.ts';

const PAGE = 'investing-ipo-subscriptions';
const PAGE_SIZE = 20;
/** Used when no offering is open, as in offerings from 2022 to 2024: AED 5,000, then steps of AED 1,000. */
const USUAL = { least: 5_000_000, step: 1_000_000, most: null };

export interface OfferingsPage {
  page: ArticleData;
  offerings: OfferingsData;
  stale: StaleData | null;
}

/** The offerings for the query, with the article on subscribing. */
export async function loadOfferings(site: Site, query: URLSearchParams): Promise<OfferingsPage> {
  const [page, all] = await Promise.all([
    loadArticle(
      site,
      SITE_MAP.find(({ name }) => name === PAGE)!,
    ),
    findOfferings(site, query),
  ]);
  const { filters, found, years } = all;
  const within = pageWithin(filters, found.length, PAGE_SIZE);
  const current = currentOfferings(site, all.all);
  return {
    page,
    stale: staleData(site, 'offerings'),
    offerings: {
      unread: all.all.length === 0 && isUnread(site, 'offerings'),
      current,
      filters: { ...filters, page: within.page, ignored: within.ignored },
      years,
      rows: found.slice((within.page - 1) * PAGE_SIZE, within.page * PAGE_SIZE),
      isEmpty: all.all.length === 0,
      total: found.length,
      pages: within.pages,
      size: PAGE_SIZE,
      count: countText(all, site),
      files: followLabels(site, PAGE),
      readOn: readDay(site, 'offerings'),
      steps: steps(site, query, current),
    },
  };
}

/** Offerings open for subscription first, then upcoming ones, then those whose shares do not trade yet. */
export function currentOfferings(site: Site, rows: readonly OfferingRow[]): CurrentOffering[] {
  const now = site.now();
  const rank = ({ phase }: OfferingRow) => ['open', 'coming', 'past'].indexOf(stateOf(phase));
  return rows
    .filter(({ phase }) => phase !== 'trading' && phase !== 'withdrawn')
    .toSorted((a, b) => rank(a) - rank(b) || ((a.closes ?? '') < (b.closes ?? '') ? -1 : 1))
    .map((row) => ({
      row,
      tranches: row.offering.tranches.map((tranche) => trancheOnDay(tranche, now, false, site.locale)),
      next: nextText(row.offering, { phase: row.phase, today: site.today() }, site.locale),
    }));
}

function steps(site: Site, query: URLSearchParams, current: readonly CurrentOffering[]): CalculatorData {
  const { locale } = site;
  const t = textOf(locale);
  const offered = current.find(({ row, tranches }) => stateOf(row.phase) !== 'past' && tranches.length > 0);
  const tranche = offered?.tranches[0]?.tranche;
  return stepsCheck({
    query,
    usual:
      offered && tranche
        ? {
            rule: tranche,
            from: `${pick(offered.row.offering.issuer, locale)} · ${pick(tranche.name, locale)}`,
          }
        : { rule: USUAL, from: t('offerings.steps.usual') },
    today: site.today(),
    locale,
  });
}

function countText({ all, found, filters }: FoundOfferings, site: Site): string {
  const t = textOf(site.locale);
  const of = isFiltered(filters) ? ` ${t('market.listed.of', { total: integer(all.length) })}` : '';
  return t('offerings.count', { count: found.length }) + of;
}
