import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import type { ShariaFilters } from '#app/blocks/sharia/sharia-filters.ts';
import type { ShariaRow } from '#app/blocks/sharia/sharia-columns.ts';
import type { ShariaTexts } from '#app/blocks/sharia/sharia-view.tsx';
import type { Site } from '#app/context.ts';
import { waysTo } from '#app/data/ways.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import type { Option } from '#app/ui/field.tsx';
import type { Tab } from '#app/ui/tabs.tsx';
import { filteredList, exchangeTabs, quarterWords, type FilteredList } from './list.ts';

export interface ShariaListData extends ListPageFrame {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  texts: ShariaTexts;
  filters: ShariaFilters;
  notices: string[];
  years: Option[];
  quarters: Option[];
  tabs: Tab[];
  rows: ShariaRow[];
  moved: ShariaRow[];
  files: ExportLabels;
}

/** The Sharia list of a quarter for the query, with the changes since the previous one. */
export async function loadShariaList(site: Site, query: URLSearchParams): Promise<ShariaListData> {
  const { locale } = site;
  const t = textOf(locale);
  const list = await filteredList(site, query);
  return {
    stale: staleData(site, 'sharia'),
    unread: list.rows.length === 0 && isUnread(site, 'sharia'),
    trail: crumbsOf('the-exchange-sharia-classification-list', locale),
    head: { title: t('sharia.title'), description: t('sharia.description'), lead: t('sharia.lead') },
    ways: waysTo(site, [
      ['the-exchange-sharia-compliance', 'sharia.way.screening'],
      ['the-exchange-classification-list-page', 'sharia.way.all'],
    ]),
    texts: textsOf(list, site),
    filters: list.filters,
    notices: noticesOf(list, site),
    years: [...new Set(list.quarters.map(({ year }) => String(year)))].map((year) => ({ value: year, label: year })),
    quarters: ['1', '2', '3', '4'].map((value) => ({ value, label: t(`sharia.quarter.${value}`) })),
    tabs: await exchangeTabs(list, site),
    rows: list.rows,
    moved: list.moved,
    files: followLabels(site, 'the-exchange-sharia-classification-list'),
  };
}

function textsOf({ quarter, before, rows, hasList, isCompared }: FilteredList, site: Site): ShariaTexts {
  const t = textOf(site.locale);
  const of = quarter ? quarterWords(quarter, site) : { quarter: '--', date: '--' };
  const earlier = before ? quarterWords(before, site).quarter! : '--';
  return {
    filter: t('sharia.filter'),
    year: t('sharia.year'),
    quarter: t('sharia.quarterLabel'),
    show: t('sharia.show'),
    exchanges: t('sharia.exchanges'),
    count: hasList ? t('sharia.count', { count: rows.length, ...of }) : '',
    caption: t('sharia.caption', of),
    none: t('sharia.none'),
    changes: t('sharia.changes'),
    changesLead: t('sharia.changes.lead', { before: earlier, ...of }),
    noChanges: t(isCompared ? 'sharia.changes.none' : 'sharia.changes.unknown'),
  };
}

function noticesOf({ filters, isLost, quarter }: FilteredList, site: Site): string[] {
  const t = textOf(site.locale);
  const shown = quarter ? quarterWords(quarter, site).quarter! : '--';
  const ignored = filters.ignored.map(({ value }) => t('sharia.ignored', { value, quarter: shown }));
  return isLost ? [...ignored, t('sharia.lost', { quarter: shown })] : ignored;
}
