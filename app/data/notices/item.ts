import type { ExchangeEvent } from '#domain/exchange-event.ts';
import type { Locale } from '#domain/locale.ts';
import type { Instant, PlainDate } from '#domain/time.ts';
import type { PublishedFile } from '#app/data/disclosures/published-file.ts';

export interface NoticeFile extends PublishedFile {
  lang: Locale;
  /** The edition that the file belongs to. */
  edition: { id: string; headline: string };
  /** 'PDF'. */
  format: string;
  /** Null when the source does not give it. */
  bytes: number | null;
}

/** Facts that events alone have. */
export type EventFacts = Pick<ExchangeEvent, 'startsAt' | 'endsAt' | 'allDay'> & {
  /** When the event is over. */
  overAt: Instant;
  place: string | null;
  /** Plain text, as in `ExchangeEvent`. */
  text: string | null;
  textLang: Locale;
  /** The text in the other language, when it is in both. */
  otherText: string | null;
  registration: string | null;
};

/** A circular, an announcement, a press release or an event as shown to readers of a language. */
export interface NoticeItem {
  id: string;
  /** Other ids under which readers may have it. */
  also: readonly string[];
  number: string | null;
  headline: string;
  lang: Locale;
  /** The notice's day in Dubai, and the last day of an event that lasts longer. */
  date: PlainDate;
  lastDay: PlainDate;
  publishedAt: Instant;
  modifiedAt: Instant | null;
  /** In the reader's language, otherwise in the only language there is. */
  files: NoticeFile[];
  /** Files of the edition in the other language. */
  otherFiles: NoticeFile[];
  event: EventFacts | null;
  /** The searched text, in both languages. */
  words: string;
}

/** True for an event that is not over. */
export function isToCome({ event }: NoticeItem, now: Instant): boolean {
  return event !== null && event.overAt > now;
}

/** Separates the files in the reader's language from the others; when there is none, the others take their place. */
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
