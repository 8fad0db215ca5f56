import { pick } from '#domain/bilingual.ts';
import { addDays } from '#domain/calendar.ts';
import { marketDate } from '#domain/date.ts';
import { integer } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import { rightsLine, theoreticalRight } from '#domain/rights-windows.ts';
import { sessionDay } from '#domain/session.ts';
import { dayNumber, type Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import type { CurrentRights, RightsParts, RightsRow } from '#app/blocks/rights/rights-data.ts';
import { isFiltered } from '#app/blocks/rights/rights-filters.ts';
import { rightsCalculator, type PricedIssue } from '#app/blocks/rights/rights-value.ts';
import type { Site } from '#app/context.ts';
import { loadArticle, type ArticleData } from '#app/data/article/article.ts';
import { knownQuotes } from '#app/data/market/known-quotes.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { SITE_MAP } from '#app/site-map.ts';
import { findRights, type FoundRights } from './rights.ts';

const PAGE = 'investing-rights-issue-subscription';
const PAGE_SIZE = 20;
/** Longer than any share that is priced by its last trade goes without a trade. */
const BACK_DAYS = 400;
/** Until its shares are listed, an issue is not past. */
const PAST: readonly RightsRow['state'][] = ['listed', 'withdrawn'];

export interface RightsPage {
  page: ArticleData;
  stale: StaleData | null;
  parts: RightsParts;
}

/** Rights issues: the open ones, the value of a right, and all past ones. */
export async function loadRights(site: Site, query: URLSearchParams): Promise<RightsPage> {
  const [page, found, quotes] = await Promise.all([
    loadArticle(
      site,
      SITE_MAP.find(({ name }) => name === PAGE)!,
    ),
    findRights(site, query),
    knownQuotes(site),
  ]);
  const { all, filters, years } = found;
  const within = pageWithin(filters, found.found.length, PAGE_SIZE);
  const now = site.now();
  return {
    page,
    stale: staleData(site, 'rights-issues'),
    parts: {
      unread: isUnread(site, 'rights-issues'),
      current: all
        .filter(({ state }) => !PAST.includes(state))
        .map((row) => currentRights(row, quotes, now))
        .reverse(),
      calculator: await calculator(site, query, found),
      filters: { ...filters, page: within.page, ignored: within.ignored },
      years,
      rows: found.found.slice((within.page - 1) * PAGE_SIZE, within.page * PAGE_SIZE),
      known: all.length,
      total: found.found.length,
      pages: within.pages,
      size: PAGE_SIZE,
      count: countText(found, site),
      files: followLabels(site, PAGE),
      readOn: readDay(site, 'rights-issues'),
      now,
      simulated: site.live.clock().simulated,
    },
  };
}

/** An issue with the quotes of its share and its right: until the pre-opening these are of the session before. */
export function currentRights(row: RightsRow, quotes: ReadonlyMap<string, Quote>, now: Instant): CurrentRights {
  const today = marketDate(now);
  const { symbol, rightsSymbol, days } = row.issue;
  const share = quotes.get(symbol) ?? null;
  return {
    ...row,
    share,
    right: quotes.get(rightsSymbol) ?? null,
    theoretical: theoreticalRight(row.issue, share?.last ?? share?.previousClose ?? null, sessionDay(now)),
    daysLeft: days.subscribeTo === null ? null : dayNumber(days.subscribeTo) - dayNumber(today),
    line: rightsLine(days, today),
  };
}

async function calculator(site: Site, query: URLSearchParams, { all }: FoundRights): Promise<CalculatorData> {
  const { locale } = site;
  const usable = all.filter(({ state }) => state !== 'withdrawn');
  const labelOf = ({ issue, name }: RightsRow) => `${issue.symbol} · ${name ? pick(name, locale) : issue.code}`;
  const asked = (query.get('issue') ?? '').trim().toLowerCase();
  const row = usable.find(({ issue }) => issue.code === asked);
  return rightsCalculator({
    query,
    issues: usable.map((each) => ({
      code: each.issue.code,
      label: `${labelOf(each)} · ${(each.issue.days.meeting ?? '').slice(0, 4)}`,
    })),
    chosen: row ? await pricedIssue(site, row, labelOf(row)) : null,
    today: site.today(),
    source: pick(site.exchange.name, locale),
    locale,
  });
}

/** An issue with the last close at which the share still carried the right. */
async function pricedIssue(site: Site, { issue, lastDayToBuy }: RightsRow, label: string): Promise<PricedIssue> {
  const yesterday = addDays(site.today(), -1);
  const withRight = issue.days.ex === null ? yesterday : addDays(issue.days.ex, -1);
  const to = withRight < yesterday ? withRight : yesterday;
  const bars = await site.store.bars.list(issue.symbol, addDays(to, -BACK_DAYS), to);
  const bar = bars.findLast(({ volume }) => volume !== null && volume > 0) ?? bars.at(-1);
  return { issue, label, lastDayToBuy, close: bar ? { price: bar.close, day: bar.date } : null };
}

function countText({ all, found, filters }: FoundRights, site: Site): string {
  const t = textOf(site.locale);
  const of = isFiltered(filters) ? ` ${t('market.listed.of', { total: integer(all.length) })}` : '';
  return t('rights.count', { count: found.length }) + of;
}
