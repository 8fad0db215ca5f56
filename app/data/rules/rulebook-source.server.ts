import type { Locale } from '#domain/locale.ts';
import type { Rulebook } from '#domain/rulebook.ts';

/** What tools/content compiled of content/rules, a file for each language. */
const COMPILED = import.meta.glob<Rulebook>('/content/compiled/rules-*.json', { import: 'default' });

/** The rules in a language; none where content/rules holds none. */
export async function getRulebook(locale: Locale): Promise<Rulebook> {
  return (await COMPILED[`/content/compiled/rules-${locale}.json`]?.()) ?? [];
}
