import { describe, expect, it } from 'vitest';
import { checkDomainPurity } from './domain-purity.ts';
import { checkFontWidths } from './font-widths.ts';
import { checkMachinePaths } from './machine-paths.ts';
import { checkNames } from './names.ts';
import { checkSiteMap } from './site-map.ts';
import { treeOf } from './tree.ts';

describe('the market rules', () => {
  const impure = (source: string) =>
    checkDomainPurity(treeOf({ 'domain/session.ts': source })).map(({ message }) => message);

  it.each([
    ['const now = Date.now();', 'Date.now'],
    ['const now = new Date();', 'new Date() without a time'],
    ['const now = Date();', 'Date()'],
    ['const x = Math.random();', 'Math.random'],
    ['const x = process.env.TZ;', 'process'],
    ['await fetch("x");', 'fetch'],
    ['const x = { fetch };', 'fetch'],
    ['const x = import.meta.env;', 'import.meta'],
  ])('may not say %s', (source, what) => {
    expect(impure(source)).toContain(`${what} in domain: pass it in.`);
  });

  it.each([
    'const d = new Date(0);',
    'const d = Date.UTC(2026, 0);',
    'const x = { fetch: 1 };',
    'const x = order.process;',
  ])('may say %s', (source) => {
    expect(impure(source)).toEqual([]);
  });

  it('may be tested with a clock', () => {
    expect(checkDomainPurity(treeOf({ 'domain/a.test.ts': 'Date.now();', 'server/a.ts': 'Date.now();' }))).toEqual([]);
  });
});

describe('names', () => {
  it.each(['app/utils/a.ts', 'server/lib/b.ts', 'domain/helpers.ts', 'app/common/x.css', 'store/misc/readme.txt'])(
    '%s says nothing of what it holds',
    (file) => {
      expect(checkNames(treeOf({ [file]: '' }))).toHaveLength(1);
    },
  );

  it.each(['app/PriceLadder.tsx', 'domain/priceLadder.ts', 'app/price_ladder.css'])(
    '%s is not in kebab case',
    (file) => {
      expect(checkNames(treeOf({ [file]: '' }))).toHaveLength(1);
    },
  );

  it.each([
    'domain/price-ladder.test.ts',
    'app/entry.client.tsx',
    'README.md',
    'app/ui/card.module.css',
    '.oxlintrc.json',
    'messages/en/common.po',
  ])('%s is a good name', (file) => {
    expect(checkNames(treeOf({ [file]: '' }))).toEqual([]);
  });
});

describe('paths of one machine', () => {
  const found = (text: string) => checkMachinePaths(treeOf({ 'docs/a.md': text })).map(({ line }) => line);
  const path = (...parts: string[]) => ['', ...parts].join('/');

  it('are found with their line', () => {
    expect(found(`a\nsee ${path('work', 'main')} and ${path('root', '.npmrc')}\n${path('tmp', 'x', 'y')}`)).toEqual([
      2, 2, 3,
    ]);
  });

  it('are not addresses, folders of the project or packages', () => {
    expect(found('app/work/a, https://example.org/root/x, ./root/, ../tmp/a, #root/x, /work')).toEqual([]);
  });
});

describe('widths', () => {
  it.each(['.lead { max-inline-size: 34ch; }', '.lead { width: min(100%, 4.5ex); }'])(
    '%s waits for the font',
    (css) => {
      expect(checkFontWidths(treeOf({ 'app/a.css': `\n${css}` }))).toMatchObject([{ file: 'app/a.css', line: 2 }]);
    },
  );

  it('in em, px and classes of the same letters do not', () => {
    expect(
      checkFontWidths(treeOf({ 'app/a.css': '.a2ch { width: 20.4em; }', 'app/b.tsx': '"max-w-[40.8em]"' })),
    ).toEqual([]);
  });
});

describe('the site map', () => {
  const page = 'export default function Page() {}';

  it('names each address once and each built page with its file', () => {
    const map = [
      { name: 'home', path: '/', page: 'home' },
      { name: 'home', path: '/', page: null },
      { name: 'news', path: '/news', page: 'news' },
    ];
    expect(checkSiteMap(treeOf({ 'app/pages/home.tsx': page }), map).map(({ message }) => message)).toEqual([
      "The name 'home' stands twice.",
      "The address '/' stands twice.",
      "'news' is said to be built, but app/pages/news.tsx is missing.",
    ]);
  });

  it('leads to every file among the pages', () => {
    const tree = treeOf({
      'app/pages/lost.tsx': page,
      'app/pages/part.ts': 'export const part = 1;',
      'app/pages/not-found.tsx': page,
    });
    expect(checkSiteMap(tree, [])).toMatchObject([{ file: 'app/pages/lost.tsx' }, { file: 'app/pages/part.ts' }]);
  });
});
