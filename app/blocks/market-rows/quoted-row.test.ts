import { describe, expect, it } from 'vitest';
import { hasTraded, indicativeRows, orderedChanges, type QuotedRow } from './quoted-row.ts';

const row = (over: Partial<QuotedRow>): QuotedRow => ({
  symbol: 'AAA',
  name: 'A',
  line: null,
  last: null,
  previousClose: 2_000,
  change: null,
  changePercent: null,
  volume: 0,
  value: 0,
  trades: 0,
  indicativePrice: null,
  indicativeVolume: null,
  suspended: false,
  ...over,
});

describe('the board before the opening', () => {
  it('shows what the auction would trade, against the previous close', () => {
    const [shown] = indicativeRows([row({ indicativePrice: 2_100, indicativeVolume: 300 })]);
    expect(shown).toMatchObject({ last: 2_100, change: 100, changePercent: 5_000, volume: 300, value: 630_000 });
  });

  it('leaves out securities that the auction would not trade', () => {
    expect(indicativeRows([row({})])).toEqual([]);
  });

  it('has not traded while nothing has', () => {
    expect(hasTraded([row({ indicativePrice: 2_100 })])).toBe(false);
    expect(hasTraded([row({}), row({ trades: 1 })])).toBe(true);
  });
});

describe('the order of the lattice', () => {
  it('runs from the largest rise to the largest fall, the untraded even', () => {
    expect(orderedChanges([row({ changePercent: -500 }), row({}), row({ changePercent: 900 })])).toEqual([
      900, 0, -500,
    ]);
  });
});
