import { formatDate } from '#domain/date.ts';
import { sameInAll } from '#domain/bilingual.ts';
import { coverageOf, cushionOf, type MarginKind } from '#domain/margin-week.ts';
import { compactAmount, integer, percent } from '#domain/number.ts';
import { partOf, type Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { inRowOrder } from '#app/blocks/filtered-list/row-order.ts';
import type { CalculatorData } from '#app/blocks/calculator/calculator-data.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import type { HeadFigure } from '#app/blocks/head-figures/head-figures.tsx';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import { marginColumns, type FinancedRow, type MarginRow } from '#app/blocks/margin-weeks/margin-columns.ts';
import { MARGIN_ORDER, type MarginFilters } from '#app/blocks/margin-weeks/margin-filters.ts';
import type { Site } from '#app/context.ts';
import { freeFloatOn } from '#app/data/indices/basket.ts';
import { generalIndex } from '#app/data/indices/general.ts';
import { waysTo } from '#app/data/ways.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import type { RouteName } from '#app/site-map.ts';
import { marginCalculator } from './margin-calculator.ts';
import { marginTexts, type MarginTexts } from './margin-texts.ts';
import { findMargin, levelsOn, type FoundMargin } from './margin.ts';

const PAGE: RouteName = 'the-exchange-weekly-margin-trading-report';
const JOB = 'margin-weeks';
const PAGE_SIZE = 50;

export interface MarginPage extends ListPageFrame {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  filters: MarginFilters;
  rows: readonly MarginRow[];
  total: number;
  /** Sums of purchases, calls and sell-outs over the whole range; null when it has at most one week. */
  sums: Record<'purchases' | 'calls' | 'sold-out', number> | null;
  pages: number;
  size: number;
  /** Data of the chosen week; null when there is no such week. */
  chosen: {
    week: PlainDate;
    title: string;
    figures: readonly HeadFigure[];
    securities: readonly FinancedRow[];
    /** True when the figures are sums of two reports. */
    isJoint: boolean;
  } | null;
  /** Oldest week first; null when there is no line to draw. */
  drawn: {
    weeks: readonly PlainDate[];
    /** Balances of each kind, when they are reported separately. */
    balances: readonly { kind: 'together' | MarginKind; values: readonly (Thousandths | null)[] }[];
    coverage: readonly (Thousandths | null)[];
    cushion: readonly (Thousandths | null)[];
    index: { name: string; levels: readonly (Thousandths | null)[] };
  } | null;
  calculator: CalculatorData;
  asOf: PlainDate | null;
  files: ExportLabels;
  words: MarginTexts;
}

/** The weekly margin trading report for the query. */
export async function loadMarginPage(site: Site, query: URLSearchParams): Promise<MarginPage> {
  const t = textOf(site.locale);
  const found = await findMargin(site, query);
  const { filters, rows, held, chosen } = found;
  const { page, pages, ignored } = pageWithin(filters, rows.length, PAGE_SIZE);
  const shown = inRowOrder(rows, marginColumns(t), filters.order, MARGIN_ORDER);
  return {
    stale: staleData(site, JOB),
    unread: held === null && isUnread(site, JOB),
    trail: crumbsOf(PAGE, site.locale),
    head: { title: t('margin.title'), description: t('margin.description'), lead: t('margin.lead') },
    ways: waysTo(site, [
      ['the-exchange-market-rules', 'margin.rules'],
      ['members-brokers-directory', 'members.title'],
      ['the-exchange-historical-data-trade-by-client-type', 'trading.type.title'],
    ]),
    filters: { ...filters, page, ignored },
    rows: shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: rows.length,
    pages,
    size: PAGE_SIZE,
    sums: rows.length > 1 ? sumsOf(rows) : null,
    chosen: chosen && (await chosenOf(chosen, site)),
    drawn: await drawnOf(found, site),
    calculator: marginCalculator({ site, t, query }).of,
    asOf: rows[0]?.total.week ?? null,
    files: followLabels(site, PAGE),
    words: marginTexts(found, site),
  };
}

/** Balances are not summed: an outstanding balance belongs to its week. */
function sumsOf(rows: readonly MarginRow[]): NonNullable<MarginPage['sums']> {
  const sum = (part: 'purchases' | 'calls' | 'soldOut') => rows.reduce((all, { total }) => all + total[part], 0);
  return { purchases: sum('purchases'), calls: sum('calls'), 'sold-out': sum('soldOut') };
}

async function chosenOf(row: MarginRow, site: Site): Promise<NonNullable<MarginPage['chosen']>> {
  const { total } = row;
  const [securities, free] = await Promise.all([site.store.securities.list(), freeFloatOn(site, total.week)]);
  const named = new Map(securities.map(({ symbol, name }) => [symbol, name]));
  return {
    week: total.week,
    title: textOf(site.locale)('margin.week.of', { day: formatDate(total.week, site.locale) }),
    figures: figuresOf(row, site),
    isJoint: total.members === null,
    securities: total.securities.map((one) => {
      const all = free.get(one.symbol);
      return {
        ...one,
        name: named.get(one.symbol) ?? sameInAll(one.symbol),
        isListed: named.has(one.symbol),
        part: partOf(one.financed, total.outstanding),
        partOfFreeFloat: all === undefined ? null : partOf(one.heldShares, all),
      };
    }),
  };
}

function figuresOf({ total, change, partOfBuying }: MarginRow, { locale }: Site): HeadFigure[] {
  const t = textOf(locale);
  const amount = (value: Thousandths) => compactAmount(value, locale, { zero: true });
  const share = (value: Thousandths | null) => percent(value, { sign: false, zero: true });
  const way = change === null ? 'unknown' : change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const figure = (id: string, text: string, note: string): HeadFigure => ({
    id,
    label: t(`margin.figure.${id}`),
    figure: text,
    note,
  });
  return [
    figure(
      'outstanding',
      amount(total.outstanding),
      t(`margin.figure.change.${way}`, { amount: amount(Math.abs(change ?? 0)) }),
    ),
    figure(
      'coverage',
      share(coverageOf(total)),
      t('margin.figure.coverage.note', { amount: amount(total.collateral) }),
    ),
    figure('cushion', share(cushionOf(total)), t('margin.figure.cushion.note')),
    figure('buying', share(partOfBuying), t('margin.figure.buying.note', { amount: amount(total.purchases) })),
    figure(
      'accounts',
      integer(total.accounts, { zero: true }),
      t('margin.figure.accounts.note', {
        reports: integer(total.reports, { zero: true }),
        due: integer(total.reportsDue, { zero: true }),
      }),
    ),
  ];
}

/**
 * For both kinds, a balance each, or the joint balance of weeks that do not report them separately; for one kind, that
 * kind's balance.
 */
function balancesOf(rows: readonly MarginRow[], kind: MarginKind | null): NonNullable<MarginPage['drawn']>['balances'] {
  if (kind !== null) return [{ kind, values: rows.map(({ total }) => total.outstanding) }];
  const isApart = ({ margin, shortTerm }: MarginRow) => margin !== null || shortTerm !== null;
  const series = [
    { kind: 'margin', values: rows.map(({ margin }) => margin) },
    { kind: 'short-term', values: rows.map(({ shortTerm }) => shortTerm) },
    { kind: 'together', values: rows.map((row) => (isApart(row) ? null : row.total.outstanding)) },
  ] as const;
  return series.filter(({ values }) => values.some((value) => value !== null));
}

async function drawnOf({ rows, filters }: FoundMargin, site: Site): Promise<MarginPage['drawn']> {
  if (rows.length < 2) return null;
  const oldestFirst = rows.toReversed();
  const totals = oldestFirst.map(({ total }) => total);
  const weeks = totals.map(({ week }) => week);
  const { code, name } = generalIndex(site);
  return {
    weeks,
    balances: balancesOf(oldestFirst, filters.kind),
    coverage: totals.map(coverageOf),
    cushion: totals.map(cushionOf),
    index: { name: name[site.locale] ?? code, levels: await levelsOn(site, code, weeks) },
  };
}
