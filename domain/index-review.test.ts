import { expect, it } from 'vitest';
import type { DatedBasket } from './index-level.ts';
import { indexReviews } from './index-review.ts';

const basket = (from: string, ...symbols: string[]): DatedBasket => ({
  index: 'DSXGI',
  from,
  divisor: 100,
  constituents: symbols.map((symbol) => ({ symbol, freeFloatShares: 1, capFactor: 1 })),
});

it('a review names who joined and who left, the newest first; the first basket follows none', () => {
  const baskets = [basket('2026-01-02', 'A', 'B'), basket('2026-04-01', 'A', 'C'), basket('2026-07-01', 'A', 'C')];
  expect(indexReviews(baskets)).toEqual([
    { from: '2026-07-01', joined: [], left: [], constituents: 2, divisor: 100 },
    { from: '2026-04-01', joined: ['C'], left: ['B'], constituents: 2, divisor: 100 },
  ]);
  expect(indexReviews([])).toEqual([]);
});
