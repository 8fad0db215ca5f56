import { plainText, runsOf } from '#domain/article-words.ts';
import type { Block, Flow } from '#domain/article.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReadArticle } from '../../content/article.ts';
import type { Finding } from '../tree.ts';

const ARABIC_LETTER = /[\u0621-\u064a]/;
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;
const LATIN_LETTER = /[A-Za-z]/;

/** Texts not in their page's script, or with digits other than Latin. */
export function checkScript({ file, article, lines }: ReadArticle, locale: Locale): Finding[] {
  const front = (['title', 'description', 'lead'] as const).flatMap((key) =>
    problems([article[key]], [article[key]], locale).map((message) => ({
      file,
      line: 1,
      message: `${key}: ${message}`,
    })),
  );
  const blocks = article.blocks.flatMap((block, index) =>
    problems(sentencesOf(block), runsOf(block).map(plainText), locale).map((message) => ({
      file,
      line: lines[index] ?? 1,
      message,
    })),
  );
  return [...front, ...blocks];
}

/** `sentences` must be in the page's letters; `all` must not contain the other script's. */
function problems(sentences: readonly string[], all: readonly string[], locale: Locale): string[] {
  const digits = all.filter((text) => ARABIC_DIGIT.test(text)).map((text) => `Digits are Latin: ${quoted(text)}.`);
  const letters =
    locale === 'en'
      ? all.filter((text) => ARABIC_LETTER.test(text)).map((text) => `Arabic letters in English: ${quoted(text)}.`)
      : sentences
          .filter((text) => LATIN_LETTER.test(text) && !ARABIC_LETTER.test(text))
          .map((text) => `No Arabic letter: ${quoted(text)}.`);
  return [...digits, ...letters];
}

function quoted(text: string): string {
  return `'${text.length > 60 ? `${text.slice(0, 60)}…` : text}'`;
}

/** The sentences of a block; cells and figures may be a code or a name. */
function sentencesOf(block: Block): string[] {
  if (block.type === 'steps' || block.type === 'questions') {
    const parts = block.type === 'steps' ? block.steps : block.questions;
    return parts.flatMap(({ title, body }) => [plainText(title), ...body.flatMap(flowSentences)]);
  }
  if (block.type === 'heading' || block.type === 'lead') return [plainText(block.children)];
  if (block.type === 'call' || block.type === 'quote') return runsOf(block).map(plainText);
  return block.type === 'paragraph' || block.type === 'list' ? flowSentences(block) : [];
}

function flowSentences(flow: Flow): string[] {
  if (flow.type === 'paragraph') return [plainText(flow.children)];
  return flow.type === 'list' ? flow.items.flat().flatMap(flowSentences) : [];
}
