import { pick } from '#domain/bilingual.ts';
import { addDays } from '#domain/calendar.ts';
import { marketInstant } from '#domain/date.ts';
import { hrefIn } from '#domain/locale-switch.ts';
import { shariaChanges, type ShariaCompany } from '#domain/sharia.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { shariaQuery } from '#app/blocks/sharia/sharia-filters.ts';
import { pathOf } from '#app/page-path.ts';
import {
  classColumns,
  kindText,
  shariaColumns,
  type ClassRow,
  type ShariaRow,
} from '#app/blocks/sharia/sharia-columns.ts';
import type { Site } from '#app/context.ts';
import { classRow } from '#app/data/sharia/classification.ts';
import { filteredClassification, type Classed } from '#app/data/sharia/classes.ts';
import { filteredList, quarterWords, type FilteredList } from '#app/data/sharia/list.ts';
import { shariaList } from '#app/data/sharia/quarters.ts';
import type { FeedItem, RowsRequest, Rows } from './table.ts';

/** A quarter's Sharia list, as on its page. */
export async function shariaRows(site: Site, { query }: RowsRequest): Promise<Rows<ShariaRow>> {
  const t = textOf(site.locale);
  const list = await filteredList(site, query);
  const { filters, quarter, rows, ignored } = list;
  const text = (value: number | null) => (value === null ? null : String(value));
  return {
    title: t('sharia.title'),
    columns: shariaColumns(t, { quarterEnd: quarter?.endsOn ?? null }),
    rows,
    items: () => listItems(list, site),
    feeds: ['sharia'],
    view: { year: text(filters.year), quarter: text(filters.quarter), exchange: filters.exchange },
    ignored,
  };
}

/** Every listed security with its classes, as on its page. */
export async function classRows(site: Site, { query }: RowsRequest): Promise<Rows<ClassRow>> {
  const t = textOf(site.locale);
  const { filters, found } = await filteredClassification(site, query);
  const { words, kind, board, sector, sharia, ignored } = filters;
  return {
    title: t('sharia.classes.title'),
    columns: classColumns(t),
    rows: found.map(classRow),
    items: () => found.flatMap((each) => listingItem(each, site) ?? []),
    feeds: ['reference', 'sharia'],
    view: { q: words, kind, board, sector, sharia },
    ignored,
  };
}

/** The lists of each quarter, with additions and removals; a list applies from the day after its quarter. */
async function listItems({ quarters, filters }: FilteredList, site: Site): Promise<FeedItem[]> {
  const t = textOf(site.locale);
  const lists = await Promise.all(quarters.map((quarter) => shariaList(site, quarter, filters.exchange)));
  const page = site.origin + hrefIn(site.locale, pathOf('the-exchange-sharia-classification-list'));
  return quarters.flatMap((quarter, at): FeedItem[] => {
    const [list, before] = [lists[at], lists[at + 1]];
    if (!list) return [];
    return [
      {
        id: `sharia-${filters.exchange}-${quarter.year}-${quarter.quarter}`,
        title: `${t('sharia.title')}: ${quarterWords(quarter, site).quarter}`,
        url: page + shariaQuery({ ...quarter, exchange: filters.exchange }),
        publishedAt: marketInstant(addDays(quarter.endsOn, 1), '00:00'),
        summary: before ? changesText(list, before, t) : t('sharia.changes.unknown'),
      },
    ];
  });
}

function changesText(list: readonly ShariaCompany[], before: readonly ShariaCompany[], t: Text): string {
  const { added, removed } = shariaChanges(list, before);
  const named = (some: readonly ShariaCompany[]) => some.map(({ symbol }) => symbol).join(t('common.listSeparator'));
  const parts = [
    added.length > 0 && `${t('sharia.change.added')}: ${named(added)}`,
    removed.length > 0 && `${t('sharia.change.removed')}: ${named(removed)}`,
  ];
  return parts.filter(Boolean).join(' · ') || t('sharia.changes.none');
}

/** A feed item on the day of a security's listing; null when that day is unknown. */
function listingItem({ security }: Classed, { origin, locale }: Site): FeedItem | null {
  const { symbol, name, kind, listedOn } = security;
  if (listedOn === null) return null;
  return {
    id: `listing-${symbol}`,
    title: `${symbol}: ${pick(name, locale)}`,
    url: origin + hrefIn(locale, pathOf('the-exchange-company', { SecuritySymbol: symbol })),
    publishedAt: marketInstant(listedOn, '00:00'),
    category: textOf(locale)(kindText(kind)),
  };
}
