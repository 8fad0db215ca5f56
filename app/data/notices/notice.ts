import { formatDate, formatUtc } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import type { NoticeFact, NoticeTexts, ShownFile } from '#app/blocks/notices/notice-view.tsx';
import { momentText } from '#app/blocks/publications/moment-text.ts';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/data/status/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { isToCome, type NoticeFile, type NoticeItem } from './item.ts';
import { noticesOf } from './items.ts';
import { NOTICE_PAGES, type NoticeKind } from './kinds.ts';
import { loadNoticeDocuments, type NoticeDocuments } from './documents.ts';
import { fileTitle, noticeCrumbs, noticePath, noticeRow, shortened, sizeWords, whenWords } from './text.ts';

export interface NoticeData extends Omit<NoticeDocuments, 'attached'> {
  stale: StaleData | null;
  trail: Crumb[];
  head: { title: string; description: string };
  headline: string;
  lang: Locale;
  lead: string;
  /** Note when the notice is not in the reader's language; otherwise null. */
  onlyIn: string | null;
  textLang: Locale;
  registration: string | null;
  facts: NoticeFact[];
  /** Files that are not PDF. */
  files: ShownFile[];
  /** The notices before and after it. */
  related: NoticeRow[];
  list: { to: string; label: string };
  texts: NoticeTexts;
}

/**
 * The page of one notice; `moved` when it is requested by another id than its own; undefined when no notice has the id.
 */
export async function loadNotice(
  site: Site,
  kind: NoticeKind,
  id: string,
): Promise<NoticeData | { moved: string } | undefined> {
  const items = await noticesOf(site, kind);
  const place = items.findIndex((item) => item.id === id || item.also.includes(id));
  const item = items[place];
  if (!item) return undefined;
  if (item.id !== id) return { moved: noticePath(kind, item.id) };
  const { locale } = site;
  const { feed, list } = NOTICE_PAGES[kind];
  const t = textOf(locale);
  const { headline, lang, event } = item;
  const documents = await loadNoticeDocuments(site, item);
  return {
    stale: staleData(site, feed),
    trail: noticeCrumbs(kind, locale, [{ label: crumbOf(item, locale), to: noticePath(kind, id) }]),
    head: headOf(kind, item, locale),
    headline,
    lang,
    lead: leadOf(kind, item, locale),
    onlyIn: lang === locale ? null : t(`notices.only.${lang}.sentence`),
    text: documents.text,
    documents: documents.documents,
    compared: documents.compared,
    files: filesOf(documents.attached, locale),
    textLang: event?.textLang ?? lang,
    registration: isToCome(item, site.now()) ? (event?.registration ?? null) : null,
    facts: factsOf(item, locale),
    related: relatedOf(kind, items, place, locale),
    list: { to: pathOf(list), label: t(`notices.${kind}.all`) },
    texts: {
      facts: t('notices.facts'),
      files: t('notices.files'),
      noFiles: event || documents.documents.length + documents.attached.length > 0 ? null : t('notices.noFiles'),
      beside: t('notices.beside'),
      inDocument: event || documents.documents.length === 0 ? null : t('notices.inDocument'),
      related: t('notices.around'),
      register: t('notices.register'),
    },
  };
}

function crumbOf({ number, headline }: NoticeItem, locale: Locale): string {
  return number ? textOf(locale)('notices.number', { number }) : shortened(headline);
}

function headOf(kind: NoticeKind, { number, headline, date }: NoticeItem, locale: Locale): NoticeData['head'] {
  const t = textOf(locale);
  const values = { headline, number: number ?? '', date: formatDate(date, locale) };
  return {
    title: t(`notices.${kind}.one.title`, values),
    description: t(`notices.${kind}.one.description`, { ...values, headline: shortened(headline) }),
  };
}

function leadOf(kind: NoticeKind, item: NoticeItem, locale: Locale): string {
  const { number, date, event } = item;
  if (event) return [whenWords(item, event, locale), event.place].filter(Boolean).join(' · ');
  return textOf(locale)(`notices.${kind}.one.lead`, { number: number ?? '', date: formatDate(date, locale) });
}

function factsOf(item: NoticeItem, locale: Locale): NoticeFact[] {
  const t = textOf(locale);
  const { id, number, date, publishedAt, modifiedAt, event } = item;
  const fact = (name: string, value: string | null, isCode = false): NoticeFact[] =>
    value === null ? [] : [{ label: t(`notices.fact.${name}`), value, isCode }];
  return [
    ...fact('number', number, true),
    ...fact('date', number && formatDate(date, locale)),
    ...fact('when', event && whenWords(item, event, locale)),
    ...fact('place', event && event.place),
    ...(event ? [] : fact('published', momentText(publishedAt, locale))),
    ...(event ? [] : fact('utc', formatUtc(publishedAt), true)),
    ...fact('changed', modifiedAt === null ? null : momentText(modifiedAt, locale)),
    ...fact('id', id, true),
  ];
}

function filesOf(files: readonly NoticeFile[], locale: Locale): ShownFile[] {
  return files.map(({ href, title, format, bytes }) => ({
    href,
    title: fileTitle(title),
    note: [format, sizeWords(bytes, locale)].filter(Boolean).join(' · '),
  }));
}

/** The notices before and after it in time, the later one first. */
function relatedOf(kind: NoticeKind, items: readonly NoticeItem[], place: number, locale: Locale): NoticeRow[] {
  const t = textOf(locale);
  const self = items[place]!;
  const inTime =
    kind === 'events' ? items.toSorted((a, b) => (b.event?.startsAt ?? 0) - (a.event?.startsAt ?? 0)) : items;
  const at = inTime.indexOf(self);
  const told = (item: NoticeItem | undefined, text: string): NoticeRow[] =>
    item ? [{ ...noticeRow(kind, item, locale), note: t(text) }] : [];
  return [...told(inTime[at - 1], `notices.${kind}.later`), ...told(inTime[at + 1], `notices.${kind}.earlier`)];
}
