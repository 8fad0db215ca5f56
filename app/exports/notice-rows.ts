import { hrefIn } from '#domain/locale-switch.ts';
import { textOf, type Text } from '#messages/text.tsx';
import { parseNotices } from '#app/blocks/notices/notice-filters.ts';
import type { Site } from '#app/context.ts';
import { noticeFilters } from '#app/data/notices/list.ts';
import type { NoticeItem } from '#app/data/notices/item.ts';
import { NOTICE_PAGES, type NoticeKind } from '#app/data/notices/kinds.ts';
import { noticePath } from '#app/data/notices/text.ts';
import { column, type Column } from '#app/columns/column.ts';
import { isoMoment } from '#app/columns/file-formats.ts';
import { documentColumn } from './record-rows.ts';
import type { RowsRequest, CalendarDay, FeedItem, Rows } from './table.ts';

/** The lists of the exchange's notices, with the pages that show them. */
export const NOTICE_LISTS = Object.entries(NOTICE_PAGES).map(([kind, { list }]) => [kind as NoticeKind, list] as const);

/** The rows of a list of circulars, announcements, press releases or events. */
export function noticeRows(kind: NoticeKind) {
  return async (site: Site, { query }: RowsRequest): Promise<Rows<NoticeItem>> => {
    const filters = parseNotices(query);
    const { words, from, to, ignored } = filters;
    const rows = await noticeFilters(site, kind, filters);
    return {
      title: textOf(site.locale)(`notices.${kind}.title`),
      columns: noticeColumns(kind, site),
      rows,
      feeds: [NOTICE_PAGES[kind].feed],
      view: { q: words, from, to },
      ignored,
      item: (row) => itemOf(kind, row, site),
      days: () => eventDays(site, rows),
    };
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

/** Events for calendars: with their hours, or as whole days. */
export async function eventDays({ store, origin, locale }: Site, items: readonly NoticeItem[]): Promise<CalendarDay[]> {
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

/** The columns of that kind's lists in files. */
export function noticeColumns(
  kind: NoticeKind,
  { locale, origin }: Pick<Site, 'locale' | 'origin'>,
): Column<NoticeItem>[] {
  const t = textOf(locale);
  const headline: Column<NoticeItem> = column('text', 'headline', t('records.file.headline'), (item) => item.headline);
  const page: Column<NoticeItem> = column(
    'address',
    'page',
    t('notices.file.page'),
    ({ id }) => origin + hrefIn(locale, noticePath(kind, id)),
  );
  if (kind === 'events') return [...eventDayColumns(t), headline, ...eventColumns(t, { origin, locale }), page];
  const published: Column<NoticeItem> = column(
    'moment',
    'published',
    t('records.file.published'),
    ({ publishedAt }) => publishedAt,
  );
  const document = documentColumn<NoticeItem>(t, origin, ({ files: [file] }) => file?.href ?? null);
  if (kind !== 'circulars') return [published, headline, languageColumn(t), document, page];
  return [
    column('code', 'number', t('notices.fact.number'), ({ number }) => number),
    column('day', 'date', t('notices.fact.date'), ({ date }) => date),
    headline,
    published,
    document,
    page,
  ];
}

function languageColumn(t: Text): Column<NoticeItem> {
  return column('code', 'language', t('notices.file.language'), ({ lang }) => lang, {
    label: ({ lang }) => t(`notices.language.${lang}`),
  });
}

/** First and last day, with the hours when the event is not of whole days. */
function eventDayColumns(t: Text): Column<NoticeItem>[] {
  const hour = (at: number | null | undefined, event: NoticeItem['event']) =>
    event && !event.allDay && at ? isoMoment(at) : null;
  return [
    column('code', 'from', t('records.from'), ({ event, date }) => hour(event?.startsAt, event) ?? date),
    column('code', 'to', t('notices.file.to'), ({ event, lastDay }) => hour(event?.endsAt, event) ?? lastDay),
  ];
}

function eventColumns(t: Text, { origin, locale }: Pick<Site, 'origin' | 'locale'>): Column<NoticeItem>[] {
  const whole = (href: string | null) => (href?.startsWith('/') ? origin + hrefIn(locale, href) : href);
  return [
    column('text', 'place', t('notices.fact.place'), ({ event }) => event?.place),
    column('address', 'registration', t('notices.file.register'), ({ event }) => event && whole(event.registration)),
  ];
}
