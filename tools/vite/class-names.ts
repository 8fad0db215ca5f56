import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const MODULES = 'app/**/*.module.css';
const NAME = /(?:\.|@keyframes\s+|@counter-style\s+)([A-Za-z_][\w-]*)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Names the classes of style modules `_a`, `_b`, … by one list of them all, the same in the browser's build and the
 * server's. A name with a hash stands in the sheet, the page and the script, and no compression makes it small: the site's
 * sheet is a seventh lighter without.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  for (const file of globSync(MODULES, { cwd: root }).sort()) {
    const before = names.size;
    for (const [name, number] of classNumbers(readFileSync(join(root, file), 'utf8'))) {
      names.set(`${file} ${name}`, `_${inLetters(before + number)}`);
    }
  }
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*/, '')).replaceAll('\\', '/');
    const short = names.get(`${path} ${name}`);
    if (!short) throw new Error(`The class '${name}' of ${path} was not there when the build began.`);
    return short;
  };
}

/** The names that a style module gives, each with its number from 0 on; what only a comment says is none. */
export function classNumbers(css: string): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [, name = ''] of css.replace(/\/\*[^]*?\*\//g, '').matchAll(NAME)) {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
  }
  return numbers;
}

function inLetters(count: number): string {
  const rest = Math.floor(count / LETTERS.length);
  return (rest > 0 ? inLetters(rest - 1) : '') + LETTERS[count % LETTERS.length];
}
