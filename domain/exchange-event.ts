import type { Bilingual, InEveryLanguage } from './bilingual.ts';
import type { Instant } from './time.ts';

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
  images: { title: Bilingual; url: string }[];
  modifiedAt: Instant;
}
