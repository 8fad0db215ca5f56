import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project as the checks read it: paths from its root with forward slashes. */
export interface Tree {
  files: readonly string[];
  read(file: string): string;
}

/** One problem that a check found. */
export interface Finding {
  file: string;
  line: number;
  /** What is wrong, and what to do. */
  message: string;
}

/** The repository's files: tracked ones, and new ones that are not ignored. */
export function workTree(root: string): Tree {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .sort();
  return cached({ files, read: (file) => readFileSync(join(root, file), 'utf8') });
}

/** A small tree for a test of a check. */
export function treeOf(contents: Record<string, string>): Tree {
  return { files: Object.keys(contents), read: (file) => contents[file] ?? '' };
}

function cached({ files, read }: Tree): Tree {
  const texts = new Map<string, string>();
  return {
    files,
    read(file) {
      const text = texts.get(file) ?? read(file);
      texts.set(file, text);
      return text;
    },
  };
}

/** Line number, from 1, of a position in a text. */
export function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

export function isScript(file: string): boolean {
  return /\.tsx?$/.test(file);
}
