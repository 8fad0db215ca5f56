import { isRightToLeft, type Locale } from './locale.ts';

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';

/**
 * What is written from left to right inside Arabic: a figure with its sign and unit, a time, a ticker, a Latin name of
 * several words. Words and figures are joined across a space, two figures are not, but for those of a phone number.
 */
const LEFT_TO_RIGHT =
  /\+\d[\d \u00a0]{6,}\d|[#$€£+\u2212]?[A-Za-z0-9]+(?:(?:\$?(?<=[A-Za-z$])[ \u00a0](?=[A-Za-z0-9])|(?<=\d)[ \u00a0](?=[A-Za-z])|[.,:/&@_+\u2212\u2013’'-]|\$)[A-Za-z0-9]+)*[%+]?/g;

/** An Arabic text whose figures, codes and Latin names keep their own order, and disturb none around them. */
export function isolateLeftToRight(text: string): string {
  return text.replace(LEFT_TO_RIGHT, (run) => LEFT_TO_RIGHT_ISOLATE + run + POP_ISOLATE);
}

/** The text without the signs that isolate: outside of pages they are letters that nobody sees. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/** The text as it is shown in a language: isolated where that one is written from right to left. */
export function isolatedIn(locale: Locale, text: string): string {
  return isRightToLeft(locale) ? isolateLeftToRight(text) : text;
}
