import { lineAt, type Finding, type Tree } from './tree.ts';

const IN_LETTERS = /(?<![\w.])[\d.]+(?:ch|ic|ex)\b/g;

/**
 * Widths in `ch` units of the font: they change when the font loads, lines break elsewhere, and everything below moves.
 * A digit of Plex is 0.6 em wide, so `0.6em` for each `1ch` is the same without waiting for the font.
 */
export function checkFontWidths(tree: Tree): Finding[] {
  const files = tree.files.filter(
    (file) => file.startsWith('app/') && /\.(css|tsx)$/.test(file) && !file.includes('.test.'),
  );
  return files.flatMap((file) => {
    const text = tree.read(file);
    return [...text.matchAll(IN_LETTERS)].map(({ index }) => ({
      file,
      line: lineAt(text, index),
      message: 'A width in letters of the font moves the page when the font comes: say it in em.',
    }));
  });
}
