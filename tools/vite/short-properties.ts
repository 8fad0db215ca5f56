import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { finishedSheets } from './finished-sheets.ts';

const STYLES = 'app/**/*.css';
const SCRIPTS = 'app/**/*.{ts,tsx}';
const NAME = /--[a-z][\w-]*/g;
const DIGITS = 36;

/**
 * Names the custom properties of the sheets `--a`, `--b`, … by one list of them all, the most used first. Those that a
 * script names keep their names.
 */
export function shortNames(sheets: readonly string[], scripts: readonly string[]): Map<string, string> {
  const kept = new Set(scripts.flatMap((script) => script.match(NAME) ?? []));
  const uses = new Map<string, number>();
  for (const name of sheets.flatMap((sheet) => sheet.match(NAME) ?? [])) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses.keys()]
    .filter((name) => !kept.has(name))
    .sort((a, b) => uses.get(b)! - uses.get(a)! || (a < b ? -1 : 1));
  return new Map(names.map((name, place) => [name, `--_${place.toString(DIGITS)}`]));
}

export function withShortNames(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(NAME, (name) => names.get(name) ?? name);
}

/** The finished sheets with short names: a fiftieth lighter. */
export function shortProperties(root: string): Plugin {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const names = shortNames(read(STYLES), read(SCRIPTS));
  return finishedSheets('short-properties', (css) => withShortNames(css, names));
}
