import { hrefIn } from '#domain/locale-switch.ts';
import { textOf } from '#messages/text.tsx';
import { parseNotices } from '../blocks/notices/notices-asked.ts';
import type { Site } from '../context.ts';
import { askedNotices } from '../pages/notices/list-data.ts';
import { NOTICE_PAGES, type NoticeItem, type NoticeKind } from '../pages/notices/notice-items.ts';
import { noticePath } from '../pages/notices/notice-words.ts';
import { isoMoment } from './moment.ts';
import { documentColumn } from './record-rows.ts';
import type { FileColumn, Rows } from './row-file.ts';

type Column = FileColumn<NoticeItem>;

/** The rows of a list of circulars, press releases or events; null where the page of that name is none. */
export async function noticeRows(route: string, query: URLSearchParams, site: Site): Promise<Rows<NoticeItem> | null> {
  const kind = (Object.keys(NOTICE_PAGES) as NoticeKind[]).find((each) => NOTICE_PAGES[each].list === route);
  if (!kind) return null;
  const asked = parseNotices(query);
  const { words, from, to, ignored } = asked;
  return {
    title: textOf(site.locale)(`notices.${kind}.title`),
    columns: columnsOf(kind, site),
    rows: await askedNotices(site, kind, asked),
    view: { q: words, from, to },
    ignored,
  };
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
  if (kind === 'press-releases') return [published, headline, language, document, page];
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
