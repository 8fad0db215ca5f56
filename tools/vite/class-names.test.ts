import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { classNumbers, shortClassNames } from './class-names.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('class names of the built site', () => {
  it('stand for one class of one file each', () => {
    const nameOf = shortClassNames(ROOT);
    const classes = globSync('app/**/*.module.css', { cwd: ROOT }).flatMap((file) =>
      [...classNumbers(readFileSync(join(ROOT, file), 'utf8')).keys()].map((name) => nameOf(name, join(ROOT, file))),
    );
    expect(classes.length).toBeGreaterThan(100);
    expect(new Set(classes).size).toBe(classes.length);
  });

  it('are the same for every build of the same files', () => {
    const file = join(ROOT, 'app/ui/icon.module.css');
    expect(shortClassNames(ROOT)('icon', file)).toBe(shortClassNames(ROOT)('icon', `${file}?direct`));
  });

  it('are given to animations too', () => {
    const file = join(ROOT, 'app/blocks/header/menu-list.module.css');
    expect(shortClassNames(ROOT)('settle', file)).toMatch(/^_[A-Za-z]+$/);
  });

  it('are not taken from comments', () => {
    expect([...classNumbers('/* .no */ .a .b:hover{margin:.5em} .a{}').keys()]).toEqual(['a', 'b']);
  });
});
