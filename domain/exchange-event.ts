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
  /** Plain text: paragraphs parted by a blank line, items of a list on lines that begin with '- '. */
  content: Bilingual | null;
  startsAt: Instant;
  endsAt: Instant | null;
  allDay: boolean;
  place: Bilingual | null;
  /** Where one registers, as its text links there; null where it does not, absent in what was read before it was looked for. */
  registration?: InEveryLanguage | null;
  /** What it is, and how many companies and meetings it has; null, or absent in older records, where its source does not say. */
  kind?: EventKind | null;
  companies?: number | null;
  meetings?: number | null;
  /** Symbols of the companies that take part; null, or absent in older records, where its source does not name them. */
  participants?: readonly string[] | null;
  images: { title: Bilingual; url: string }[];
  modifiedAt: Instant;
}
