import { parseFile } from './syntax.ts';
import type { Tree } from './tree.ts';

export interface Comment {
  text: string;
  /** Start position in the file. */
  start: number;
}

/** The comments of a script, a style sheet, or a file whose comments begin with '#'. */
export function commentsOf(tree: Tree, file: string): Comment[] {
  if (/\.(tsx?|mjs)$/.test(file))
    return parseFile(tree, file).comments.map(({ value, start }) => ({ text: value, start }));
  const pattern = file.endsWith('.css') ? /\/\*[\s\S]*?\*\//g : /(?<=^\s*)#.*$/gm;
  return [...tree.read(file).matchAll(pattern)].map((match) => ({ text: match[0], start: match.index }));
}
