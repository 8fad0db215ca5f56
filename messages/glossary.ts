import type { Locale } from '#domain/locale.ts';

/** Addresses of the glossary files, by language: fetched when a reader first requests an explanation of a label. */
const FILES = import.meta.glob<string>('./compiled/glossary-*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The address of a language's glossary. */
export function glossaryFile(locale: Locale): string {
  const address = FILES[`./compiled/glossary-${locale}.json`];
  if (!address) throw new RangeError(`There is no glossary in '${locale}'.`);
  return address;
}
