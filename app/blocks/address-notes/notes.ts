import { WORDS_MAX } from '#domain/search.ts';

/** A value that was ignored beside the first of its name; null for words that were cut. */
export interface AddressNote {
  name: string;
  value: string | null;
}

/** Names that are read as often as they are in an address. */
const MANY: ReadonlySet<string> = new Set(['column', 'compare', 'service', 'study']);
/** The name of search words. */
const WORDS = 'q';
/** As much of a value as a sentence repeats. */
const SHOWN = 40;

/** What a page that reads these names of a query ignores, one note for each value. */
export function notesOf(query: URLSearchParams, names: readonly string[]): AddressNote[] {
  return names.flatMap((name) => {
    const [first = '', ...others] = new Set(
      query
        .getAll(name)
        .map((value) => value.trim())
        .filter(Boolean),
    );
    const ignored = MANY.has(name) ? [] : others.map((value) => ({ name, value: value.slice(0, SHOWN) }));
    return name === WORDS && first.length > WORDS_MAX ? [{ name, value: null }, ...ignored] : ignored;
  });
}
