import { indexedForms, isOfSingleLetters, queryTerm, queryWords, searchWords, squashed } from '#domain/search-words.ts';
import { buildAlike } from './alike.ts';
import { COST, NEVER } from './costs.ts';
import { buildPostings, type Posting } from './postings.ts';
import { Tally } from './tally.ts';

/** Texts that an entry is found by. The order of the entries decides between equals. */
export interface IndexEntry {
  /** Symbol, ISIN: a whole code is the nearest match, its prefix costs `beginning`. */
  codes: readonly { text: string; beginning: number }[];
  /** Found by a prefix, whatever is between the letters. */
  names: readonly string[];
  words: readonly { text: string; cost: number }[];
  /** Added to the cost of every find except a whole code. */
  handicap?: number;
}

export interface Hits {
  /** Positions of the entries, nearest first. */
  places: number[];
  /** All positions found, unordered; the nearest are those in `places`. */
  found: Int32Array;
  total: number;
  /** How many of the positions were found by more than words in running text; derivatives count like all others. */
  near: number;
  /** Words of the index that only sound or look like the query's. */
  alike: ReadonlySet<string>;
}

export interface WordIndex {
  /** With `tolerant`, words that sound or look alike match too. */
  find(query: string, take: number, tolerant?: boolean): Hits;
}

/**
 * How words are looked up: `alike` collects similar words that match, null for none; with `isWhole` prefixes do not
 * match.
 */
interface Wanted {
  alike: Set<string> | null;
  isWhole: boolean;
}

/** A shorter word is looked up in names alone: running text has too many words with that prefix. */
const WORD_OF_TEXT = 3;
/** Shorter prefixes match every ISIN of a country. */
const CODE_BEGINNING = 4;

/** Builds an index that is queried synchronously. */
export function buildIndex(entries: readonly IndexEntry[]): WordIndex {
  const whole = buildPostings(entries.flatMap(wholePostings));
  const codes = codesOf(entries);
  const words = buildPostings(entries.flatMap(wordPostings));
  const alikeTo = buildAlike(words.keys);
  const handicaps = Uint8Array.from(entries, ({ handicap = 0 }) => handicap);
  const [tally, further] = [new Tally(entries.length), new Tally(entries.length)];

  function look(into: Tally, word: string, { alike, isWhole }: Wanted): void {
    const limit = word.length < WORD_OF_TEXT ? COST.nameWord : NEVER;
    const { beginnings, whole: stems } = queryTerm(word);
    for (const form of beginnings) words.addTo(into, isWhole ? words.exactly(form) : words.range(form), { limit });
    for (const form of stems) words.addTo(into, words.exactly(form), { added: COST.stem, limit });
    for (const place of alike ? alikeTo(word) : []) {
      alike?.add(words.keys[place]!);
      words.addTo(into, [place, place + 1], { added: COST.alike, limit: COST.sectorWord });
    }
  }

  /** Finds an entry when every word matches it, or when a code or name begins with the letters of all words. */
  function lookAll(query: string, words: readonly string[], wanted: Wanted): void {
    const [first = '', ...others] = words;
    look(tally, first, wanted);
    for (const word of others) {
      look(further, word, wanted);
      tally.meet(further);
      further.clear();
    }
    const letters = squashed(query);
    const limit = letters.length < CODE_BEGINNING ? COST.nameBeginning : NEVER;
    if (letters.length > 1 || !wanted.isWhole) whole.addTo(tally, whole.range(letters), { limit });
    for (const place of codes.get(letters) ?? []) tally.lower(place, COST.wholeCode);
  }

  /** Whole codes get no handicap: a reader who types one means it. */
  function placesOf(query: string, take: number): number[] {
    const exact = codes.get(squashed(query)) ?? [];
    const places = tally.nearest(take, handicaps).filter((place) => !exact.includes(place));
    return [...exact, ...places].slice(0, take);
  }

  return {
    find(query, take, tolerant = false) {
      const wanted = queryWords(query);
      const alike = new Set<string>();
      if (wanted.length === 0) return { places: [], found: new Int32Array(), near: 0, total: 0, alike };
      lookAll(query, wanted, { alike: tolerant ? alike : null, isWhole: isOfSingleLetters(query) });
      const places = placesOf(query, take);
      const near = places.filter((place) => tally.costOf(place) < COST.textWord * wanted.length).length;
      const { total } = tally;
      const found = tally.places;
      tally.clear();
      return { places, found, near, total, alike };
    },
  };
}

function codesOf(entries: readonly IndexEntry[]): Map<string, number[]> {
  const codes = new Map<string, number[]>();
  entries.forEach((entry, place) => {
    for (const { text } of entry.codes) codes.set(squashed(text), [...(codes.get(squashed(text)) ?? []), place]);
  });
  return codes;
}

/** The words of a text in all forms under which they are found. */
export function wordForms(text: string): string[] {
  return searchWords(text).flatMap(indexedForms);
}

function wholePostings({ codes, names }: IndexEntry, place: number): Posting[] {
  return [
    ...codes.map(({ text, beginning }) => [squashed(text), place, beginning] as const),
    ...names.map((name) => [squashed(name), place, COST.nameBeginning] as const),
  ].filter(([key]) => key !== '');
}

function wordPostings({ words }: IndexEntry, place: number): Posting[] {
  const cheapest = new Map<string, number>();
  for (const { text, cost } of words)
    for (const form of wordForms(text)) cheapest.set(form, Math.min(cost, cheapest.get(form) ?? NEVER));
  return [...cheapest].map(([word, cost]) => [word, place, cost]);
}
