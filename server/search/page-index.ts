import { pick, type InEveryLanguage, textsOf } from '#domain/bilingual.ts';
import { isolatedIn } from '#domain/isolation.ts';
import { byLocale } from '#domain/each-locale.ts';
import type { Locale } from '#domain/locale.ts';
import { markWords } from '#domain/marked-text.ts';
import type { FoundPage, MarkedText, SearchablePage } from '#domain/search.ts';
import { queryTerm, queryWords } from '#domain/search-words.ts';
import { COST } from './costs.ts';
import { buildIndex, wordForms, type IndexEntry, type WordIndex } from './word-index.ts';

/** A longer sentence is cut around the first match. */
const SENTENCE_MAX = 180;
const BEFORE_THE_FIND = 60;
/** Separators between two texts of a line, which are removed from the beginning of the second one. */
const SEPARATORS_BEFORE = /^[\s·•|–—]+/;
const SENTENCE_END = /(?<=[.!?؟])\s+|\n+/;

export interface PageIndex {
  pages: readonly IndexedPage[];
  index: WordIndex;
}

export interface IndexedPage extends SearchablePage {
  sentences: Record<Locale, readonly Sentence[]>;
}

/** A sentence with its words as folded for comparison. */
interface Sentence {
  text: string;
  words: readonly string[];
}

/** Indexes pages by title, section, headings and text in both languages; equal finds stay in the given order. */
export function indexPages(pages: readonly SearchablePage[]): PageIndex {
  const indexed = pages.map((page) => ({
    ...page,
    sentences: byLocale((locale) => sentencesOf(page.text[locale])),
  }));
  return { pages: indexed, index: buildIndex(pages.map(entryOf)) };
}

function sentencesOf(text: string): Sentence[] {
  const sentences = text.split(SENTENCE_END).map((sentence) => sentence.replace(SEPARATORS_BEFORE, '').trim());
  return sentences.filter(Boolean).map((sentence) => ({ text: sentence, words: wordForms(sentence) }));
}

function entryOf({ to, title, names, section, headings, text }: SearchablePage): IndexEntry {
  const both = (words: InEveryLanguage | null, cost: number) => textsOf(words).map((text) => ({ text, cost }));
  return {
    codes: [],
    names: [...textsOf(title), ...(names ? Object.values(names).flat() : [])],
    words: [
      ...both(title, COST.nameWord),
      ...both(headings, COST.headingWord),
      { text: to, cost: COST.sectorWord },
      ...both(section, COST.sectorWord),
      ...both(text, COST.textWord),
    ],
  };
}

/** The sentence of a text with the most of the words, marked; null when the text is empty. */
export function sentenceIn(text: string, words: readonly string[], alike: ReadonlySet<string>): MarkedText | null {
  return bestSentence(sentencesOf(text), words, alike);
}

/** A find with its words marked; with `withSentence` also the page's sentence that has the most of them. */
export function showPage(
  page: IndexedPage,
  query: string,
  alike: ReadonlySet<string>,
  locale: Locale,
  withSentence: boolean,
): FoundPage {
  const words = queryWords(query);
  return {
    to: page.to,
    title: markWords(pick(page.title, locale), words, alike),
    section: page.section && isolatedIn(locale, pick(page.section, locale)),
    sentence: withSentence ? bestSentence(page.sentences[locale], words, alike) : null,
  };
}

function bestSentence(
  sentences: readonly Sentence[],
  words: readonly string[],
  alike: ReadonlySet<string>,
): MarkedText | null {
  const terms = words.map(queryTerm);
  const isFound = (word: string) =>
    alike.has(word) ||
    terms.some(({ beginnings, whole }) => whole.includes(word) || beginnings.some((form) => word.startsWith(form)));
  let best = { sentence: sentences[0], count: 0 };
  for (const sentence of sentences) {
    const count = sentence.words.filter(isFound).length;
    if (count > best.count) best = { sentence, count };
  }
  return best.sentence ? shortened(markWords(best.sentence.text, words, alike)) : null;
}

/** Cut at spaces so that the first mark remains. */
function shortened({ text, marks }: MarkedText): MarkedText {
  if (text.length <= SENTENCE_MAX) return { text, marks };
  const start = Math.max(0, (marks[0]?.[0] ?? 0) - BEFORE_THE_FIND);
  const space = start === 0 ? 0 : text.indexOf(' ', start);
  const from = space + (SEPARATORS_BEFORE.exec(text.slice(space))?.[0].length ?? 0);
  const rest = text.slice(from, from + SENTENCE_MAX);
  const cut = from + rest.length < text.length ? rest.slice(0, rest.lastIndexOf(' ')) : rest;
  const [before, after] = [from > 0 ? '… ' : '', from + cut.length < text.length ? ' …' : ''];
  const moved = marks.map(([start, end]) => [start - from + before.length, end - from + before.length] as const);
  return {
    text: before + cut + after,
    marks: moved.filter(([, end]) => end <= before.length + cut.length),
  };
}
