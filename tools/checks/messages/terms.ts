import { normaliseArabic } from '#domain/arabic.ts';
import { messagesOf, type Message, type MessageLocale } from '../../messages/catalog.ts';
import type { Finding, Tree } from '../tree.ts';
import { shapeOf } from './icu.ts';
import { readTerms, TERMS_FILE, type Terms } from './terms-source.ts';

/** Prefixes written together with an Arabic word: and, so, with, for, as, the. */
const PREFIX = /^[وف]?(?:[بكل]?ال|لل|[بكل])?/;
/** Suffixes of number, gender, case and possession, in the folded form of `normaliseArabic`. */
const SUFFIX = /^(?:[هاكيت]|ات|ين|ون|ان|تا|تي|يه|يا|نا)?(?:ه|ها|هم|هما|ك|نا)?$/;
const ARTICLE = /^ال(?=..)/;
const ENDING = /(?<=...)(?:ات|ين|ون|ان|ه|ا)$/;

/** Texts whose English has a term and whose Arabic lacks its rendering. */
export function checkTerms(tree: Tree): Finding[] {
  if (!tree.files.includes(TERMS_FILE)) return [];
  const terms = readTerms(tree.read(TERMS_FILE));
  const arabic = new Map(messagesIn(tree, 'ar').map((message) => [message.id, message]));
  const used = new Set<string>();
  const findings = messagesIn(tree, 'en').flatMap((english) => {
    const other = arabic.get(english.id);
    return other ? lacking(english, other, terms, used) : [];
  });
  const idle = Object.keys(terms.except).filter((id) => !used.has(id));
  return [...findings, ...idle.map((id) => finding(TERMS_FILE, 1, `'${id}' needs no exception: remove it.`))];
}

function messagesIn(tree: Tree, locale: MessageLocale): Message[] {
  const files = tree.files.filter((file) => file.startsWith(`messages/${locale}/`) && file.endsWith('.po'));
  return files.flatMap((file) => messagesOf(tree.read(file), file));
}

function lacking(english: Message, arabic: Message, terms: Terms, used: Set<string>): Finding[] {
  const words = arabicWords(shapeOf(arabic.text).words);
  return termsIn(shapeOf(english.text).words, terms).flatMap(([term, renderings]) => {
    if (renderings.some((rendering) => hasPhrase(words, rendering))) return [];
    if (terms.except[english.id] === term) {
      used.add(english.id);
      return [];
    }
    const message = `'${english.id}' says “${term}” in English: the Arabic term is ${renderings[0]} (${TERMS_FILE}).`;
    return [finding(arabic.file, arabic.line, message)];
  });
}

/** The terms of an English text, longest first: a shorter one inside a longer one is not counted again. */
export function termsIn(text: string, { terms, also, labels }: Terms): [term: string, renderings: string[]][] {
  const label = Object.entries(labels).filter(([term]) => term.toLowerCase() === text.trim().toLowerCase());
  let rest = text;
  const longestFirst = Object.entries({ ...terms, ...also }).sort(([a], [b]) => b.length - a.length);
  const contained = longestFirst.filter(([term]) => {
    const pattern = new RegExp(`(?<![\\w-])${term}(?:s|es)?(?![\\w-])`, 'gi');
    const before = rest;
    rest = rest.replace(pattern, ' · ');
    return rest !== before;
  });
  return [...label, ...contained];
}

/** True when the words of a rendering are consecutive, each in any inflection. */
export function hasPhrase(words: readonly string[], rendering: string): boolean {
  const phrase = arabicWords(rendering);
  return words.some((_, start) => phrase.every((word, index) => isFormOf(words[start + index] ?? '', word)));
}

export function arabicWords(text: string): string[] {
  return normaliseArabic(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function isFormOf(word: string, term: string): boolean {
  if (word === term) return true;
  const base = term.replace(ARTICLE, '').replace(ENDING, '');
  return [word, ...withoutPrefix(word)].some((bare) => bare.startsWith(base) && SUFFIX.test(bare.slice(base.length)));
}

/** The word itself and without each possible prefix: وبالسعر → بالسعر, السعر, سعر. */
function withoutPrefix(word: string): string[] {
  const longest = PREFIX.exec(word)?.[0].length ?? 0;
  return Array.from({ length: longest }, (_, cut) => word.slice(cut + 1));
}

function finding(file: string, line: number, message: string): Finding {
  return { file, line, message };
}
