import { pick } from '#domain/bilingual.ts';
import type { ContractSpec } from '#domain/contract-spec.ts';
import { formatDate } from '#domain/date.ts';
import { rollResult, type Roll } from '#domain/future-days.ts';
import { percent } from '#domain/number.ts';
import type { PlainDate } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { exportLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import { inRowOrder } from '#app/blocks/filtered-list/row-order.ts';
import { pageWithin } from '#app/blocks/filtered-list/search-params.ts';
import { futureColumns, type FutureRow } from '#app/blocks/future-days/day-columns.ts';
import type { FutureFilters } from '#app/blocks/future-days/day-filters.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import type { Site } from '#app/context.ts';
import { nameOfCode } from '#app/data/company/name-of-code.ts';
import { waysTo } from '#app/data/ways.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { Option } from '#app/ui/field.tsx';
import { findFutures, type FoundFutures } from './days.ts';
import { drawnFutures, type DrawnFutures } from './drawn-days.ts';
import { slopeWords } from './slope-words.ts';

const PAGE = 'the-exchange-historical-data-futures';
const PAGE_SIZE = 50;

export interface FuturesPage extends ListPageFrame {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  isGrowing: boolean;
  filters: FutureFilters;
  kind: ContractSpec['kind'];
  /** By the name of the underlying; the first is shown when the address requests none. */
  roots: readonly Option[];
  contracts: readonly Option[];
  rows: readonly FutureRow[];
  rolls: readonly Roll[];
  total: number;
  /** Contracts traded over the whole range; null when it has at most one row. */
  volume: number | null;
  pages: number;
  size: number;
  drawn: DrawnFutures | null;
  asOf: PlainDate | null;
  files: ExportLabels;
  words: {
    count: string;
    caption: string;
    none: string;
    sentence: string | null;
    drawn: Record<'prices' | 'basis', string>;
    /** The unit of the figures. */
    unit: string;
    fairValue: string;
  };
}

/** The history of futures for the query. */
export async function loadFuturesPage(site: Site, query: URLSearchParams): Promise<FuturesPage> {
  const found = await findFutures(site, query);
  const { filters, rows, rolls, spec, contracts } = found;
  const { page, pages, ignored } = pageWithin(filters, rows.length, PAGE_SIZE);
  const kind = spec?.kind ?? 'index';
  const shown = inRowOrder(rows, futureColumns(textOf(site.locale), { ...filters, kind }), filters.order);
  const roots = await rootOptions(site);
  return {
    stale: staleData(site, 'future-days', 'margin-parameters'),
    unread: rows.length === 0 && found.held === null && isUnread(site, 'future-days'),
    isGrowing: isUnread(site, 'future-days') === true,
    ...frameOf(site),
    filters: { ...filters, page, ignored },
    kind,
    roots,
    contracts: contracts.map(({ symbol, expiresOn }) => ({
      value: symbol,
      label: `${symbol} · ${formatDate(expiresOn, site.locale)}`,
    })),
    rows: shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    rolls,
    total: rows.length,
    pages,
    size: PAGE_SIZE,
    volume: rows.length > 1 ? rows.reduce((sum, row) => sum + row.volume, 0) : null,
    drawn: drawnFutures(found, site.locale),
    asOf: rows[0]?.date ?? null,
    files: exportLabels(site.locale),
    words: wordsOf(found, roots, site),
  };
}

function frameOf(site: Site): ListPageFrame {
  const t = textOf(site.locale);
  const title = t('futures.title');
  return {
    trail: crumbsOf('the-exchange-historical-data', site.locale, [{ label: title, to: pathOf(PAGE) }]),
    head: { title, description: t('futures.description'), lead: t('futures.lead') },
    ways: waysTo(site, [
      ['investing-derivatives', 'menu.page.derivatives'],
      ['investing-single-stock-futures', 'futures.way.share'],
      ['the-exchange-historical-data-company-prices', 'history.prices.title'],
    ]),
  };
}

async function rootOptions(site: Site): Promise<Option[]> {
  const roots = site.exchange.derivatives.contracts.map(({ root }) => root);
  const names = await Promise.all(roots.map((root) => nameOfCode(site, root)));
  return roots.map((root, at) => {
    const name = names[at];
    return { value: root, label: name ? pick(name, site.locale) : root };
  });
}

function wordsOf(found: FoundFutures, roots: readonly Option[], { locale, exchange }: Site): FuturesPage['words'] {
  const t = textOf(locale);
  const { filters, rows, held, spec } = found;
  const day = (date: PlainDate) => formatDate(date, locale);
  const range = { from: day(filters.from), to: day(filters.to) };
  const name = filters.contract ?? roots.find(({ value }) => value === filters.root)?.label ?? '';
  const { carry, interest } = exchange.derivatives;
  const kind = spec?.kind ?? 'index';
  const unit = t(`futures.unit.${kind}`);
  return {
    count: t('history.count.long', { count: rows.length }),
    caption: t('futures.caption', { ...range, name, series: t(`futures.series.${filters.series}`) }),
    none: held
      ? t('futures.none', { ...range, first: day(held.first), last: day(held.last) })
      : t('futures.noneHeld', range),
    sentence: sentenceOf(found, locale),
    unit,
    drawn: { prices: t('futures.drawn.prices'), basis: t('futures.drawn.basis') },
    fairValue: t(`futures.method.fair.${kind}`, { rate: rateOf(kind === 'index' ? carry : interest) }),
  };
}

const rateOf = (rate: number) => percent(rate, { sign: false, zero: true });

/** A sentence on the curve of the last day, or on the result of rolling over the days. */
function sentenceOf({ filters, rows, rolls }: FoundFutures, locale: Site['locale']): string | null {
  const t = textOf(locale);
  if (filters.series === 'continuous') {
    if (rolls.length === 0) return null;
    const result = rollResult(rolls.map(({ old, next }) => ({ old: old.settlement, next: next.settlement })));
    return t('futures.sentence.rolling', { count: rolls.length, percent: percent(result, { zero: true }) });
  }
  if (filters.series === 'front' || filters.contract !== null) return null;
  return slopeWords(
    rows.filter(({ date }) => date === rows[0]?.date),
    locale,
  );
}
