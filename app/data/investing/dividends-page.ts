import { pick } from '#domain/bilingual.ts';
import { dividendTotals, paymentsByMonth, type DividendTotals } from '#domain/dividend-totals.ts';
import { formatDate, formatMonthYear } from '#domain/date.ts';
import { integer, percent } from '#domain/number.ts';
import { sectorSlug } from '#domain/security.ts';
import { divideRounded, percentOf, type Thousandths } from '#domain/thousandths.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import type { DividendRow } from '#app/blocks/dividends/dividend-columns.ts';
import { dividendsQuery, isFiltered, type DividendFilters } from '#app/blocks/dividends/dividend-filters.ts';
import type { DividendsData } from '#app/blocks/dividends/dividends-data.ts';
import { myDividend } from '#app/blocks/dividends/my-dividend.ts';
import { followLabels } from '#app/blocks/exports/export-labels.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import type { Site } from '#app/context.ts';
import { waysTo } from '#app/data/ways.ts';
import { readDay } from '#app/data/status/read-day.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import type { RouteName } from '#app/site-map.ts';
import { findDividends, type FoundDividends } from './dividends.ts';

const PAGE: RouteName = 'investing-dividends-distribution-summary';
const PAGE_SIZE = 20;
const YEARS_SHOWN = 6;

export interface DividendsPage extends DividendsData, ListPageFrame {
  stale: StaleData | null;
}

/** Dividends of a fiscal year for the query. */
export async function loadDividends(site: Site, query: URLSearchParams): Promise<DividendsPage> {
  const { locale } = site;
  const t = textOf(locale);
  const all = await findDividends(site, query);
  const { filters, found } = all;
  const { page, pages, ignored } = pageWithin(filters, found.length, PAGE_SIZE);
  return {
    stale: staleData(site, 'dividends'),
    unread: all.rows.length === 0 && isUnread(site, 'dividends'),
    trail: crumbsOf(PAGE, locale),
    head: { title: t('dividends.title'), description: t('dividends.description'), lead: t('dividends.lead') },
    ways: waysTo(site, [
      ['investing-how-to-receive-dividends', 'dividends.way.receive'],
      ['investing-dfm-pjsc-unclaimed-dividends', 'dividends.way.unclaimed'],
      ['the-exchange-corporate-actions', 'records.actions'],
      ['investing-pjsc-zakat', 'dividends.way.zakat'],
    ]),
    filters: { ...filters, page, ignored },
    years: all.years.slice(0, YEARS_SHOWN).map((year) => ({
      to: dividendsQuery({ ...filters, year, month: null }),
      label: year,
      current: year === filters.year,
    })),
    allYears: all.years,
    sectors: all.sectors.map((sector) => ({ value: sectorSlug(sector), label: pick(sector, locale) })),
    months: paymentsByMonth(all.ofYear).map(({ month, total, payments }) => ({
      month,
      name: formatMonthYear(`${month}-01`, locale),
      total,
      payments,
    })),
    figures: figuresOf(all, site),
    notes: notesOf(all, site),
    rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: found.length,
    pages,
    size: PAGE_SIZE,
    files: followLabels(site, PAGE),
    count: countText(all, site),
    readOn: readDay(site, 'dividends'),
    mine: mine(all, site, query),
  };
}

function figuresOf({ ofYear, rows, filters }: FoundDividends, site: Site): DividendsData['figures'] {
  const t = textOf(site.locale);
  const { companies, distributions, declared, proposed, paid, nextPayment } = dividendTotals(ofYear, site.today());
  if (distributions === 0) return [];
  const before = rows.filter(({ fiscalYear }) => fiscalYear === Number(filters.year) - 1);
  const change = changeText(declared, dividendTotals(before, site.today()).declared, filters, site);
  return [
    {
      id: 'companies',
      label: t('dividends.figure.companies'),
      figure: integer(companies),
      note: t('dividends.figure.distributions', { count: distributions }),
    },
    {
      id: 'declared',
      label: t('dividends.figure.declared'),
      figure: dirhams(declared),
      note: proposed === 0 ? change : t('dividends.figure.proposed', { change, amount: dirhams(proposed) }),
    },
    {
      id: 'paid',
      label: t('dividends.figure.paid'),
      figure: dirhams(paid),
      note: t('dividends.figure.paid.note', { day: formatDate(site.today(), site.locale) }),
    },
    {
      id: 'next',
      label: t('dividends.figure.next'),
      figure: formatDate(nextPayment?.on ?? null, site.locale),
      note: nextText(nextPayment, filters, site),
    },
  ];
}

function nextText(next: DividendTotals['nextPayment'], { year }: DividendFilters, { locale }: Site): string {
  const t = textOf(locale);
  if (next === null) return t('dividends.figure.next.none', { year });
  return t(next.isProposed ? 'dividends.figure.next.proposed' : 'dividends.figure.next.note');
}

const dirhams = (amount: Thousandths) => integer(divideRounded(amount, 1_000), { zero: true });

/** A half year is not compared with a whole one. */
export function changeText(
  declared: Thousandths,
  before: Thousandths,
  { year }: Pick<DividendFilters, 'year'>,
  site: Pick<Site, 'locale' | 'today'>,
): string {
  const t = textOf(site.locale);
  if (isRunning(year, site)) return t('dividends.soFar');
  if (before === 0) return t('dividends.aed');
  return t('dividends.change', {
    change: percent(percentOf(declared - before, before, 1), { decimals: 1, zero: true }),
    year: String(Number(year) - 1),
  });
}

/** By then most general meetings that decide the year's final dividends have been held. */
const MEETINGS_UNTIL = '04-30';

/** True until the meetings that decide the year's final dividends have been held. */
function isRunning(year: string, site: Pick<Site, 'today'>): boolean {
  return site.today() <= `${Number(year) + 1}-${MEETINGS_UNTIL}`;
}

function notesOf({ ofYear, filters }: FoundDividends, site: Site): string[] {
  const t = textOf(site.locale);
  const { leftOut } = dividendTotals(ofYear, site.today());
  return [
    ...(ofYear.length > 0 && isRunning(filters.year, site) ? [t('dividends.running', { year: filters.year })] : []),
    ...(leftOut > 0 ? [t('dividends.leftOut', { count: leftOut })] : []),
  ];
}

function countText({ found, ofYear, filters }: FoundDividends, site: Site): string {
  const t = textOf(site.locale);
  const of = isFiltered(filters) ? ` ${t('market.listed.of', { total: integer(ofYear.length) })}` : '';
  const withdrawn = found.filter(({ status }) => status === 'withdrawn').length;
  const less = withdrawn > 0 ? ` · ${t('dividends.ofWhichWithdrawn', { count: withdrawn })}` : '';
  return t('dividends.count', { count: found.length }) + of + less;
}

function mine({ ofYear, filters }: FoundDividends, site: Site, query: URLSearchParams): CalculatorData {
  const valid = ofYear.filter(({ status }) => status !== 'withdrawn');
  const names = new Map(valid.map(({ symbol, name }) => [symbol, `${symbol} · ${pick(name, site.locale)}`]));
  return myDividend({
    query,
    payments: valid.flatMap(paymentOf),
    year: filters.year,
    issuers: [...names].map(([value, label]) => ({ value, label })).sort((a, b) => (a.value < b.value ? -1 : 1)),
    kept: { year: filters.year },
    today: site.today(),
    source: textOf(site.locale)('dividends.source', { exchange: pick(site.exchange.name, site.locale) }),
    locale: site.locale,
  });
}

function paymentOf({ id, symbol, perShare, status, paymentDate, currency }: DividendRow) {
  return perShare === null || currency !== 'AED' ? [] : [{ id, symbol, perShare, status, paymentDate }];
}
