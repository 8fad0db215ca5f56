import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import { parseNotices } from '#app/blocks/notices/notice-filters.ts';
import type { Site } from '#app/context.ts';
import { noticeFilters } from '#app/pages/notices/list-data.ts';
import { NOTICE_PAGES, type NoticeItem, type NoticeKind } from '#app/pages/notices/notice-items.ts';
import { noticePath } from '#app/pages/notices/notice-words.ts';
import { isoMoment } from './moment.ts';
import { documentColumn } from './record-rows.ts';
import type { CalendarDay, FeedItem, FileColumn, Rows } from './table.ts';

type Column = FileColumn<NoticeItem>;

/** The lists of what the exchange makes public, with the pages that show them. */
export const NOTICE_LISTS = Object.entries(NOTICE_PAGES).map(([kind, { list }]) => [kind as NoticeKind, list] as const);

/** The rows of a list of circulars, announcements, press releases or events. */
export async function noticeRows(kind: NoticeKind, site: Site, query: URLSearchParams): Promise<Rows<NoticeItem>> {
  const filters = parseNotices(query);
  const { words, from, to, ignored } = filters;
  const rows = await noticeFilters(site, kind, filters);
  return {
    title: textOf(site.locale)(`notices.${kind}.title`),
    columns: columnsOf(kind, site),
    rows,
    view: { q: words, from, to },
    ignored,
    item: (row) => itemOf(kind, row, site),
    days: () => eventDays(site, rows),
  };
}

function itemOf(
  kind: NoticeKind,
  { id, number, headline, publishedAt }: NoticeItem,
  { origin, locale }: Site,
): FeedItem {
  const t = textOf(locale);
  return {
    id,
    title: number ? t('notices.circulars.one.title', { number, headline }) : headline,
    url: origin + hrefIn(locale, noticePath(kind, id)),
    publishedAt,
    category: t(`notices.${kind}.title`),
  };
}

/** Events as a calendar holds them: with their hours, or as whole days. */
async function eventDays({ store, origin, locale }: Site, items: readonly NoticeItem[]): Promise<CalendarDay[]> {
  const revisions = await store.documents.revisions('event');
  return items.flatMap(({ id, headline, date, lastDay, modifiedAt, event }) =>
    event === null
      ? []
      : [
          {
            id,
            title: headline,
            from: event.allDay ? date : event.startsAt,
            to: event.allDay ? lastDay : event.endsAt,
            marker: 'confirmed',
            revision: { count: revisions[id]?.count ?? 0, changedAt: modifiedAt ?? event.startsAt },
            place: event.place,
            url: origin + hrefIn(locale, noticePath('events', id)),
            ...(event.text && { notes: event.text }),
          },
        ],
  );
}

function columnsOf(kind: NoticeKind, site: Site): Column[] {
  const { locale, origin } = site;
  const t = textOf(locale);
  const headline: Column = { key: 'headline', heading: t('records.file.headline'), cell: (item) => item.headline };
  const language: Column = {
    key: 'language',
    heading: t('notices.file.language'),
    cell: ({ lang }) => lang,
    words: ({ lang }) => t(`notices.language.${lang}`),
  };
  const page: Column = {
    key: 'page',
    heading: t('notices.file.page'),
    cell: ({ id }) => origin + hrefIn(locale, noticePath(kind, id)),
  };
  if (kind === 'events') return [...eventColumns(site), headline, placeColumn(site), registrationColumn(site), page];
  const published: Column = {
    key: 'published',
    heading: t('records.file.published'),
    cell: ({ publishedAt }) => isoMoment(publishedAt),
  };
  const document = documentColumn<NoticeItem>(t, origin, ({ files: [file] }) => file?.href ?? null);
  if (kind !== 'circulars') return [published, headline, language, document, page];
  const number: Column = { key: 'number', heading: t('notices.fact.number'), cell: (item) => item.number };
  const date: Column = { key: 'date', heading: t('notices.fact.date'), cell: (item) => item.date };
  return [number, date, headline, published, document, page];
}

/** Whole days have no hours. */
function eventColumns({ locale }: Site): Column[] {
  const t = textOf(locale);
  return [
    {
      key: 'from',
      heading: t('records.from'),
      cell: ({ event, date }) => (event && !event.allDay ? isoMoment(event.startsAt) : date),
    },
    {
      key: 'to',
      heading: t('notices.file.to'),
      cell: ({ event, lastDay }) => (event?.endsAt && !event.allDay ? isoMoment(event.endsAt) : lastDay),
    },
  ];
}

function placeColumn({ locale }: Site): Column {
  return { key: 'place', heading: textOf(locale)('notices.fact.place'), cell: ({ event }) => event?.place ?? null };
}

function registrationColumn({ locale }: Site): Column {
  const heading = textOf(locale)('notices.file.register');
  return { key: 'registration', heading, cell: ({ event }) => event?.registration ?? null };
}
