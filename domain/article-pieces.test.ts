import { describe, expect, it } from 'vitest';
import { piecesOf, sourceName } from './article-pieces.ts';

const titled = (id: string) => ({ id, title: [id], body: [] });

describe('the pieces of an article', () => {
  it('are its blocks, and each step and question by itself, with the id that a link names', () => {
    const pieces = piecesOf([
      { type: 'heading', level: 2, id: 'how', children: ['How'] },
      { type: 'paragraph', children: ['a'] },
      { type: 'steps', steps: [titled('one'), titled('two')] },
      { type: 'questions', questions: [titled('why')] },
    ]);
    expect(pieces.map(({ id, number, block: { type } }) => [type, id, number])).toEqual([
      ['heading', 'how', null],
      ['paragraph', null, null],
      ['steps', 'one', 1],
      ['steps', 'two', 2],
      ['questions', 'why', 1],
    ]);
    expect(pieces[3]?.block).toEqual({ type: 'steps', steps: [titled('two')] });
  });
});

describe('a block that the site fills', () => {
  it.for([
    [{ type: 'securities', kind: 'reit', take: 6 }, '::securities{kind=reit take=6}'],
    [{ type: 'index', code: 'general' }, '::index{code=general}'],
    [{ type: 'part', name: 'contracts', settings: { root: 'all' } }, '::part{name=contracts root=all}'],
    [{ type: 'providers' }, '::providers'],
  ] as const)('is named as in the source: %o', ([block, name]) => {
    expect(sourceName(block)).toBe(name);
  });
});
