import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightScale } from '#app/blocks/plot/height-scale.ts';
import { ln, logScale } from '#app/blocks/plot/log-scale.ts';
import { alongside, packBars, unpackBars } from './chart-data.ts';
import { chartQuery, parseChart, PRICES, SCALES, SHAPES, STUDIES } from './chart-view.ts';
import { groupsOf, joinBars, pricePlot } from './plot.ts';
import { rebased } from './rebased.ts';
import { shifted, zoomed } from './use-seen.ts';

const price = fc.integer({ min: 1, max: 5_000_000 });
const bar = fc.tuple(price, price, price, price).map(([open, close, up, down]) => ({
  date: '2026-01-05',
  open,
  close,
  high: Math.max(open, close) + up,
  low: Math.max(1, Math.min(open, close) - down),
  volume: open,
  value: null,
}));
const bars = fc.array(bar, { minLength: 1, maxLength: 300 });

describe('the address of a chart', () => {
  const view = fc.record({
    range: fc.constantFrom('5D' as const, '6M' as const, 'All' as const),
    from: fc.constant(null),
    to: fc.constant(null),
    shape: fc.constantFrom(...SHAPES),
    scale: fc.constantFrom(...SCALES),
    prices: fc.constantFrom(...PRICES),
    studies: fc.subarray([...STUDIES]),
    compare: fc.subarray(['DSXGI', 'A_B', 'TAKAFUL-EM', 'X']),
  });

  it('holds all that was chosen, and nothing of what is usual', () => {
    fc.assert(
      fc.property(view, (chosen) => {
        const query = chartQuery(chosen, '6M');
        expect(parseChart(new URLSearchParams(query), '6M')).toEqual({ view: chosen, ignored: [] });
        if (chosen.range === '6M') expect(query).not.toContain('range');
      }),
    );
  });

  it('takes two days instead of a range; days the wrong way round, or half given, are named', () => {
    const own = parseChart(new URLSearchParams('from=2025-01-02&to=2025-03-04'), '6M').view;
    expect(own).toMatchObject({ range: null, from: '2025-01-02', to: '2025-03-04' });
    expect(chartQuery(own, '6M')).toBe('?from=2025-01-02&to=2025-03-04');
    for (const query of ['from=2025-03-04&to=2025-01-02', 'from=2025-01-02', 'from=spring&to=2025-01-02']) {
      const { view: instead, ignored } = parseChart(new URLSearchParams(query), '1Y');
      expect(instead).toMatchObject({ range: '1Y', from: null });
      expect(ignored.map(({ parameter }) => parameter)).toEqual(['days']);
    }
  });

  it('survives anything that can be typed', () => {
    const pairs = fc.array(fc.tuple(fc.constantFrom('range', 'study', 'compare', 'from', 'to', 'shape'), fc.string()));
    fc.assert(
      fc.property(pairs, (query) => {
        const { view: understood } = parseChart(new URLSearchParams(query), '6M');
        expect(SHAPES).toContain(understood.shape);
        expect(understood.compare.length).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('groups of days', () => {
  it('hold every day once, in order, and are never more than asked', () => {
    fc.assert(
      fc.property(
        fc.nat(3_000),
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: 1, max: 200 }),
        (from, count, most) => {
          const groups = groupsOf(from, from + count - 1, most);
          expect(groups.length).toBeLessThanOrEqual(most);
          expect(
            groups.flatMap((group) => Array.from({ length: group.to - group.from + 1 }, (_, i) => group.from + i)),
          ).toEqual(Array.from({ length: count }, (_, i) => from + i));
        },
      ),
    );
  });

  it('open with their first day, close with their last, and reach as far as any of them', () => {
    fc.assert(
      fc.property(bars, (days) => {
        const joined = joinBars(days, { from: 0, to: days.length - 1 });
        expect(joined.open).toBe(days[0]!.open);
        expect(joined.close).toBe(days.at(-1)!.close);
        expect(joined.high).toBe(Math.max(...days.map(({ high }) => high)));
        expect(joined.volume).toBe(days.reduce((sum, { volume }) => sum + volume, 0));
      }),
    );
  });

  it('keep the dates of their first day and their last', () => {
    const days = ['2026-01-02', '2026-01-05', '2026-01-06'].map((date) => {
      return { date, open: 1, high: 1, low: 1, close: 1, volume: 1, value: null };
    });
    const joined = joinBars(days, { from: 0, to: 1 });
    expect(joined).toMatchObject({ from: '2026-01-02', date: '2026-01-05' });
  });

  it('that were not traded count with their close alone: nobody paid the other prices', () => {
    const day = (date: string, close: number, volume: number) => {
      return { symbol: 'SOME', date, open: close, high: close, low: close, close, volume, value: null, trades: volume };
    };
    const settled = [day('2026-01-02', 10, 0), day('2026-01-05', 6, 3), day('2026-01-06', 2, 0)];
    const sent = unpackBars(packBars(settled));
    expect(sent.map(({ open, close }) => [open, close])).toEqual([[null, 10], [6, 6], [null, 2]]); // prettier-ignore
    expect(joinBars(sent, { from: 0, to: 2 })).toMatchObject({ open: 6, high: 6, low: 6, close: 2, volume: 3 });
    expect(joinBars(sent, { from: 2, to: 2 })).toMatchObject({ open: null, high: null, low: null, close: 2 });
    for (const shape of SHAPES) {
      const { rising, falling, untraded, y } = pricePlot(sent, { shape, scale: 'linear' }, []);
      const isPaidAlone = shape === 'candles' || shape === 'bars';
      expect(`${rising.strokes}${falling.strokes}`.match(/V/g)?.length ?? 0).toBe(isPaidAlone ? 1 : 0);
      expect(untraded.match(/M/g)?.length ?? 0).toBe(isPaidAlone ? 2 : 0);
      for (const { close } of sent) expect(y(close)).toBeGreaterThanOrEqual(0);
    }
  });

  it('travel packed and come out the same', () => {
    fc.assert(
      fc.property(bars, (days) => {
        const sent = days.map((day) => ({ ...day, symbol: 'SOME', trades: 1 }));
        expect(unpackBars(packBars(sent))).toEqual(days);
      }),
    );
  });
});

describe('the drawing', () => {
  it('keeps every price inside its box, in every shape and on both scales', () => {
    const shown = fc.record({ shape: fc.constantFrom(...SHAPES), scale: fc.constantFrom(...SCALES) });
    fc.assert(
      fc.property(bars, shown, (days, view) => {
        const plot = pricePlot(days, view, []);
        for (const { high, low, close } of days) {
          for (const value of [high, low, close]) expect(plot.y(value)).toBeGreaterThanOrEqual(-0.01);
          for (const value of [high, low, close]) expect(plot.y(value)).toBeLessThanOrEqual(310.01);
        }
        const text = JSON.stringify(plot);
        expect(text).not.toMatch(/NaN|Infinity/);
      }),
    );
  });

  it('has the engine’s own logarithm to twelve digits, and equal heights for equal ratios', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (value) => {
        expect(Math.abs(ln(value) - Math.log(value))).toBeLessThan(1e-11);
      }),
    );
    const { y } = logScale(1_000, 16_000, 400, 400);
    expect(y(1_000)).toBeCloseTo(400, 6);
    expect(y(4_000)).toBeCloseTo(200, 6);
    expect(y(16_000)).toBeCloseTo(0, 6);
  });

  it('writes round values beside the heights that they have', () => {
    const { y, levels } = heightScale(1_900, 3_100, 310, 400);
    expect(levels.map(({ value }) => value)).toEqual([2_000, 2_500, 3_000]);
    for (const { at, value } of levels) expect(at).toBeCloseTo(y(value) / 400, 9);
  });
});

describe('what is seen', () => {
  const seen = fc.tuple(fc.nat(400), fc.nat(400)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

  it('moves without growing, and never past the days there are', () => {
    fc.assert(
      fc.property(seen, fc.integer({ min: -900, max: 900 }), fc.nat(200), (before, days, more) => {
        const last = before.to + more;
        const after = shifted(before, days, last);
        expect(after.to - after.from).toBe(before.to - before.from);
        expect(after.from).toBeGreaterThanOrEqual(0);
        expect(after.to).toBeLessThanOrEqual(last);
      }),
    );
  });

  it('narrows and widens about its last day', () => {
    expect(zoomed({ from: 100, to: 199 }, 0.5, 400)).toEqual({ from: 150, to: 199 });
    expect(zoomed({ from: 100, to: 199 }, 2, 400)).toEqual({ from: 0, to: 199 });
    expect(zoomed({ from: 100, to: 199 }, 9, 400)).toEqual({ from: 0, to: 400 });
    expect(zoomed({ from: 100, to: 109 }, 0.1, 400)).toEqual({ from: 102, to: 109 });
  });
});

describe('comparing', () => {
  it('has the first day at 100, and what doubled at 200', () => {
    expect(rebased(4_200, 4_200)).toBe(100_000);
    expect(rebased(8_400, 4_200)).toBe(200_000);
    expect(rebased(null, 4_200)).toBeNull();
    expect(rebased(4_200, 0)).toBeNull();
  });

  it('takes the last close before a day on which another line has none', () => {
    const other = [
      { date: '2026-01-05', close: 5 },
      { date: '2026-01-07', close: 7 },
    ];
    expect(alongside(['2026-01-02', '2026-01-05', '2026-01-06', '2026-01-08'], other)).toEqual([null, 5, 5, 7]);
  });
});
