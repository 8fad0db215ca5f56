import { expect, it } from 'vitest';
import { bulletinOf, type BulletinInputs } from './bulletin-of.ts';
import { anyBulletinPeriod, BULLETIN_KINDS, periodAround, tradingDaysOf } from './bulletin-period.ts';
import type { BulletinRecords } from './bulletin-records.ts';
import { historyFrom } from './bulletin-years.ts';
import { sampleMarket } from './sample-bulletin.ts';
import { sampleRecords } from './sample-bulletin-records.ts';
import { percentOf } from './thousandths.ts';

const HALF_A_HUNDREDTH = 5;
const MARKET = sampleMarket('2022-05-09', '2026-03-31');
const BARS = MARKET.securities.flatMap(({ bars }) => bars);
const GENERAL = MARKET.indices[0]!.bars;
const of = (text: string, inputs: BulletinInputs = MARKET) => bulletinOf(anyBulletinPeriod(text)!, inputs)!.sections;
const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);
/** Sums of the bars from a day to another, and the index at their end. */
const counted = (from: string, to: string) => {
  const own = BARS.filter(({ date }) => date >= from && date <= to);
  return {
    days: new Set(own.map(({ date }) => date)).size,
    value: sum(own.map(({ value }) => value)),
    volume: sum(own.map(({ volume }) => volume)),
    trades: sum(own.map(({ trades }) => trades)),
    close: GENERAL.findLast(({ date }) => date <= to)!.close,
  };
};

it.each(BULLETIN_KINDS)(
  'twelve months come to the bars of each, the last one up to the end of the period: %s',
  (kind) => {
    const period = periodAround(kind, '2025-09-17');
    const { months } = bulletinOf(period, MARKET)!.sections;
    expect(months).toHaveLength(12);
    const end = kind === 'yearly' ? '2025-12' : '2025-09';
    expect(months!.at(-1)!.month).toBe(end);
    for (const line of months!) {
      const last = `${line.month}-31` < period.to ? `${line.month}-31` : period.to;
      expect(line).toMatchObject(counted(`${line.month}-01`, last));
      expect(Math.abs(line.dayValue! * line.days - line.value!)).toBeLessThanOrEqual(line.days);
    }
    const [before, after] = [months![4]!, months![5]!];
    expect(after.changePercent).toBe(percentOf(after.close! - before.close!, before.close!));
  },
);

it('months of a year have the market value at their end, the last one that of the year', () => {
  const { months, market } = of('2025');
  expect(months!.at(-1)!.marketValue).toBe(market![0]!.marketValue);
  expect(months![0]!.marketValue).toBe(of('2025-01').market![0]!.marketValue);
  expect(of('2025-01').months!.map(({ marketValue }) => marketValue)).toEqual(Array(12).fill(null));
});

it('months before new shares were listed have the value of the shares that were in issue then', () => {
  const [first] = MARKET.securities;
  const rights = { kind: 'rights-issue', exDate: '2025-05-12', ratio: { units: 1, of: 1 }, issuePrice: 1_000 } as const;
  const issue: BulletinInputs = {
    ...MARKET,
    securities: [
      { ...first!, events: [rights], issuedShares: 3_000, newShares: [{ listed: '2025-07-15', shares: 1_000 }] },
    ],
  };
  const closeOf = (month: string) => first!.bars.findLast(({ date }) => date.startsWith(month))!.close;
  const values = new Map(of('2025', issue).months!.map(({ month, marketValue }) => [month, marketValue]));
  for (const [month, shares] of [
    ['2025-03', 2_000],
    ['2025-06', 2_000],
    ['2025-07', 3_000],
    ['2025-12', 3_000],
  ] as const)
    expect([month, values.get(month)]).toEqual([month, closeOf(month) * shares]);
});

it('up to five years come to the bars of each; those before the first known day are left out', () => {
  const { years, market } = of('2025');
  expect(years!.map(({ year }) => year)).toEqual([2025, 2024, 2023, 2022]);
  for (const line of years!) expect(line).toMatchObject(counted(`${line.year}-01-01`, `${line.year}-12-31`));
  expect(years!.at(-1)).toMatchObject({ from: '2022-05-09', changePercent: null });
  expect(years!.map(({ marketValue }) => marketValue)).toEqual([market![0]!.marketValue, null, null, null]);
  expect(of('2022').years!.map(({ year }) => year)).toEqual([2022]);
});

it('highest and lowest days are those of the bars', () => {
  const { extremes, years } = of('2024');
  const days = tradingDaysOf({ from: '2024-01-01', to: '2024-12-31' });
  const valueOf = (day: string) => counted(day, day).value;
  const closeOf = (day: string) => GENERAL.find(({ date }) => date === day)!.close;
  const values = days.map(valueOf);
  const closes = days.map(closeOf);
  expect(years![0]!.days).toBe(days.length);
  expect(extremes!.map(({ measure, end }) => `${measure} ${end}`)).toEqual([
    'index highest',
    'index lowest',
    'value highest',
    'value lowest',
  ]);
  expect([extremes![0]!.close, extremes![1]!.close]).toEqual([Math.max(...closes), Math.min(...closes)]);
  expect([extremes![2]!.value, extremes![3]!.value]).toEqual([Math.max(...values), Math.min(...values)]);
  for (const { day, close, value } of extremes!) expect([close, value]).toEqual([closeOf(day), valueOf(day)]);
});

it('only a yearly bulletin has years, and days that stand out', () => {
  for (const text of ['2025-09-17', '2025-W38', '2025-09', '2025-Q3'])
    expect([of(text).years, of(text).extremes]).toEqual([undefined, undefined]);
});

it('a sum that one day does not say is not known, nor which day had the highest value', () => {
  const days = MARKET.days.map((day) => (day.date === '2025-06-10' ? { ...day, value: null } : day));
  const { months, years, extremes } = of('2025', { ...MARKET, days });
  expect(months![5]).toMatchObject({ month: '2025-06', value: null, dayValue: null });
  expect(months![5]!.volume).not.toBeNull();
  expect(years![0]!.value).toBeNull();
  expect(extremes!.map(({ measure }) => measure)).toEqual(['index', 'index']);
});

it('the figures of a year need five years before its end and the close before them', () => {
  expect(historyFrom(anyBulletinPeriod('2025')!)).toBe('2020-12-01');
  expect(historyFrom(anyBulletinPeriod('2025-09')!)).toBe('2024-07-28');
});

it('an index moves with the dividends of its constituents beside its own change', () => {
  const { baskets, dividends } = sampleRecords(MARKET);
  const lineOf = (records: BulletinRecords) =>
    bulletinOf(anyBulletinPeriod('2026-Q1')!, { ...MARKET, records })!.sections.indices![0]!;
  const paid = { ...dividends![0]!, exDate: '2026-02-10' };
  const line = lineOf({ baskets: baskets!, dividends: [paid] });
  const exClose = GENERAL.find(({ date }) => date === paid.exDate)!.close;
  // 2,000 shares at a factor of 0.9 paid 120 each; the divisor is 10.
  const points = (120 * 2_000 * 0.9) / 10;
  // The first basket begins within the quarter.
  expect(line.totalPercent).toBeNull();
  const earlier = baskets!.map((one) => ({
    ...one,
    baskets: one.baskets.map((basket, at) => (at === 0 ? { ...basket, from: '2025-07-01' } : basket)),
  }));
  const growth = (line.close / line.previousClose!) * (1 + points / exClose);
  const { totalPercent } = lineOf({ baskets: earlier, dividends: [paid] });
  expect(Math.abs(totalPercent! - (growth - 1) * 100_000)).toBeLessThanOrEqual(HALF_A_HUNDREDTH + 1);
  expect(lineOf({ baskets: earlier }).totalPercent).toBeNull();
});
