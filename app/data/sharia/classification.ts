import { pick } from '#domain/bilingual.ts';
import { integer } from '#domain/number.ts';
import { sectorsOf, sectorSlug, isSameSector } from '#domain/security.ts';
import { textOf } from '#messages/text.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import { followLabels, type ExportLabels } from '#app/blocks/exports/export-labels.ts';
import type { ListPageFrame } from '#app/blocks/list-page/list-page.tsx';
import { isFiltered, SHARIA_STATES, type ClassificationFilters } from '#app/blocks/sharia/classification-filters.ts';
import { kindText, type ClassRow } from '#app/blocks/sharia/sharia-columns.ts';
import type { ClassField, ClassTexts } from '#app/blocks/sharia/classification-view.tsx';
import type { Site } from '#app/context.ts';
import { waysTo } from '#app/data/ways.ts';
import { isUnread, staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import type { Option } from '#app/ui/field.tsx';
import { segmentName } from '#app/blocks/market-rows/segment-name.ts';
import { quarterWords } from './list.ts';
import {
  filteredClassification,
  segmentIn,
  segmentsOf,
  kindsOf,
  type FilteredClassification,
  type Classed,
} from './classes.ts';

export interface ClassesData extends ListPageFrame {
  stale: StaleData | null;
  unread: boolean | 'not-offered';
  texts: ClassTexts;
  filters: ClassificationFilters;
  notices: string[];
  fields: ClassField[];
  rows: ClassRow[];
  files: ExportLabels;
}

/** Every listed security by kind, board, sector and the Sharia list of the last quarter. */
export async function loadClasses(site: Site, query: URLSearchParams): Promise<ClassesData> {
  const { locale } = site;
  const t = textOf(locale);
  const classed = await filteredClassification(site, query);
  const title = t('sharia.classes.title');
  const own = { label: title, to: pathOf('the-exchange-classification-list-page') };
  return {
    stale: staleData(site, 'reference', 'sharia'),
    unread: classed.all.length === 0 && isUnread(site, 'reference'),
    trail: crumbsOf('the-exchange-sharia-classification-list', locale, [own]),
    head: { title, description: t('sharia.classes.description'), lead: t('sharia.classes.lead') },
    ways: waysTo(site, [['the-exchange-sharia-classification-list', 'sharia.title']]),
    texts: textsOf(classed, site),
    filters: classed.filters,
    notices: noticesOf(classed, site),
    fields: fieldsOf(classed, site),
    rows: classed.found.map(classRow),
    files: followLabels(site, 'the-exchange-classification-list-page'),
  };
}

function noticesOf({ filters, quarter }: FilteredClassification, { locale }: Site): string[] {
  const t = textOf(locale);
  const ignored = filters.ignored.map(({ value }) => t('sharia.classes.ignored', { value }));
  return quarter ? ignored : [...ignored, t('sharia.classes.missing')];
}

/** Fields of a security that the list shows. */
export function classRow({ security, sharia }: Classed): ClassRow {
  const { symbol, name, kind, board, sector, isin } = security;
  return { symbol, name, kind, board, sector, isin, sharia };
}

function textsOf({ found, all, filters }: FilteredClassification, { locale }: Site): ClassTexts {
  const t = textOf(locale);
  const count = t('sharia.classes.count', { count: found.length });
  return {
    filter: t('sharia.classes.filter'),
    search: t('sharia.classes.search'),
    count: isFiltered(filters) ? `${count} ${t('market.listed.of', { total: integer(all.length) })}` : count,
    caption: t('sharia.classes.title'),
    none: t('sharia.classes.none'),
    explained: t('sharia.classes.explained'),
  };
}

/** The classes with their labels, each with its number of securities. */
function fieldsOf({ all, quarter }: FilteredClassification, site: Site): ClassField[] {
  const t = textOf(site.locale);
  const option = (value: string, label: string, isOf: (each: Classed) => boolean): Option => ({
    value,
    label: `${label} (${integer(all.filter(isOf).length)})`,
  });
  const field = (name: ClassField['name'], label: string, explanation: string, options: Option[]): ClassField => ({
    name,
    label,
    explanation,
    options: [{ value: '', label: t('sharia.classes.all') }, ...options],
  });
  const sectors = sectorsOf(all.map(({ security }) => security));
  const of = quarter ? quarterWords(quarter, site) : { quarter: '--', date: '--' };
  return [
    field(
      'kind',
      t('sharia.classes.kind'),
      t('sharia.classes.kind.words'),
      kindsOf(all).map((kind) => option(kind, t(kindText(kind)), ({ security }) => security.kind === kind)),
    ),
    field(
      'board',
      t('sharia.classes.board'),
      t('sharia.classes.board.words'),
      segmentsOf(all).map((segment) =>
        option(segment, segmentName(segment, t, site.locale), ({ security }) => segmentIn(security) === segment),
      ),
    ),
    field(
      'sector',
      t('market.sector'),
      t('sharia.classes.sector.words'),
      sectors.map((sector) =>
        option(sectorSlug(sector), pick(sector, site.locale), ({ security }) => isSameSector(security.sector, sector)),
      ),
    ),
    field(
      'sharia',
      t('sharia.title'),
      t('sharia.classes.sharia.words', of),
      // Without a list, zero securities of a status would be untrue.
      quarter
        ? SHARIA_STATES.map((state) => option(state, t(`sharia.state.${state}`), ({ sharia }) => sharia === state))
        : [],
    ),
  ];
}
