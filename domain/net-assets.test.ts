import { expect, test } from 'vitest';
import { netAssetDays, premiumSpan } from './net-assets.ts';

const bar = (date: string, close: number) => ({
  symbol: 'RIMAL',
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume: 1,
  value: close,
  trades: 1,
});

test('a price below the net assets is a discount, one above them a premium, in per cent of the net assets', () => {
  const days = netAssetDays(
    [
      { date: '2026-10-05', value: 4_000 },
      { date: '2026-10-06', value: 4_100 },
    ],
    [bar('2026-10-05', 3_800), bar('2026-10-06', 4_182)],
  );
  expect(days).toEqual([
    { date: '2026-10-05', value: 4_000, changePercent: null, close: 3_800, premium: -200, premiumPercent: -5_000 },
    { date: '2026-10-06', value: 4_100, changePercent: 2_500, close: 4_182, premium: 82, premiumPercent: 2_000 },
  ]);
});

test('a day without a price has neither', () => {
  const [day] = netAssetDays([{ date: '2026-10-05', value: 4_000 }], [bar('2026-10-06', 3_900)]);
  expect(day).toMatchObject({ close: null, premium: null, premiumPercent: null });
});

test('over days the premium has a least, a most and a mean, of the days that have a price', () => {
  const values = ['05', '06', '07', '08'].map((day) => ({ date: `2026-10-${day}`, value: 4_000 }));
  const days = netAssetDays(values, [bar('2026-10-05', 3_800), bar('2026-10-06', 4_080), bar('2026-10-08', 3_880)]);
  expect(premiumSpan(days)).toEqual({
    lowest: { date: '2026-10-05', percent: -5_000 },
    highest: { date: '2026-10-06', percent: 2_000 },
    average: -2_000,
  });
  expect(premiumSpan(netAssetDays(values, []))).toBeNull();
});
