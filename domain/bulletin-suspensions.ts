import { normaliseArabic } from './arabic.ts';
import type { Bilingual } from './bilingual.ts';
import { headlineLines, type DisclosureWindow } from './bulletin-disclosures.ts';
import type { Names, SuspensionLine } from './bulletin-lines.ts';
import type { Disclosure } from './disclosure.ts';

/**
 * No service gives the days on which securities are suspended, moved or removed, but headlines of announcements do
 * (docs/contracts.md, Headlines). The first match decides. Arabic patterns are in the form that `normaliseArabic`
 * returns.
 */
const HEADLINES: readonly [SuspensionLine['kind'], RegExp][] = [
  ['resumption', /\bresum\w+|\blift\w* .*\bsuspension|استيناف (ال)?تداول|رفع (ال)?ايقاف/],
  ['suspension', /\b(suspen(d\w*|sion)|halt(s|ed)?)\b|ايقاف .{0,12}(ال)?تداول|تعليق (ال)?تداول/],
  ['removal', /\bde-?list\w*|\bremov\w+ from (listing|trading)|الغا (ال)?ادراج/],
  ['move', /\b(mov\w+|transfer\w*) .*\bto the (main|second) market|نقل .*الي السوق (الرييسي|الثاني)/],
];
/** Symbols are written in Latin letters in every language. */
const WORDS = /[^A-Z0-9]+/;

/** The announcements in a period that suspend, move or remove a security, or let it trade again, oldest first. */
export function suspensionLines(
  announcements: readonly Disclosure[],
  published: DisclosureWindow,
  names: Names,
): SuspensionLine[] {
  return headlineLines(announcements, published).flatMap(({ id, at, headline }) => {
    const kind = kindOf(headline);
    return kind ? [{ id, at, kind, symbol: symbolIn(headline, names), headline }] : [];
  });
}

/**
 * What a headline says of a security's trading; undefined when it does not name the security, or says something else.
 */
export function suspensionKind(headline: Partial<Bilingual>, symbol: string): SuspensionLine['kind'] | undefined {
  return wordsOf(headline).includes(symbol) ? kindOf(headline) : undefined;
}

function kindOf(headline: Partial<Bilingual>): SuspensionLine['kind'] | undefined {
  const texts = Object.values(headline).map((text) => normaliseArabic(text ?? ''));
  return HEADLINES.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0];
}

function symbolIn(headline: Bilingual, names: Names): string | null {
  return wordsOf(headline).find((word) => names.has(word)) ?? null;
}

function wordsOf(headline: Partial<Bilingual>): string[] {
  return Object.values(headline).flatMap((text) => (text ?? '').split(WORDS));
}
