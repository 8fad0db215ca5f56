import { describe, expect, it } from 'vitest';
import { checkImports } from './import-rules.ts';
import { treeOf } from './tree.ts';

const STANDING = {
  'domain/time.ts': 'export type Instant = number;',
  'domain/session.ts': 'export const x = 1;',
  'store/store.ts': 'export interface Store {}\nexport const open = 1;',
  'upstream/records.ts': 'export interface Row {}',
  'app/ui/card.tsx': 'export const Card = 1;',
  'app/blocks/movers/movers.tsx': 'export const Movers = 1;',
  'app/layouts/default.tsx': 'export default 1;',
  'app/pages/home.tsx': 'export default function Home() {}',
  'app/data/home/home.ts': 'export const data = 1;',
  'app/context.ts': 'export const context = 1;',
  'app/exports/rows.ts': 'export const r = 1;',
  'exchange.config.ts': 'export const exchange = 1;',
};

function findings(file: string, source: string): string[] {
  return checkImports(treeOf({ ...STANDING, [file]: source })).map(
    (found) => `${found.file}:${found.line} ${found.message}`,
  );
}

describe('who may import whom', () => {
  it.each([
    ['domain/quote.ts', "import { x } from './session.ts';"],
    ['store/sql.ts', "import type { Instant } from '#domain/time.ts';"],
    ['app/data/home/week.ts', "import type { Store } from '#store/store.ts';"],
    ['app/data/home/week.ts', "import { type Store } from '#store/store.ts';\nimport { data } from './home.ts';"],
    ['app/data/home/week.ts', "import type { Movers } from '#app/blocks/movers/movers.tsx';"],
    ['app/blocks/board/board.tsx', "import type { data } from '#app/data/home/home.ts';"],
    ['app/pages/home.tsx', "import { data } from '#app/data/home/home.ts';\nexport default 1;"],
    ['app/blocks/board/board.tsx', "import { Card } from '#app/ui/card.tsx';\nimport { x } from '#domain/session.ts';"],
    ['server/main.ts', "import { context } from '#app/context.ts';\nimport { open } from '#store/store.ts';"],
    ['exchange/main.ts', "import { exchange } from '#exchange.config.ts';"],
    ['app/exports/rows.ts', "import { data } from '#app/data/home/home.ts';"],
    ['exchange/market.ts', "import type { Row } from '#upstream/records.ts';"],
    [
      'tests/any.test.ts',
      "import { open } from '#store/store.ts';\nimport { Movers } from '#app/blocks/movers/movers.tsx';",
    ],
    [
      'app/root.tsx',
      "import type { Route } from './+types/root';\nimport { messages } from '#messages/compiled/en.ts';",
    ],
  ])('%s may: %s', (file, source) => {
    expect(findings(file, source)).toEqual([]);
  });

  it.each([
    ['domain/quote.ts', "import { open } from '#store/store.ts';", 'domain/ may not import store/store.ts'],
    [
      'domain/quote.ts',
      "import { readFileSync } from 'node:fs';",
      "domain/ imports nothing from outside, not 'node:fs'",
    ],
    ['exchange/market.ts', "import { Row } from '#upstream/records.ts';", "write 'import type'"],
    ['store/sql.ts', "import { Row } from '#upstream/records.ts';", 'store/ may not import upstream/records.ts'],
    ['upstream/calls.ts', "export * from '#store/store.ts';", 'upstream/ may not import store/store.ts'],
    ['app/data/home/week.ts', "import { open } from '#store/store.ts';", "write 'import type'"],
    ['app/data/home/week.ts', "export const store = await import('#store/store.ts');", "write 'import type'"],
    ['app/data/home/week.ts', "import Home from '#app/pages/home.tsx';", 'may not import app/pages/home.tsx'],
    [
      'app/data/home/week.ts',
      "import { Movers } from '#app/blocks/movers/movers.tsx';",
      'app/data/ may take types from app/blocks/movers/movers.tsx, not values',
    ],
    ['app/blocks/board/board.tsx', "import { data } from '#app/data/home/home.ts';", "write 'import type'"],
    ['app/pages/circulars.tsx', "import Home from './home.tsx';\nexport default Home;", 'no page imports another'],
    [
      'app/pages/circulars.tsx',
      "import type { Row } from '#upstream/records.ts';",
      'app/pages/ may not import upstream/records.ts',
    ],
    ['app/ui/table.tsx', "import { x } from '#domain/session.ts';", 'app/ui/ may not import domain/session.ts'],
    [
      'app/blocks/board/board.tsx',
      "import Home from '#app/pages/home.tsx';",
      'app/blocks/ may not import app/pages/home.tsx',
    ],
    [
      'app/blocks/board/board.tsx',
      "import { context } from '#app/context.ts';",
      'app/blocks/ may not import app/context.ts',
    ],
    ['app/exports/rows.ts', "import { Card } from '#app/ui/card.tsx';", 'app/exports/ may not import app/ui/card.tsx'],
    ['app/pages/circulars.tsx', "import { r } from '#app/exports/rows.ts';", 'may not import app/exports/rows.ts'],
    ['server/pages.ts', "import { Card } from '#app/ui/card.tsx';", 'server/ may not import app/ui/card.tsx'],
  ])('%s may not: %s', (file, source, reason) => {
    const found = findings(file, source);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(reason);
  });
});

describe('how an import is written', () => {
  it('is by # across folders', () => {
    expect(findings('store/sql.ts', "\nimport { x } from '../domain/session.ts';")).toEqual([
      "store/sql.ts:2 '../domain/session.ts' leaves store: write '#domain/session.ts'.",
    ]);
  });

  it('is relative inside a folder', () => {
    expect(findings('domain/quote.ts', "import { x } from '#domain/session.ts';")).toEqual([
      "domain/quote.ts:1 '#domain/session.ts' is inside domain: write a relative path.",
    ]);
  });

  it('is by # in app, where it leaves its folder', () => {
    expect(findings('app/data/home/home.ts', "import { context } from '../../context.ts';")).toEqual([
      "app/data/home/home.ts:1 '../../context.ts' leaves its folder: write '#app/context.ts'.",
    ]);
  });

  it('names the file with its ending', () => {
    expect(findings('domain/quote.ts', "import { x } from './session';")[0]).toContain('leads nowhere');
  });
});
