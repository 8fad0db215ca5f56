import SearchableMap from 'minisearch/SearchableMap';
import { lightStem } from '#domain/search-words.ts';
import { isArabic, soundOf } from '#domain/transliteration.ts';
import { buildPostings } from './postings.ts';

/** Two consonants say little: they stand for the same two in the other script alone. */
const SHORT_SOUND = 2;

/** From a folded word to the places of the words of an index that sound like it, or are a slip of the key away. */
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
    const near = slips === 0 ? [] : [...bySpelling.fuzzyGet(word, slips).values()].map(([place]) => place);
    return new Set([...near, ...sounding(word)]);
  };
}

function soundsOf(word: string): string[] {
  const sound = soundOf(word);
  const stem = soundOf(lightStem(word));
  const stems = stem !== sound && stem.length > SHORT_SOUND ? [stem] : [];
  return sound.length < SHORT_SOUND ? stems : [sound, ...stems];
}

/** Letters that may be missing, too many or other ones. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}
