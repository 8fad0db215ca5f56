import { dubaiClock, formatDate } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant } from '#domain/time.ts';
import { textOf } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import type { NoticeFact, NoticeWords, ShownFile } from '#app/blocks/notices/notice-view.tsx';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import type { Site } from '#app/context.ts';
import { staleData, type StaleData } from '#app/stale-data.ts';
import { pathOf } from '#app/page-path.ts';
import { isToCome, NOTICE_PAGES, noticesOf, type NoticeItem, type NoticeKind } from './notice-items.ts';
import { noticeCrumbs, noticePath, noticeRow, shortened, sizeWords, whenWords } from './notice-words.ts';

export interface NoticeData {
  stale: StaleData | null;
  trail: Crumb[];
  head: { title: string; description: string };
  headline: string;
  lang: Locale;
  lead: string;
  /** Said where the reader's language has none of it. */
  onlyIn: string | null;
  text: string | null;
  textLang: Locale;
  registration: string | null;
  facts: NoticeFact[];
  files: ShownFile[];
  /** The ones that came before and after it. */
  around: NoticeRow[];
  list: { to: string; label: string };
  words: NoticeWords;
}

/** The page of one; `moved` where it is asked for by another id than its own; undefined where none has it. */
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
  return {
    stale: staleData(site, feed),
    trail: noticeCrumbs(kind, locale, [{ label: crumbOf(item, locale), to: noticePath(kind, id) }]),
    head: headOf(kind, item, locale),
    headline,
    lang,
    lead: leadOf(kind, item, locale),
    onlyIn: lang === locale ? null : t(`notices.only.${lang}.sentence`),
    text: event?.text ?? null,
    textLang: event?.textLang ?? locale,
    registration: isToCome(item, site.now()) ? (event?.registration ?? null) : null,
    facts: factsOf(item, locale),
    files: filesOf(item, locale),
    around: relatedOf(kind, items, place, locale),
    list: { to: pathOf(list), label: t(`notices.${kind}.all`) },
    words: {
      facts: t('notices.facts'),
      files: t('notices.files'),
      noFiles: event ? null : t('notices.noFiles'),
      around: t('notices.around'),
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
    ...(event ? [] : fact('published', moment(publishedAt, locale))),
    ...(event ? [] : fact('utc', utc(publishedAt), true)),
    ...fact('changed', modifiedAt === null ? null : moment(modifiedAt, locale)),
    ...fact('id', id, true),
  ];
}

/** To the second, on Dubai's clock. */
function moment(at: Instant, locale: Locale): string {
  return textOf(locale)('notices.moment', {
    date: formatDate(at, locale),
    time: dubaiClock(at, { seconds: true }),
  });
}

function utc(at: Instant): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function filesOf({ files }: NoticeItem, locale: Locale): ShownFile[] {
  return files.map(({ href, title, format, bytes }) => ({
    href,
    title: exportLabels(title),
    note: [format, sizeWords(bytes, locale)].filter(Boolean).join(' · '),
  }));
}

/** A file is titled by its name: without the signs that stand for spaces, and without its ending, which is said beside it. */
function exportLabels(title: string): string {
  return title.replace(/(?:\.pdf)+$/i, '').replaceAll('_', ' ');
}

/** What stands before and after it in time, the later one first. */
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
