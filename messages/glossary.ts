import type { GlossaryEntry } from '#domain/glossary.ts';
import type { Locale } from '#domain/locale.ts';

/** Addresses of the glossary's words, by language: they are fetched when a reader first asks what a label means. */
const FILES = import.meta.glob<string>('./compiled/glossary-*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const asked = new Map<Locale, Promise<ReadonlyMap<string, GlossaryEntry>>>();

/** The terms of a language by id, fetched once. Rejects when they cannot be had; the next call tries again. */
export function loadGlossary(locale: Locale): Promise<ReadonlyMap<string, GlossaryEntry>> {
  const known = asked.get(locale) ?? fetchGlossary(locale);
  asked.set(locale, known);
  known.catch(() => asked.delete(locale));
  return known;
}

async function fetchGlossary(locale: Locale): Promise<ReadonlyMap<string, GlossaryEntry>> {
  const address = FILES[`./compiled/glossary-${locale}.json`];
  if (!address) throw new RangeError(`There is no glossary in '${locale}'.`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The glossary at ${address} answered ${answer.status}.`);
  const entries = (await answer.json()) as GlossaryEntry[];
  return new Map(entries.map((entry) => [entry.id, entry]));
}
