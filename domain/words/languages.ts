import type { Locale } from '../locale.ts';

export type Script = 'latin' | 'arabic';

interface Language {
  /** The language's own name. */
  name: string;
  script: Script;
  /** Separator of list items. */
  comma: string;
}

/** Matches a letter of a script. */
export const SCRIPTS: Record<Script, RegExp> = { latin: /[a-z]/i, arabic: /[\u0600-\u06ff]/ };

/** Data of a language for pages and files, in addition to `LOCALES`; the script of documents does not need it. */
export const LANGUAGES: Record<Locale, Language> = {
  en: { name: 'English', script: 'latin', comma: ', ' },
  ar: { name: 'العربية', script: 'arabic', comma: '، ' },
};
