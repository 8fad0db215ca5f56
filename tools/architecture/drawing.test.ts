import { describe, expect, it } from 'vitest';
import type { ImportRule } from '../checks/import-table.ts';
import { drawingOf } from './drawing.ts';
import { edgesOf, foldersOf } from './folders.ts';

const TABLE: readonly ImportRule[] = [
  { from: 'domain/', may: [] },
  { from: 'store/', may: ['domain/'] },
  { from: 'ingest/', may: ['store/', 'domain/'] },
  { from: 'server/', may: ['ingest/', 'store/', 'domain/', 'content/', 'app/'] },
  { from: 'app/', may: ['domain/'], types: ['store/'] },
  { from: 'app/ui/', may: [] },
  { from: 'app/pages/', may: ['app/ui/', 'app/context.ts', 'content/', 'domain/'], types: ['store/'] },
  { from: 'app/pages/one.ts', may: ['store/'] },
];

describe('the folders of the import table', () => {
  const reachOf = (from: string, to: string) =>
    foldersOf(TABLE)
      .find(({ name }) => name === from)
      ?.imports.get(to);

  it('are taken whole, in some files or by their types', () => {
    expect(reachOf('app/pages/', 'app/ui/')).toBe('all');
    expect(reachOf('app/pages/', 'app/')).toBe('files');
    expect(reachOf('app/pages/', 'store/')).toBe('types');
    expect(reachOf('app/ui/', 'domain/')).toBeUndefined();
  });

  it('hold those that are only named, and none of the exceptions for a file', () => {
    const names = foldersOf(TABLE).map(({ name }) => name);
    expect(names).toContain('content/');
    expect(names).not.toContain('app/pages/one.ts');
  });

  it('lead to each other by the fewest arrows', () => {
    const edges = edgesOf(foldersOf(TABLE)).map(({ from, to }) => `${from} ${to}`);
    expect(edges).toContain('server/ ingest/');
    expect(edges).not.toContain('server/ store/');
  });
});

describe('the drawing', () => {
  const svg = drawingOf(TABLE);

  it('is the same for the same table, and another for another', () => {
    expect(drawingOf(TABLE)).toBe(svg);
    expect(drawingOf([...TABLE, { from: 'live/', may: ['store/'] }])).not.toBe(svg);
  });

  it('says the whole table in words to those who do not see it', () => {
    expect(svg).toContain('role="img" aria-labelledby="title desc"');
    expect(svg).toContain('<title id="title">Which folder may import which</title>');
    expect(svg).toContain('app/pages/ imports app/ui/, content/, domain/; some files of app/; types of store/.');
    expect(svg).toContain('domain/ imports nothing.');
  });

  it('names each folder in the table, as a row and as a column, and has colours for both themes', () => {
    for (const { name } of foldersOf(TABLE)) expect(svg.split(`>${name}</text>`).length - 1).toBeGreaterThanOrEqual(2);
    expect(svg).toContain('prefers-color-scheme:dark');
  });

  it('is drawn of folders that import each other, too', () => {
    const around = [
      { from: 'a/', may: ['b/'] },
      { from: 'b/', may: ['a/'] },
      { from: 'app/x/', may: ['app/y/'] },
      { from: 'app/y/', may: ['app/x/'] },
      { from: 'app/', may: [] },
    ];
    expect(drawingOf(around)).toContain('>app/x/</text>');
  });
});
