import type { Locale } from '../locale.ts';

export type Script = 'latin' | 'arabic';

interface Language {
  /** What it calls itself. */
  name: string;
  script: Script;
  /** What is between the parts of a list. */
  comma: string;
}

/** A letter of a script. */
export const SCRIPTS: Record<Script, RegExp> = { latin: /[a-z]/i, arabic: /[\u0600-\u06ff]/ };

/** What pages and files know of a language beside `LOCALES`; the script of documents needs none of it. */
export const LANGUAGES: Record<Locale, Language> = {
  en: { name: 'English', script: 'latin', comma: ', ' },
  ar: { name: 'العربية', script: 'arabic', comma: '، ' },
};
