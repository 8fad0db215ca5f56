import { WORDS_MAX } from '#domain/search.ts';

/** An ignored extra value of a name; null for search text that was cut. */
export interface AddressNote {
  name: string;
  value: string | null;
}

/** Names that may repeat in an address; all their values are read. */
const MANY: ReadonlySet<string> = new Set(['column', 'compare', 'service', 'study']);
/** Name of the search-text parameter. */
const WORDS = 'q';
/** Most characters of a value that a note repeats. */
const SHOWN = 40;

/** Notes on what a page that reads these names of a query ignores, one for each value. */
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
