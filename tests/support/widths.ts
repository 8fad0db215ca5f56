import { readdirSync, readFileSync } from 'node:fs';

const ASSETS = new URL('../../build/client/assets/', import.meta.url);
const NARROWEST = 320;
const WIDEST = 1680;
/** Usual screens, whatever the style sheet says. */
const USUAL = [NARROWEST, 360, 390, 768, 1024, 1280, 1440, WIDEST];

/** Both sides of every width at which the style sheet changes the page, and the usual screens, from narrow to wide. */
export function tellingWidths(): number[] {
  const sheets = readdirSync(ASSETS).filter((file) => file.endsWith('.css'));
  const borders = sheets.flatMap((file) => bordersIn(readFileSync(new URL(file, ASSETS), 'utf8')));
  if (borders.length === 0)
    throw new Error('The style sheet has no width at which it changes: how it is read is out of date.');
  return [...new Set([...USUAL, ...borders])]
    .filter((width) => width >= NARROWEST && width <= WIDEST)
    .sort((a, b) => a - b);
}

/** `(max-width:760px)` and `(width<=760px)` end at 760, `(min-width:761px)` and `(width>760px)` begin at 761. */
function bordersIn(css: string): number[] {
  const media = css.match(/@media[^{]+/g) ?? [];
  return media.flatMap((query) => [
    ...[...query.matchAll(/max-width:\s*(\d+)px|width\s*<=\s*(\d+)px|width\s*>\s*(\d+)px/g)].flatMap(lastSides(0)),
    ...[...query.matchAll(/min-width:\s*(\d+)px|width\s*>=\s*(\d+)px|width\s*<\s*(\d+)px/g)].flatMap(lastSides(-1)),
  ]);
}

/** The last width of one side and the first of the other. */
function lastSides(from: number) {
  return (match: RegExpMatchArray) => {
    const width = Number(match.slice(1).find(Boolean));
    return [width + from, width + from + 1];
  };
}
