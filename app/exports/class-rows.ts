import { pick } from '#domain/bilingual.ts';
import { textOf } from '#messages/text.tsx';
import type { ShariaRow } from '#app/blocks/sharia/sharia-view.tsx';
import type { Site } from '#app/context.ts';
import {
  filteredClassification,
  kindLabel,
  type Classed,
} from '#app/pages/the-exchange/statistics-reports/classification-list-page/classes.ts';
import { filteredList } from '#app/pages/the-exchange/statistics-reports/sharia-classification-list/list-data.ts';
import { worded, type FileColumn, type Rows } from './table.ts';

/** A quarter's Sharia list, as its page shows it. */
export async function shariaRows(site: Site, query: URLSearchParams): Promise<Rows<ShariaRow>> {
  const t = textOf(site.locale);
  const { filters, quarter, rows, moved } = await filteredList(site, query);
  const added = new Set(moved.map(({ symbol }) => symbol));
  const columns: FileColumn<ShariaRow>[] = [
    { key: 'symbol', heading: t('market.symbol'), cell: ({ symbol }) => symbol },
    { key: 'name', heading: t('files.name'), cell: ({ name }) => name },
    { key: 'remark', heading: t('sharia.remark'), cell: ({ remark }) => remark },
    {
      key: 'change',
      heading: t('sharia.change'),
      cell: ({ symbol }) => (added.has(symbol) ? 'added' : null),
      words: ({ symbol }) => (added.has(symbol) ? t('sharia.change.added') : ''),
    },
    { key: 'quarterEnd', heading: t('sharia.file.quarterEnd'), cell: () => quarter?.endsOn ?? null },
  ];
  const text = (value: number | null) => (value === null ? null : String(value));
  return {
    title: t('sharia.title'),
    columns,
    rows,
    view: { year: text(filters.year), quarter: text(filters.quarter), exchange: filters.exchange },
    ignored: filters.ignored,
  };
}

/** Every listed security with its classes, as its page shows it. */
export async function classRows(site: Site, query: URLSearchParams): Promise<Rows<Classed>> {
  const { locale } = site;
  const t = textOf(locale);
  const { filters, found } = await filteredClassification(site, query);
  const columns: FileColumn<Classed>[] = [
    { key: 'symbol', heading: t('market.symbol'), cell: ({ security }) => security.symbol },
    { key: 'name', heading: t('files.name'), cell: ({ security }) => pick(security.name, locale) },
    {
      key: 'kind',
      heading: t('sharia.classes.kind'),
      cell: ({ security }) => security.kind,
      words: ({ security }) => kindLabel(security.kind, site),
    },
    {
      key: 'board',
      heading: t('sharia.classes.board'),
      cell: ({ security }) => security.board,
      words: ({ security: { board } }) => (board ? t(`market.board.${board}`) : ''),
    },
    {
      key: 'sector',
      heading: t('market.sector'),
      cell: ({ security: { sector } }) => sector && pick(sector, locale),
    },
    worded('sharia', t('sharia.title'), ({ sharia }) => sharia, 'sharia.state', t),
    { key: 'isin', heading: t('market.isin'), cell: ({ security }) => security.isin },
  ];
  const { words, kind, board, sector, sharia, ignored } = filters;
  return {
    title: t('sharia.classes.title'),
    columns,
    rows: found,
    view: { q: words, kind, board, sector, sharia },
    ignored,
  };
}
