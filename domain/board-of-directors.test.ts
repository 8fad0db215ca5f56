import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOn, compositionOf, DIRECTOR_KINDS, firstBoardDay, type Director } from './board-of-directors.ts';

const DAY = '2026-11-18';
const director = (of: Partial<Director>): Director => ({
  name: { en: 'A', ar: 'أ' },
  title: { en: 'Board Member', ar: 'عضو مجلس الإدارة' },
  kind: 'non-executive',
  since: '2024-04-01',
  until: null,
  committees: [],
  isWoman: false,
  ...of,
});
const boardOf = (independent: number, nonExecutive: number, executive: number) => [
  ...Array.from({ length: independent }, () => director({ kind: 'independent' })),
  ...Array.from({ length: nonExecutive }, () => director({ kind: 'non-executive' })),
  ...Array.from({ length: executive }, () => director({ kind: 'executive' })),
];
const met = (board: readonly Director[]) => compositionOf(board, DAY).map(({ rule, isMet }) => [rule, isMet]);

describe('the composition of a board', () => {
  it('needs a third of independent members, more than half that are not executive, and a woman', () => {
    expect(met(boardOf(3, 5, 1))).toEqual([
      ['independent', true],
      ['non-executive', true],
      ['women', false],
    ]);
    expect(met(boardOf(2, 5, 0))[0]).toEqual(['independent', false]);
    expect(met(boardOf(3, 1, 4))[1]).toEqual(['non-executive', false]);
    expect(met([...boardOf(3, 4, 1), director({ isWoman: true })])[2]).toEqual(['women', true]);
  });

  it('says nothing of women where a seat does not say it, or before the rule', () => {
    const board = [...boardOf(3, 4, 1), director({ isWoman: null })];
    expect(met(board).map(([rule]) => rule)).toEqual(['independent', 'non-executive']);
    expect(compositionOf(boardOf(3, 4, 1), '2020-06-01').map(({ rule }) => rule)).toEqual([
      'independent',
      'non-executive',
    ]);
    expect(compositionOf([], DAY)).toEqual([]);
  });

  it('counts each seat once', () => {
    const kinds = fc.array(fc.constantFrom(...DIRECTOR_KINDS), { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(kinds, (drawn) => {
        const [independent, others] = compositionOf(
          drawn.map((kind) => director({ kind })),
          DAY,
        );
        expect(independent!.count).toBeLessThanOrEqual(others!.count);
        expect(others!.count + drawn.filter((kind) => kind === 'executive').length).toBe(drawn.length);
      }),
    );
  });
});

describe('a board of a day', () => {
  const past = director({ since: '2018-04-01', until: '2024-03-31' });
  const present = director({ since: '2024-04-01', until: '2027-04-30' });

  it('has those whose seat began by then and has not ended', () => {
    expect(boardOn([past, present], '2024-03-31')).toEqual([past]);
    expect(boardOn([past, present], '2024-04-01')).toEqual([present]);
    expect(boardOn([past, present], '2018-03-31')).toEqual([]);
    expect(firstBoardDay([present, past])).toBe('2018-04-01');
  });
});
