import type { GlossaryEntry } from '#domain/glossary.ts';
import type { Locale } from '#domain/locale.ts';

const TERMS = import.meta.glob<GlossaryEntry[]>('./compiled/glossary-*.json', { import: 'default', eager: true });

/**
 * All terms of a language in its alphabetical order. For loaders: a browser that imported this would load both
 * languages.
 */
export function glossaryTerms(locale: Locale): GlossaryEntry[] {
  return TERMS[`./compiled/glossary-${locale}.json`] ?? [];
}
