import { setupI18n } from '@lingui/core';
import type { InEveryLanguage } from '#domain/bilingual.ts';
import { byLocale } from '#domain/each-locale.ts';
import type { Locale } from '#domain/locale.ts';
import { CATALOGS } from '#messages/catalogs.ts';

const catalogs = setupI18n({ messages: CATALOGS });

/** The interface's text for an id, in each language, with that language's values inserted. */
export function labelIn(id: string, values?: (locale: Locale) => Record<string, string>): InEveryLanguage {
  return byLocale((locale) => {
    catalogs.activate(locale);
    return catalogs._(id, values?.(locale));
  });
}
