import { describe, expect, it } from 'vitest';
import { rulerLayout } from './price-ruler.ts';

const LIMITS = { lower: 4_000, upper: 5_000 };
const PRICES = { previousClose: 4_400, low: 4_200, high: 4_800, vwap: 4_500, last: 4_600 };

describe('the price ruler', () => {
  it('runs from the lower to the upper limit', () => {
    const { marks, labels } = rulerLayout(PRICES, LIMITS);
    expect(marks).toEqual({
      range: { x1: '20%', x2: '80%' },
      previousClose: { x1: '40%', x2: '40%' },
      vwap: { x1: '50%', x2: '50%' },
      last: { x1: '60%', x2: '60%' },
    });
    expect(labels.last).toEqual({ x: '60%', anchor: 'middle', value: '4.60', tight: false });
  });

  it('keeps a price beyond the limits at the edge, and its label within', () => {
    const { marks, labels } = rulerLayout({ ...PRICES, last: 9_999 }, LIMITS);
    expect(marks.last).toEqual({ x1: '100%', x2: '100%' });
    expect(labels.last?.anchor).toBe('end');
  });

  it('has no mark and no label for a price that there is none of', () => {
    const { marks, labels } = rulerLayout({ ...PRICES, low: null, high: null, vwap: null, last: null }, LIMITS);
    expect([marks.range, marks.vwap, marks.last]).toEqual([null, null, null]);
    expect([labels.last, labels.low, labels.high, labels.vwap, labels.today]).toEqual([null, null, null, null, null]);
  });

  it('names a narrow range once, and leaves out a label that would run into a better one', () => {
    const { labels } = rulerLayout({ ...PRICES, low: 4_480, high: 4_520, last: 4_410 }, LIMITS);
    expect(labels.today).toMatchObject({ x: '50%', value: '4.48 – 4.52' });
    expect([labels.low, labels.high, labels.previousClose]).toEqual([null, null, null]);
  });

  it('shows a label beside another on wide pages alone, where a phone has no room for both', () => {
    const { labels } = rulerLayout({ ...PRICES, last: 4_600 }, LIMITS);
    expect(labels.previousClose?.tight).toBe(true);
    expect(labels.vwap?.tight).toBe(false);
  });
});
