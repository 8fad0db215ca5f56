import type { Bilingual } from './bilingual.ts';
import type { Locale } from './locale.ts';
import type { Instant } from './time.ts';

/** Kinds of publications with files. */
export const FILE_SUBJECTS = ['disclosure', 'announcement', 'circular', 'press'] as const;
export type FileSubject = (typeof FILE_SUBJECTS)[number];

/** The text of a file, with the publication that it belongs to. */
export interface FileWords {
  /** Path below /documents. */
  path: string;
  subject: FileSubject;
  /** Id of the disclosure, circular or press release. */
  id: string;
  lang: Locale;
  title: Bilingual;
  /** The issuer's name; null for the exchange's own publications. */
  issuer: Bilingual | null;
  /** A symbol or a number that search also matches. */
  code: string | null;
  publishedAt: Instant;
  /** Paragraphs separated by line breaks; '' when the file could not be read. */
  text: string;
}
