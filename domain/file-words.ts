import type { Bilingual } from './bilingual.ts';
import type { Locale } from './locale.ts';
import type { Instant } from './time.ts';

/** What a file belongs to. */
export const FILE_SUBJECTS = ['disclosure', 'announcement', 'circular', 'press'] as const;
export type FileSubject = (typeof FILE_SUBJECTS)[number];

/** The words of a file that was read, with what it belongs to. */
export interface FileWords {
  /** Below /documents. */
  path: string;
  subject: FileSubject;
  /** Of the disclosure, circular or press release. */
  id: string;
  lang: Locale;
  title: Bilingual;
  /** The issuer's name; null where the exchange itself speaks. */
  issuer: Bilingual | null;
  /** A symbol or a number by which it is asked for, too. */
  code: string | null;
  publishedAt: Instant;
  /** Paragraphs apart by a line's end; '' where the file could not be read. */
  text: string;
}
