import { setupI18n } from '@lingui/core';
import type { Bilingual } from '#domain/bilingual.ts';
import type { Locale } from '#domain/locale.ts';
import { messages as arabic } from '#messages/compiled/ar.ts';
import { messages as english } from '#messages/compiled/en.ts';

export type Both = Bilingual & { ar: string };

const catalogs = setupI18n({ messages: { en: english, ar: arabic } });

/** What the interface says for an id, in both languages, with the values of each put in. */
export function labelIn(id: string, values?: (locale: Locale) => Record<string, string>): Both {
  return inBoth((locale) => {
    catalogs.activate(locale);
    return catalogs._(id, values?.(locale));
  });
}

export function inBoth(words: (locale: Locale) => string): Both {
  return { en: words('en'), ar: words('ar') };
}
