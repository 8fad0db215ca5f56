import type { Bilingual, InEveryLanguage } from './bilingual.ts';
import type { Instant } from './time.ts';

const EVENT_KINDS = ['roadshow', 'training', 'meeting', 'other'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export function isEventKind(kind: string): kind is EventKind {
  return (EVENT_KINDS as readonly string[]).includes(kind);
}

/** An event of the exchange's calendar (call 1). */
export interface ExchangeEvent {
  id: string;
  slug: string;
  title: Bilingual;
  summary: Bilingual | null;
  /** Plain text: paragraphs separated by a blank line, list items on lines that begin with '- '. */
  content: Bilingual | null;
  startsAt: Instant;
  endsAt: Instant | null;
  allDay: boolean;
  place: Bilingual | null;
  /**
   * Address of the registration, from a link in the event's text; null when there is none, absent in records from
   * before this field existed.
   */
  registration?: InEveryLanguage | null;
  /**
   * Kind of the event, and its number of companies and meetings; null, or absent in older records, when the source does
   * not give them.
   */
  kind?: EventKind | null;
  companies?: number | null;
  meetings?: number | null;
  /** Symbols of the companies that take part; null, or absent in older records, when the source does not give them. */
  participants?: readonly string[] | null;
  images: { title: Bilingual; url: string }[];
  modifiedAt: Instant;
}
