import { lineAt, type Finding, type Tree } from './tree.ts';

const IN_LETTERS = /(?<![\w.])[\d.]+(?:ch|ic|ex)\b/g;

/**
 * Widths in the font's own letters: they change when the font comes, lines break elsewhere, and all below moves. A digit of
 * Plex is 0.6 em wide, so that `0.6em` for each `1ch` is the same without waiting for it.
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
