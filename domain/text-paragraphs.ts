import { latinDigits, normaliseArabic } from './arabic.ts';

/** A line of at least this fraction of the longest continues in the next, unless it ends a sentence. */
const FULL_LINE = 0.75;
const SENTENCE_END = /[.:!?؟]$/;
/** Maximum number of printed lines of a headline. */
const HEADLINE_LINES = 4;

/** The paragraphs of a text whose lines break as on the printed page. */
export function paragraphsIn(text: string): string[] {
  return joined(linesIn(text));
}

/** The text of a document without page numbers, each of which is at the end of its page or on a line of its own. */
export function textOfPages(pages: readonly string[]): string {
  return pages.map((text, at) => withoutNumber(linesIn(text), at + 1).join('\n')).join('\n');
}

function withoutNumber(lines: readonly string[], page: number): string[] {
  const number = `(?:[-–—|]\\s*)?(?:(?:page|صفحة)\\s*)?${page}(?:\\s*(?:/|of|من)\\s*\\d+)?(?:\\s*[-–—|])?$`;
  const isAlone = new RegExp(`^${number}`, 'i');
  const last = latinDigits(lines.at(-1) ?? '').search(new RegExp(`(?<!\\S)${number}`, 'i'));
  const without = last < 0 ? lines : [...lines.slice(0, -1), lines.at(-1)!.slice(0, last).trim()];
  return without.filter((line, at) => line !== '' && !(at === 0 && isAlone.test(latinDigits(line))));
}

/**
 * The text of a letter after its headline, in paragraphs; the whole text when the headline is not found. `pages` are
 * the texts of its pages.
 */
export function wordsBelow(headline: string, pages: readonly string[]): string[] {
  const lines = linesIn(textOfPages(pages));
  const wanted = lettersOf(headline);
  const from = lines.findIndex((_, at) => endOf(lines, at, wanted) !== null);
  return joined(from < 0 ? lines : lines.slice(endOf(lines, from, wanted)!));
}

/** The index of the line after the headline that starts here; null when it does not. */
function endOf(lines: readonly string[], from: number, wanted: string): number | null {
  for (let to = from + 1; to <= from + HEADLINE_LINES; to += 1)
    if (lettersOf(lines.slice(from, to).join(' ')) === wanted) return to;
  return null;
}

function linesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function joined(lines: readonly string[]): string[] {
  const full = FULL_LINE * Math.max(0, ...lines.map(({ length }) => length));
  const paragraphs: string[] = [];
  lines.forEach((line, at) => {
    const above = lines[at - 1];
    if (above !== undefined && above.length >= full && !SENTENCE_END.test(above))
      paragraphs.push(`${paragraphs.pop()} ${line}`);
    else paragraphs.push(line);
  });
  return paragraphs;
}

/** Only letters and digits: print varies spaces and punctuation. */
function lettersOf(text: string): string {
  return normaliseArabic(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
