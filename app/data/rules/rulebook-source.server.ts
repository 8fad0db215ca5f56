import type { Locale } from '#domain/locale.ts';
import type { Rulebook } from '#domain/rulebook.ts';

/** Output of tools/content for content/rules, a file for each language. */
const COMPILED = import.meta.glob<Rulebook>('/content/compiled/rules-*.json', { import: 'default' });

/** The rules in a language; empty when content/rules has none. */
export async function getRulebook(locale: Locale): Promise<Rulebook> {
  return (await COMPILED[`/content/compiled/rules-${locale}.json`]?.()) ?? [];
}
