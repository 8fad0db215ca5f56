import type { MarkedText } from './search.ts';
import { folded, isSameStem, squashed, withoutArticle } from './search-words.ts';

const WORD = /[\p{L}\p{N}\p{M}\u0640]+/gu;

/**
 * The text with marks where its words begin with one of the (folded) words, with or without the article. A single
 * letter among several words, as in "T+2", marks only a word of one letter. Words in `whole` are marked completely:
 * they matched by sound or a near spelling.
 */
export function markWords(text: string, words: readonly string[], whole: ReadonlySet<string> = new Set()): MarkedText {
  const marks = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const range = rangeOf(word, words, whole);
    return range ? [[index + range[0], index + range[1]] as const] : [];
  });
  return { text, marks };
}

/** The text marked where it begins with the query, ignoring characters between the letters: for symbols and ISINs. */
export function markBeginning(text: string, query: string): MarkedText {
  const wanted = squashed(query);
  if (wanted === '' || !squashed(text).startsWith(wanted)) return { text, marks: [] };
  return { text, marks: [[0, beginning(text, (part) => squashed(part).length >= wanted.length)]] };
}

function rangeOf(word: string, words: readonly string[], whole: ReadonlySet<string>): [number, number] | null {
  const form = folded(word);
  if (form === '') return null;
  const bare = withoutArticle(form);
  const begins = (text: string, wanted: string) =>
    words.length > 1 && wanted.length === 1 ? text === wanted : text.startsWith(wanted);
  const begun = words.find((wanted) => begins(form, wanted));
  if (begun !== undefined) return [0, lettersOf(word, begun.length)];
  const begunBare = words.find((wanted) => begins(bare, withoutArticle(wanted)));
  if (begunBare !== undefined) {
    const article = form.length - bare.length;
    return [lettersOf(word, article), lettersOf(word, article + withoutArticle(begunBare).length)];
  }
  const isFound = whole.has(form) || whole.has(bare) || words.some((wanted) => isSameStem(form, wanted));
  return isFound ? [0, word.length] : null;
}

/**
 * Number of characters of the written word that make up `wanted` characters of its folded form, with the marks and
 * hamzas that follow them.
 */
function lettersOf(word: string, wanted: number): number {
  const form = (length: number) => folded(word.slice(0, length)).length;
  let length = wanted === 0 ? 0 : beginning(word, (part) => folded(part).length >= wanted);
  while (wanted > 0 && length < word.length && form(length + 1) === form(length)) length += 1;
  return length;
}

/** Length of the shortest beginning that is enough; the whole length when none is. */
function beginning(text: string, isEnough: (part: string) => boolean): number {
  let length = 1;
  while (length < text.length && !isEnough(text.slice(0, length))) length += 1;
  return length;
}
