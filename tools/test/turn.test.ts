import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HARDSHIPS, notOnTurn } from '#tests/hardships.ts';
import { journeyFile, SIDE_BY_SIDE } from '#tests/side-by-side.ts';
import { ROOT } from './program.ts';
import { commitTree } from './turn.ts';

describe('journeys of a hard life', () => {
  const trees = ['00000000aa', '00000001bb', '00000002cc'];

  it('are made in one of three commits each, and in as many of one as of another', () => {
    const left = trees.flatMap(notOnTurn);
    for (const name of HARDSHIPS) expect(left.filter((each) => each === name)).toHaveLength(2);
    expect(new Set(trees.map((tree) => notOnTurn(tree).length))).toEqual(new Set([(HARDSHIPS.length / 3) * 2]));
  });

  it('are the same for the same commit, and all of them where none is known', () => {
    expect(notOnTurn(commitTree())).toEqual(notOnTurn(commitTree()));
    expect(notOnTurn('')).toEqual([]);
  });

  it('are there, and run alone', () => {
    for (const name of HARDSHIPS) {
      expect(existsSync(join(ROOT, journeyFile(name))), name).toBe(true);
      expect(SIDE_BY_SIDE).not.toContain(name);
    }
  });
});
