import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { STYLES_OF } from '#app/styles/families.ts';
import { familiesByTable } from './families-of.ts';
import { missingStyles } from './missing-styles.ts';
import { moduleOfFile, moduleOfName, nameInPage, styleModules } from './module-classes.ts';
import { familiesOfPages } from './page-families.ts';
import { LAYER_ORDER } from './style-sheets.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
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

describe('the table of families', () => {
  const modules = new Map([
    ['watch-row', ROW],
    ['column-chooser', 'app/blocks/watch/column-chooser.module.css'],
  ]);

  it('rules a style module by its own line, else by its folder’s', () => {
    const families = familiesByTable(modules, { 'blocks/watch': ['watch'], 'blocks/watch/column-chooser': ['lists'] });
    expect([families('watch-row'), families('column-chooser')]).toEqual([['watch'], ['lists']]);
  });

  it('has a line for each of the site’s', () => {
    const site = styleModules(ROOT);
    const families = familiesByTable(site);
    expect([...site.keys()].map(families)).toHaveLength(site.size);
  });

  it('stops a build with styles that it does not know, and with lines for none', () => {
    expect(() => familiesByTable(modules, {})).toThrow('does not say whose pages show it');
    expect(() => familiesByTable(modules, { 'blocks/watch': [], 'blocks/gone': [] })).toThrow('blocks/gone');
    expect(() => familiesByTable(modules, { 'blocks/watch': [] })('gone')).toThrow("'gone'");
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
    const used = new Set(Object.values(STYLES_OF).flat());
    expect([...familiesOfPages().values()].flat().filter((family) => !used.has(family))).toEqual([]);
  });
});

describe('the order of the layers', () => {
  it('is the one that the sources name', () => {
    const source = readFileSync(join(ROOT, 'app/styles/site.css'), 'utf8');
    expect(source.replaceAll(', ', ',')).toContain(LAYER_ORDER);
  });
});
