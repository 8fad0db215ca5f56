import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustedBars, byFactor, factorText, type CapitalEvent } from './adjusted-price.ts';
import type { DailyBar } from './quote.ts';
import { divideRounded } from './thousandths.ts';

const bar = (date: string, close: number, volume: number | null = 1_000_000): DailyBar => ({
  symbol: 'AAA',
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume,
  value: 1,
  trades: 1,
});

/** The worked example of docs/market-rules.md, Adjusted prices */
const DAYS = [
  bar('2026-03-02', 12_000, 1_000_000),
  bar('2026-03-03', 3_060, 4_200_000),
  bar('2026-03-04', 3_080, 3_900_000),
  bar('2026-03-05', 2_820, 4_400_000),
  bar('2026-03-06', 2_860, 4_100_000),
  bar('2026-03-09', 2_700, 5_000_000),
  bar('2026-03-10', 2_590, 4_700_000),
];
const EVENTS: CapitalEvent[] = [
  { kind: 'split', exDate: '2026-03-03', ratio: { units: 4, of: 1 } },
  { kind: 'bonus-shares', exDate: '2026-03-05', ratio: { units: 1, of: 10 } },
  { kind: 'rights-issue', exDate: '2026-03-09', ratio: { units: 1, of: 4 }, issuePrice: 2_000 },
  { kind: 'cash-dividend', exDate: '2026-03-10', amount: 120 },
];

describe('adjusted prices', () => {
  it.each([
    [
      'adjusted',
      [2_563, 2_615, 2_632, 2_650, 2_688, 2_700, 2_590],
      ['0.213604577', '0.854418309', '0.854418309', '0.939860140', '0.939860140', '1.000000000', '1.000000000'],
    ],
    [
      'total',
      [2_449, 2_498, 2_515, 2_533, 2_569, 2_580, 2_590],
      ['0.204111040', '0.816444162', '0.816444162', '0.898088578', '0.898088578', '0.955555556', '1.000000000'],
    ],
    ['raw', DAYS.map(({ close }) => close), DAYS.map(() => '1.000000000')],
  ] as const)('are those of the worked example on the basis %s', (basis, closes, factors) => {
    const { bars } = adjustedBars(DAYS, EVENTS, basis);
    expect(bars.map(({ close }) => close)).toEqual(closes);
    expect(bars.map(({ factor }) => factorText(factor))).toEqual(factors);
    const volumes = [4_400_000, 4_620_000, 4_290_000, 4_400_000, 4_100_000, 5_000_000, 4_700_000];
    expect(bars.map(({ volume }) => volume)).toEqual(basis === 'raw' ? DAYS.map(({ volume }) => volume) : volumes);
  });

  it('say how each event was applied, the latest first', () => {
    const { events } = adjustedBars(DAYS, EVENTS, 'total');
    expect(events.map(({ event, closeBefore, price }) => [event.kind, closeBefore, factorText(price)])).toEqual([
      ['cash-dividend', 2_700, '0.955555556'],
      ['rights-issue', 2_860, '0.939860140'],
      ['bonus-shares', 3_080, '0.909090909'],
      ['split', 12_000, '0.250000000'],
    ]);
    expect(factorText(events.at(-1)!.running)).toBe('0.204111040');
  });

  it('apply the events of one day in order, each to the price that the one before left', () => {
    const day = '2026-03-03';
    const both: CapitalEvent[] = [
      { kind: 'split', exDate: day, ratio: { units: 2, of: 1 } },
      { kind: 'cash-dividend', exDate: day, amount: 1_000 },
    ];
    const { bars } = adjustedBars([bar('2026-03-02', 10_000), bar(day, 4_500)], both, 'total');
    expect(bars[0]!.close).toBe(4_500);
  });

  it('raise earlier prices and lower earlier volumes for a capital reduction: 3 shares are kept for 5', () => {
    const event: CapitalEvent = { kind: 'capital-reduction', exDate: '2026-03-03', ratio: { units: 3, of: 5 } };
    for (const basis of ['adjusted', 'total'] as const) {
      const [before, on] = adjustedBars(
        [bar('2026-03-02', 1_500, 900_000), bar('2026-03-03', 2_510)],
        [event],
        basis,
      ).bars;
      expect([before!.close, factorText(before!.factor), before!.volume]).toEqual([2_500, '1.666666667', 540_000]);
      expect([on!.close, on!.volume]).toEqual([2_510, 1_000_000]);
    }
  });

  it('take the announced price of a rights issue where there is one', () => {
    const event: CapitalEvent = { ...EVENTS[2]!, announced: 2_700 } as CapitalEvent;
    const { bars } = adjustedBars(DAYS.slice(4, 6), [event], 'adjusted');
    expect(factorText(bars[0]!.factor)).toBe('0.944055944');
  });

  it('leave prices alone where a dividend or a subscription is not below them, and say so', () => {
    const events: CapitalEvent[] = [
      { kind: 'cash-dividend', exDate: '2026-03-03', amount: 12_000 },
      { kind: 'rights-issue', exDate: '2026-03-03', ratio: { units: 1, of: 1 }, issuePrice: 12_000 },
    ];
    const adjusted = adjustedBars(DAYS.slice(0, 2), events, 'total');
    expect(adjusted.bars[0]!.close).toBe(12_000);
    expect(adjusted.events.map(({ isVoid }) => isVoid)).toEqual([true, true]);
  });

  it('count no event after the last day, and one before the first only with the close before it', () => {
    const later: CapitalEvent = { kind: 'split', exDate: '2026-03-11', ratio: { units: 2, of: 1 } };
    expect(adjustedBars(DAYS, [later], 'adjusted').bars.map(({ close }) => close)).toEqual(DAYS.map((b) => b.close));
    const first: CapitalEvent = { kind: 'cash-dividend', exDate: '2026-03-02', amount: 500 };
    expect(adjustedBars(DAYS, [first], 'total').events).toEqual([]);
    expect(adjustedBars(DAYS, [first], 'total', 12_500).events).toHaveLength(1);
  });
});

const days = fc
  .array(fc.integer({ min: 50, max: 90_000 }), { minLength: 1, maxLength: 40 })
  .map((closes) =>
    closes.map((close, i) =>
      bar(`2026-${String(1 + Math.floor(i / 28)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`, close),
    ),
  );
const ratio = fc.record({ units: fc.integer({ min: 1, max: 10 }), of: fc.integer({ min: 1, max: 10 }) });
const exDate = fc.integer({ min: 1, max: 28 }).map((day) => `2026-01-${String(day).padStart(2, '0')}`);

const ofUnits = fc.record({ kind: fc.constantFrom('split', 'bonus-shares', 'capital-reduction'), ratio });
const ofRights = fc.record({
  kind: fc.constant('rights-issue' as const),
  ratio,
  issuePrice: fc.integer({ min: 10, max: 90_000 }),
});
const capitalChange = fc.oneof(ofUnits, ofRights).map((given) => ({ ...given, exDate: '2026-01-02' }) as CapitalEvent);
const price = fc.integer({ min: 50, max: 90_000 });

/** The price after an event by the wording of its rule, as a fraction. */
function theoretical(event: CapitalEvent, close: number): readonly [bigint, bigint] {
  if (event.kind === 'cash-dividend') throw new Error('A dividend is no change of capital.');
  const [units, of, before] = [BigInt(event.ratio.units), BigInt(event.ratio.of), BigInt(close)];
  if (event.kind === 'bonus-shares') return [before * of, of + units];
  if (event.kind !== 'rights-issue') return [before * of, units];
  if (event.issuePrice >= close) return [before, 1n];
  return [of * before + units * BigInt(event.issuePrice), of + units];
}

describe('adjusted prices, of any bars', () => {
  it('change on an ex-date without a dividend by (close − theoretical) ÷ theoretical', () => {
    fc.assert(
      fc.property(price, price, capitalChange, (before, close, event) => {
        const bars = [bar('2026-01-01', before), bar('2026-01-02', close)];
        const { numerator, denominator } = adjustedBars(bars, [event], 'adjusted').bars[0]!.factor;
        const [worth, parts] = theoretical(event, before);
        // The change from a ÷ b to the close is (close × b − a) ÷ a: both fractions are compared by their cross products.
        const [from, of] = [BigInt(before) * numerator, denominator];
        expect((BigInt(close) * of - from) * worth).toBe((BigInt(close) * parts - worth) * from);
      }),
    );
  });

  it('are the same on every basis without events', () => {
    fc.assert(
      fc.property(days, (bars) => {
        const [raw, adjusted, total] = (['raw', 'adjusted', 'total'] as const).map((basis) =>
          adjustedBars(bars, [], basis),
        );
        expect(adjusted).toEqual(raw);
        expect(total).toEqual(raw);
      }),
    );
  });

  it('are those of splits alone where only splits happened', () => {
    fc.assert(
      fc.property(days, fc.array(fc.record({ exDate, ratio }), { maxLength: 3 }), (bars, splits) => {
        const within = splits.filter((split) => split.exDate <= bars.at(-1)!.date);
        const events = within.map((split): CapitalEvent => ({ kind: 'split', ...split }));
        const closes = adjustedBars(bars, events, 'adjusted', 1_000).bars.map(({ close, volume }) => [close, volume]);
        const split = (bar: DailyBar) => {
          const later = within.filter(({ exDate: on }) => on > bar.date).map((one) => one.ratio);
          const units = later.reduce((product, one) => product * one.units, 1);
          const of = later.reduce((product, one) => product * one.of, 1);
          return [Math.max(1, divideRounded(bar.close * of, units)), divideRounded(bar.volume! * units, of)];
        };
        expect(closes).toEqual(bars.map(split));
      }),
    );
  });

  it('give the same rows for a range that ends at the last day, however early it begins', () => {
    fc.assert(
      fc.property(days, fc.array(fc.record({ exDate, ratio }), { maxLength: 3 }), fc.nat(), (bars, bonuses, cut) => {
        const events = bonuses.map((bonus): CapitalEvent => ({ kind: 'bonus-shares', ...bonus }));
        const from = cut % bars.length;
        const whole = adjustedBars(bars, events, 'adjusted').bars.slice(from);
        const before = from === 0 ? null : bars[from - 1]!.close;
        expect(adjustedBars(bars.slice(from), events, 'adjusted', before).bars).toEqual(whole);
      }),
    );
  });

  it('grow in total by what the price and the dividend brought', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 50_000 }), fc.integer({ min: 1, max: 499 }), (close, amount) => {
        const dividend: CapitalEvent = { kind: 'cash-dividend', exDate: '2026-03-03', amount };
        const { bars } = adjustedBars([bar('2026-03-02', close), bar('2026-03-03', close)], [dividend], 'total');
        expect(bars[0]!.close).toBe(byFactor(close, { numerator: BigInt(close - amount), denominator: BigInt(close) }));
        expect(bars[0]!.close).toBe(close - amount);
      }),
    );
  });
});
