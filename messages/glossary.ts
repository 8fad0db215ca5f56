import type { Locale } from '#domain/locale.ts';

/** Addresses of the glossary's words, by language: they are fetched when a reader first asks what a label means. */
const FILES = import.meta.glob<string>('./compiled/glossary-*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Where the terms of a language are fetched from. */
export function glossaryFile(locale: Locale): string {
  const address = FILES[`./compiled/glossary-${locale}.json`];
  if (!address) throw new RangeError(`There is no glossary in '${locale}'.`);
  return address;
}
