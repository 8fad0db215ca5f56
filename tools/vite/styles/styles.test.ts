import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Family } from '#app/styles/families.ts';
import { familiesOfModules, siteFamilies } from './families-of.ts';
import { missingStyles } from './missing-styles.ts';
import { moduleOfFile, moduleOfName, nameInPage, styleModules } from './module-classes.ts';
import { familiesOfPages } from './page-families.ts';
import { LAYER_ORDER } from './style-sheets.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SITE = styleModules(ROOT);
const ROW = 'app/blocks/watch/watch-row.module.css';

describe('class names of the site', () => {
  it('say the class and the file that it is from, in every build alike', () => {
    expect(nameInPage('line', join(ROOT, ROW))).toBe('watch-row_line');
    expect(nameInPage('line', `${ROW}?direct`)).toBe('watch-row_line');
    expect([moduleOfFile(ROW), moduleOfName('watch-row_line'), moduleOfName('wrap')]).toEqual([
      'watch-row',
      'watch-row',
      null,
    ]);
  });

  it('are of one file each: no two style modules share a name, and none has the sign that ends it', () => {
    const modules = styleModules(ROOT);
    expect(modules.get('watch-row')).toBe(ROW);
    expect(modules.size).toBe(globSync('app/**/*.module.css', { cwd: ROOT }).length);
    expect([...modules.keys()].filter((name) => name.includes('_'))).toEqual([]);
  });
});

describe('the families of a style module', () => {
  const modules = new Map([
    ['watch-row', ROW],
    ['column-chooser', 'app/blocks/watch/column-chooser.module.css'],
  ]);
  const familiesOf = (table: Record<string, readonly Family[]>, texts: Record<string, string> = {}) =>
    familiesOfModules(modules, { table, read: (path) => texts[path] ?? '.row {\n}\n' });
  const saying = (names: string) => ({ [ROW]: `/* families: ${names} */\n.row {\n}\n` });

  it('are those of its own entry in the table, else of its folder’s', () => {
    const families = familiesOf({ 'blocks/watch': ['watch'], 'blocks/watch/column-chooser': ['lists'] });
    expect([families('watch-row'), families('column-chooser')]).toEqual([['watch'], ['lists']]);
  });

  it('are those of its first line when the table has no entry for it', () => {
    const families = familiesOf({ 'blocks/watch/column-chooser': ['lists'] }, saying('watch, home'));
    expect(families('watch-row')).toEqual(['watch', 'home']);
  });

  it('are known of every module of the site', () => {
    expect([...SITE.keys()].map(siteFamilies(ROOT, SITE))).toHaveLength(SITE.size);
  });

  it('stop a build when they are unknown, named twice or named for no module', () => {
    const chooser = { 'blocks/watch/column-chooser': ['lists'] } as const;
    expect(() => familiesOf({})).toThrow('does not say whose pages show it');
    expect(() => familiesOf(chooser, saying('wach'))).toThrow("no family 'wach'");
    expect(() => familiesOf({ 'blocks/watch': [] }, saying('watch'))).toThrow("so does 'blocks/watch'");
    expect(() => familiesOf({ 'blocks/watch': [], 'blocks/gone': [] })).toThrow('blocks/gone');
    expect(() => familiesOf({ 'blocks/watch': [] })('gone')).toThrow("'gone'");
  });
});

describe('the sheets of a page', () => {
  const graph: Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }> = {
    [join(ROOT, 'app/pages/status.tsx')]: { importedIds: ['view'], dynamicallyImportedIds: [] },
    view: { importedIds: [], dynamicallyImportedIds: ['later'] },
    later: { importedIds: [join(ROOT, ROW), 'view'], dynamicallyImportedIds: [] },
  };
  const found = (loaded: readonly ('watch' | 'home')[], families: readonly 'watch'[]) =>
    missingStyles(
      (id) => graph[id] ?? null,
      ROOT,
      new Map([['status', loaded]]),
      () => families,
    );

  it('must hold what it shows at once or later', () => {
    expect(found(['home'], ['watch'])).toEqual([
      expect.stringMatching(
        /^app\/pages\/status\.tsx comes to app\/blocks\/watch\/watch-row\.module\.css.*'watch'.*'home'/,
      ),
    ]);
    expect(found(['watch'], ['watch'])).toEqual([]);
    expect(found(['home'], [])).toEqual([]);
  });

  it('are the same for all addresses of its file', () => {
    const home = { page: 'home', styles: ['home'] } as const;
    expect(familiesOfPages([home, home, { page: null, styles: [] }])).toEqual(new Map([['home', ['home']]]));
    expect(() => familiesOfPages([home, { page: 'home', styles: [] }])).toThrow('pages/home.tsx');
  });

  it('name families that some block has', () => {
    const used = new Set([...SITE.keys()].flatMap(siteFamilies(ROOT, SITE)));
    expect([...familiesOfPages().values()].flat().filter((family) => !used.has(family))).toEqual([]);
  });
});

describe('the order of the layers', () => {
  it('is the one that the sources name', () => {
    const source = readFileSync(join(ROOT, 'app/styles/site.css'), 'utf8');
    expect(source.replaceAll(', ', ',')).toContain(LAYER_ORDER);
  });
});
