import type { Bilingual } from './bilingual.ts';
import type { Instant, PlainDate } from './time.ts';

export interface CircularFile {
  id: string;
  title: Bilingual;
  /** Path below the assets host. */
  url: string;
  extension: string;
  bytes: number;
}

/** A circular of the exchange (call 10 in both languages, merged by id). */
export interface Circular {
  id: string;
  number: string;
  slug: string;
  headline: Bilingual;
  /** The Dubai day: 20:00Z in the service is the next day's midnight. */
  date: PlainDate;
  publishedAt: Instant;
  modifiedAt: Instant;
  files: CircularFile[];
}
