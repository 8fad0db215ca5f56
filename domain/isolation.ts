import { isRightToLeft, type Locale } from './locale.ts';

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';

/**
 * Runs that are written from left to right inside Arabic: a figure with its sign and unit, a time, a ticker, a Latin
 * name of several words. Words and figures are joined across a space; two figures are not, except in a phone number.
 */
const LEFT_TO_RIGHT =
  /\+\d[\d \u00a0]{6,}\d|[#$€£+\u2212]?[A-Za-z0-9]+(?:(?:\$?(?<=[A-Za-z$])[ \u00a0](?=[A-Za-z0-9])|(?<=\d)[ \u00a0](?=[A-Za-z])|[.,:/&@_+\u2212\u2013’'-]|\$)[A-Za-z0-9]+)*[%+]?/g;

/**
 * An Arabic text with its figures, codes and Latin names isolated, so that they keep their own order and do not affect
 * the text around them.
 */
export function isolateLeftToRight(text: string): string {
  return text.replace(LEFT_TO_RIGHT, (run) => LEFT_TO_RIGHT_ISOLATE + run + POP_ISOLATE);
}

/** The text without isolate characters: outside of pages they are invisible letters. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '');
}

/** The text for display in a language: isolated when that language is written from right to left. */
export function isolatedIn(locale: Locale, text: string): string {
  return isRightToLeft(locale) ? isolateLeftToRight(text) : text;
}
