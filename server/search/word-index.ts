import { indexedForms, isOfSingleLetters, queryTerm, queryWords, searchWords, squashed } from '#domain/search-words.ts';
import { buildAlike } from './alike.ts';
import { COST, NEVER } from './costs.ts';
import { buildPostings, type Posting } from './postings.ts';
import { Tally } from './tally.ts';

/** What an entry is found by. The order of the entries decides between equals. */
export interface IndexEntry {
  /** Symbol, ISIN: the whole of one is the nearest there is, its beginning costs as much as it says. */
  codes: readonly { text: string; beginning: number }[];
  /** Found by their beginning, whatever is between the letters. */
  names: readonly string[];
  words: readonly { text: string; cost: number }[];
  /** Added to whatever was found but for a whole code. */
  handicap?: number;
}

export interface Hits {
  /** Places of the entries, the nearest first. */
  places: number[];
  /** All places that were found, in no order; the nearest are those of `places`. */
  found: Int32Array;
  total: number;
  /** How many of the places were found by more than words in running text; derivatives count as all others. */
  near: number;
  /** Words of the index that only sound or look like the query's. */
  alike: ReadonlySet<string>;
}

export interface WordIndex {
  /** `tolerant` takes words that sound or look alike, too. */
  find(query: string, take: number, tolerant?: boolean): Hits;
}

/** How words are looked up: `alike` takes those that are alike, too; `isWhole`: what they begin does not count. */
interface Wanted {
  alike: Set<string> | null;
  isWhole: boolean;
}

/** A word of fewer letters is looked up in names alone: running text has too many that begin so. */
const WORD_OF_TEXT = 3;
/** Fewer letters begin every ISIN of a country. */
const CODE_BEGINNING = 4;

/** An index that is built once and asked without waiting. */
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
    for (const form of beginnings) words.tell(into, isWhole ? words.exactly(form) : words.range(form), { limit });
    for (const form of stems) words.tell(into, words.exactly(form), { added: COST.stem, limit });
    for (const place of alike ? alikeTo(word) : []) {
      alike?.add(words.keys[place]!);
      words.tell(into, [place, place + 1], { added: COST.alike, limit: COST.sectorWord });
    }
  }

  /** An entry is found when every word found it, or when a code or name begins with the letters of all. */
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
    if (letters.length > 1 || !wanted.isWhole) whole.tell(tally, whole.range(letters), { limit });
    for (const place of codes.get(letters) ?? []) tally.lower(place, COST.wholeCode);
  }

  /** Whole codes take no handicap: who writes one means it. */
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

/** The words of a text in all forms by which they are found. */
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
