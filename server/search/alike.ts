import SearchableMap from 'minisearch/SearchableMap';
import { lightStem } from '#domain/search-words.ts';
import { isArabic, soundOf } from '#domain/transliteration.ts';
import { buildPostings } from './postings.ts';

/** Two consonants say little: they match only the same two in the other script. */
const SHORT_SOUND = 2;

/**
 * Returns a function from a folded word to the positions of the index words that sound like it or differ by a typing
 * error.
 */
export function buildAlike(words: readonly string[]): (word: string) => Set<number> {
  const bySpelling = new SearchableMap<number>();
  words.forEach((word, place) => bySpelling.set(word, place));
  const bySound = buildPostings(words.flatMap((word, place) => soundsOf(word).map((sound) => [sound, place, 0])));

  function sounding(word: string): number[] {
    return soundsOf(word).flatMap((sound) => {
      const [from, to] = bySound.range(sound);
      if (sound.length > SHORT_SOUND) return [...bySound.entriesOf([from, to])];
      const same = bySound.keys[from] === sound ? [...bySound.entriesOf([from, from + 1])] : [];
      return same.filter((place) => isArabic(words[place]!) !== isArabic(word));
    });
  }

  return (word) => {
    const slips = slipsIn(word);
    const near = slips === 0 ? [] : [...bySpelling.fuzzyGet(word, slips)].filter(([other]) => other[0] === word[0]);
    const swapped = swapsOf(word).flatMap((other) => bySpelling.get(other) ?? []);
    return new Set([...near.map(([, [place]]) => place), ...swapped, ...sounding(word)]);
  };
}

function soundsOf(word: string): string[] {
  const sound = soundOf(word);
  const stem = soundOf(lightStem(word));
  const stems = stem !== sound && stem.length > SHORT_SOUND ? [stem] : [];
  return sound.length < SHORT_SOUND ? stems : [sound, ...stems];
}

/** The word with two neighbouring letters swapped, which is one typing error but two letter edits. */
function swapsOf(word: string): string[] {
  if (slipsIn(word) === 0) return [];
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const [first, second] = [word[at]!, word[at + 1]!];
    return word.slice(0, at) + second + first + word.slice(at + 2);
  });
}

/** Number of letters that may be missing, extra or wrong, except the first: few people mistype that one. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
