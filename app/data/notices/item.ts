import type { ExchangeEvent } from '#domain/exchange-event.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { PublishedFile } from '#app/data/disclosures/published-file.ts';

export interface NoticeFile extends PublishedFile {
  lang: Locale;
  /** Of the edition that it belongs to. */
  edition: { id: string; headline: string };
  /** 'PDF'. */
  format: string;
  /** null where its source does not say. */
  bytes: number | null;
}

/** What of an event no other notice has. */
export type EventFacts = Pick<ExchangeEvent, 'startsAt' | 'endsAt' | 'allDay'> & {
  /** When it is over. */
  overAt: Instant;
  place: string | null;
  /** Plain text, as `ExchangeEvent` holds it. */
  text: string | null;
  textLang: Locale;
  /** The same in the other language, where it is in both. */
  otherText: string | null;
  registration: string | null;
};

/** A circular, an announcement, a press release or an event as the reader of a language sees it. */
export interface NoticeItem {
  id: string;
  /** Other ids under which people may hold it. */
  also: readonly string[];
  number: string | null;
  headline: string;
  lang: Locale;
  /** Its Dubai day, and the last one of an event that lasts longer. */
  date: PlainDate;
  lastDay: PlainDate;
  publishedAt: Instant;
  modifiedAt: Instant | null;
  /** In the reader's language, else in the only one. */
  files: NoticeFile[];
  /** Of the edition in the other language. */
  otherFiles: NoticeFile[];
  event: EventFacts | null;
  /** What is searched, in both languages. */
  words: string;
}

/** True for an event that is not over. */
export function isToCome({ event }: NoticeItem, now: Instant): boolean {
  return event !== null && event.overAt > now;
}

/** The files of the reader's language apart from the others; where there is none, the others are in their place. */
export function inEditions(all: readonly NoticeFile[], locale: Locale): Pick<NoticeItem, 'files' | 'otherFiles'> {
  const [own, others] = [all.filter(({ lang }) => lang === locale), all.filter(({ lang }) => lang !== locale)];
  return own.length > 0 ? { files: own, otherFiles: others } : { files: others, otherFiles: [] };
}

/** For sorting: by day, then by hour, then by id. */
export function newestFirst(a: NoticeItem, b: NoticeItem): number {
  const [first, second] = [a, b].map(({ date, event, publishedAt }) => ({ date, at: event?.startsAt ?? publishedAt }));
  if (first!.date !== second!.date) return first!.date < second!.date ? 1 : -1;
  return second!.at - first!.at || (a.id < b.id ? 1 : -1);
}
