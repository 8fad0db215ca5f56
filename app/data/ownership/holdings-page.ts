import { pick } from '#domain/bilingual.ts';
import { matrixOf } from '#domain/holding-owners.ts';
import type { Month } from '#domain/month.ts';
import { integer, percent } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { HeadFigure } from '#app/blocks/head-figures/head-figures.tsx';
import { bandText, groupText, type HoldingRow } from '#app/blocks/holdings/holding-columns.ts';
import {
  HOLDING_CUTS,
  SECURITY_CUTS,
  type HoldingCut,
  type HoldingFilters,
} from '#app/blocks/holdings/holding-filters.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import type { Site } from '#app/context.ts';
import { waysTo } from '#app/data/ways.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { RouteName } from '#app/site-map.ts';
import type { Option } from '#app/ui/field.tsx';
import type { HoldingsShown } from './holding-parts.ts';
import { holdingFigures, monthText } from './holdings-figures.ts';
import { drawHoldings, findHoldings, heldBySize, lastDayOf, type FoundHoldings } from './holdings.ts';

const PAGE: RouteName = 'the-exchange-ownership-holding-statistics';
const JOB = 'holdings';

export interface HoldingsPage extends ListPageFrame {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  filters: HoldingFilters;
  cuts: readonly HoldingCut[];
  figures: readonly HeadFigure[];
  rows: readonly HoldingRow[];
  drawn: {
    /** The last trading day of each month, oldest first. */
    days: readonly PlainDate[];
    months: readonly string[];
    series: readonly { id: string; name: string; values: readonly (Thousandths | null)[] }[];
  } | null;
  /** Nationality by type, as text. */
  matrix: {
    columns: readonly { id: string; name: string }[];
    rows: readonly { id: string; name: string; parts: readonly string[]; investors: readonly string[] }[];
  } | null;
  /** Number of investors and value by size of holding, smallest first. */
  bySize: readonly { id: string; name: string; investors: Thousandths | null; value: Thousandths | null }[];
  asOf: PlainDate | null;
  files: ExportLabels;
  options: { months: readonly Option[]; compare: readonly Option[]; companies: readonly Option[] };
  /** The month that changes are compared with, as text; null: the previous month and the previous year. */
  compared: string | null;
  words: {
    count: string;
    caption: string;
    none: string;
    otherMonth: string | null;
    noCompared: string | null;
    joined: string | null;
  };
}

/** The ownership statistics for the query. */
export async function loadHoldingsPage(site: Site, query: URLSearchParams): Promise<HoldingsPage> {
  const found = await findHoldings(site, query);
  const { filters, shown, rows } = found;
  return {
    stale: staleData(site, JOB, ...(filters.by === 'company' ? (['ownership'] as const) : [])),
    unread: found.months.length === 0 && isUnread(site, JOB),
    ...frameOf(found, site),
    filters,
    cuts: filters.symbol === null ? HOLDING_CUTS : SECURITY_CUTS,
    figures: shown === null ? [] : holdingFigures(shown, found, site),
    rows,
    drawn: await drawnOf(found, site),
    matrix: shown === null ? null : matrixWords(shown, site),
    bySize: filters.by === 'size' && shown !== null ? bySizeOf(shown, site) : [],
    asOf: shown === null ? null : lastDayOf(shown.month),
    files: exportLabels(site.locale),
    options: optionsOf(found, site),
    compared: filters.compare === null ? null : monthText(filters.compare, site),
    words: wordsOf(found, site),
  };
}

function frameOf({ filters: { symbol } }: FoundHoldings, site: Site): ListPageFrame {
  const t = textOf(site.locale);
  const base = { label: t('holdings.title'), to: pathOf(PAGE) };
  if (symbol === null)
    return {
      trail: crumbsOf(PAGE, site.locale),
      head: { title: base.label, description: t('holdings.description'), lead: t('holdings.lead') },
      ways: waysTo(site, [
        ['the-exchange-foreign-ownership', 'foreign.title'],
        ['the-exchange-historical-data-trade-by-nationality', 'trading.nationality.title'],
        ['the-exchange-bulletins', 'bulletins.title'],
      ]),
    };
  const company = pathOf('the-exchange-company-trading-top-shareholders', { SecuritySymbol: symbol });
  return {
    trail: crumbsOf(PAGE, site.locale, [{ label: symbol, to: `${pathOf(PAGE)}?symbol=${symbol}` }]),
    head: {
      title: t('holdings.title.of', { symbol }),
      description: t('holdings.description.of', { symbol }),
      lead: t('holdings.lead.of'),
    },
    ways: [
      { to: pathOf(PAGE), label: t('holdings.all') },
      { to: company, label: t('holdings.company', { symbol }) },
    ],
  };
}

async function drawnOf(found: FoundHoldings, site: Site): Promise<HoldingsPage['drawn']> {
  const drawn = await drawHoldings(site, found);
  if (drawn === null) return null;
  const t = textOf(site.locale);
  return {
    days: drawn.months.map(lastDayOf),
    months: drawn.months.map((month) => monthText(month, site)),
    series: drawn.series.map(({ ids, parts }) => ({ id: ids.join('+'), name: groupText(t, ids), values: parts })),
  };
}

function matrixWords(shown: HoldingsShown, { locale, exchange }: Site): HoldingsPage['matrix'] {
  const t = textOf(locale);
  const matrix = matrixOf(shown.cells, exchange.statistics.suppressBelow);
  const named = (ids: readonly string[]) => ({ id: ids.join('+'), name: groupText(t, ids) });
  return (
    matrix && {
      columns: matrix.columns.map(named),
      rows: matrix.rows.map(({ ids, parts, investors }) => ({
        ...named(ids),
        parts: parts.map((part) => percent(part, { sign: false, zero: true })),
        investors: investors.map((count) => integer(count, { zero: true })),
      })),
    }
  );
}

function bySizeOf(shown: HoldingsShown, { locale, exchange }: Site): HoldingsPage['bySize'] {
  const t = textOf(locale);
  return heldBySize(shown, exchange.statistics.suppressBelow).map(({ band, investors, value }) => ({
    id: String(band.from),
    name: bandText(t, band),
    investors,
    value,
  }));
}

function optionsOf({ months, securities, shown }: FoundHoldings, site: Site): HoldingsPage['options'] {
  const t = textOf(site.locale);
  const option = (month: Month) => ({ value: month, label: monthText(month, site) });
  return {
    months: months.map(option),
    compare: [
      { value: '', label: t('holdings.compare.usual') },
      ...months.filter((month) => month !== shown?.month).map(option),
    ],
    companies: [
      { value: '', label: t('holdings.company.all') },
      ...securities.map(({ symbol, name }) => ({ value: symbol, label: `${symbol} · ${pick(name, site.locale)}` })),
    ],
  };
}

function wordsOf({ filters, months, shown, compared, rows }: FoundHoldings, site: Site): HoldingsPage['words'] {
  const t = textOf(site.locale);
  const least = site.exchange.statistics.suppressBelow;
  const [last, first] = [months[0], months.at(-1)];
  const month = shown === null ? '' : monthText(shown.month, site);
  const of = filters.symbol ?? t('holdings.market');
  const range = first && last ? { first: monthText(first, site), last: monthText(last, site) } : null;
  const isOther = filters.month !== null && shown !== null && shown.month !== filters.month;
  return {
    count: t(`holdings.count.${filters.by}`, { count: rows.length, month }),
    caption: t(`holdings.caption.${filters.by}`, { of, month }),
    none: noneOf(t, filters, range, least),
    otherMonth: isOther ? t('holdings.month.other', { asked: monthText(filters.month!, site), month }) : null,
    noCompared:
      filters.compare !== null && shown !== null && compared === null
        ? t('holdings.compare.none', { month: monthText(filters.compare, site) })
        : null,
    joined: rows.some(({ ids, investors }) => ids.length > 1 || (filters.by !== 'sector' && investors === null))
      ? t('holdings.joined', { least })
      : null,
  };
}

function noneOf(
  t: Text,
  { symbol, by }: HoldingFilters,
  range: { first: string; last: string } | null,
  least: number,
): string {
  if (range === null) return t('holdings.none');
  if (symbol !== null) return t('holdings.none.company', { symbol, least });
  return t(by === 'size' ? 'holdings.none.size' : 'holdings.none.held', range);
}
