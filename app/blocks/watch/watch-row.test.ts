import { describe, expect, it } from 'vitest';
import type { Quote } from '#domain/quote.ts';
import { cellText } from './watch-column.ts';
import { stateOf, type WatchRow } from './watch-row.ts';

const quote = (over: Partial<Quote>) => ({ suspended: false, trades: 3, volume: 9, ...over }) as Quote;
const row = {} as WatchRow;

describe('what a row says', () => {
  it('is that nothing has traded yet, until something has', () => {
    expect(stateOf(quote({ trades: 0, volume: 0 }))).toBe('untraded');
    expect(stateOf(quote({}))).toBe('trading');
  });

  it('is no claim about trades where the market sends no row', () => {
    expect(stateOf(null)).toBe('unheard');
  });

  it('is first of all that it is suspended', () => {
    expect(stateOf(quote({ suspended: true, trades: 0, volume: 0 }))).toBe('suspended');
  });

  it('gives turnover in millions, and never calls a small one nothing', () => {
    expect(cellText('value', quote({ value: 37_891_234_000 }), row, 'en')).toBe('37.89');
    expect(cellText('value', quote({ value: 4_000_000 }), row, 'ar')).toBe('<0.01');
    expect(cellText('value', quote({ value: 0 }), row, 'en')).toBe('--');
  });

  it('writes the change of a share below one dirham with its third decimal', () => {
    expect(cellText('change', quote({ last: 919, change: -30 }), row, 'en')).toBe('−0.030');
    expect(cellText('change', quote({ last: 7_040, change: 30 }), row, 'en')).toBe('+0.03');
  });
});
