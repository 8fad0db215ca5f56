import { marketTime, formatDate } from '#domain/date.ts';
import { integer } from '#domain/number.ts';
import type { Locale } from '#domain/locale.ts';
import { textOf } from '#messages/text.tsx';
import type { Crumb } from '#app/blocks/breadcrumbs/breadcrumbs.tsx';
import { crumbsOf } from '#app/blocks/breadcrumbs/crumbs.ts';
import type { NoticeRow } from '#app/blocks/publications/notice-list.tsx';
import { pathOf } from '#app/page-path.ts';
import type { EventFacts, NoticeItem } from './item.ts';
import { NOTICE_PAGES, type NoticeKind } from './kinds.ts';

const KB = 1_000;
const MB = 1_000_000;
/** Longer texts would be truncated where descriptions or breadcrumbs are shown. */
const SHORT_WORDS = 60;

/** Path of a notice's page. */
export function noticePath(kind: NoticeKind, id: string): string {
  return pathOf(NOTICE_PAGES[kind].page, { id });
}

/** Breadcrumbs to the list, and on to pages below it. */
export function noticeCrumbs(kind: NoticeKind, locale: Locale, further: readonly Crumb[] = []): Crumb[] {
  const { list, menu } = NOTICE_PAGES[kind];
  if (list === menu) return crumbsOf(list, locale, further);
  const own = { label: textOf(locale)(`notices.${kind}.title`), to: pathOf(list) };
  return crumbsOf(menu, locale, [own, ...further]);
}

/** A notice as a row of lists: with its number, its hours and place, or the only language that it is in. */
export function noticeRow(kind: NoticeKind, item: NoticeItem, locale: Locale): NoticeRow {
  const { id, date, headline, lang } = item;
  return { id, date, headline, lang, href: null, to: noticePath(kind, id), note: noteOf(item, locale) };
}

function noteOf({ number, lang, lastDay, date, event }: NoticeItem, locale: Locale): string {
  const t = textOf(locale);
  const parts = [
    number && t('notices.number', { number }),
    event && lastDay !== date && t('notices.until', { date: formatDate(lastDay, locale) }),
    event && hoursOf(event, locale),
    event?.place,
    lang !== locale && t(`notices.only.${lang}`),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Days and hours of an event. */
export function whenWords({ date, lastDay }: NoticeItem, event: EventFacts, locale: Locale): string {
  const t = textOf(locale);
  const [from, to] = [formatDate(date, locale), formatDate(lastDay, locale)];
  const days = date === lastDay ? from : t('notices.days', { from, to });
  return [days, hoursOf(event, locale)].join(' · ');
}

function hoursOf({ startsAt, endsAt, allDay }: EventFacts, locale: Locale): string {
  const t = textOf(locale);
  if (allDay) return t('notices.allDay');
  const from = marketTime(startsAt);
  return endsAt === null ? t('notices.at', { from }) : t('notices.hours', { from, to: marketTime(endsAt) });
}

/** '68 kB', '1.2 MB' in the reader's language; null when the size is unknown. */
export function sizeWords(bytes: number | null, locale: Locale): string | null {
  const t = textOf(locale);
  if (bytes === null) return null;
  if (bytes >= MB) return t('notices.megabytes', { size: (bytes / MB).toFixed(1) });
  return t('notices.kilobytes', { size: integer(Math.max(1, Math.round(bytes / KB))) });
}

/** Shortens a text for small spaces, at a word boundary. */
export function shortened(words: string): string {
  if (words.length <= SHORT_WORDS) return words;
  return `${words.slice(0, words.lastIndexOf(' ', SHORT_WORDS))}…`;
}

/**
 * The title of a file from its name: spaces in place of underscores, without the extension, which is shown beside it.
 */
export function fileTitle(title: string): string {
  return title.replace(/(?:\.pdf)+$/i, '').replaceAll('_', ' ');
}
