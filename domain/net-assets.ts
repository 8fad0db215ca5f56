import type { DailyBar } from './quote.ts';
import { divideRounded, percentOf, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Net assets per unit of a fund at the end of a day. */
export interface DayNetAssets {
  date: PlainDate;
  value: Thousandths;
}

/** A day's net assets with its price; a figure is null when the price, or the day before, is not known. */
export interface NetAssetDay extends DayNetAssets {
  /** Change against the net assets of the day before, thousandths of a per cent. */
  changePercent: Thousandths | null;
  close: Thousandths | null;
  /** Price of a unit less its net assets: below 0 a discount. */
  premium: Thousandths | null;
  /** Thousandths of a per cent of the net assets. */
  premiumPercent: Thousandths | null;
}

/** Days of net assets, oldest first, each with the close of the same day. */
export function netAssetDays(values: readonly DayNetAssets[], bars: readonly DailyBar[]): NetAssetDay[] {
  const closes = new Map(bars.map(({ date, close }) => [date, close]));
  return values.map(({ date, value }, at) => {
    const before = values[at - 1]?.value;
    const close = closes.get(date) ?? null;
    return {
      date,
      value,
      changePercent: before ? percentOf(value - before, before) : null,
      close,
      premium: close === null ? null : close - value,
      premiumPercent: close === null ? null : percentOf(close - value, value),
    };
  });
}

/** Premium of the price over a number of days, in thousandths of a per cent of net assets. */
export interface PremiumSpan {
  lowest: { date: PlainDate; percent: Thousandths };
  highest: { date: PlainDate; percent: Thousandths };
  average: Thousandths;
}

/** The lowest, the highest and the mean premium of the days with a price; null when no day has one. */
export function premiumSpan(days: readonly NetAssetDay[]): PremiumSpan | null {
  const priced = days.flatMap(({ date, premiumPercent }) =>
    premiumPercent === null ? [] : [{ date, percent: premiumPercent }],
  );
  const [first] = priced;
  if (!first) return null;
  return {
    lowest: priced.reduce((least, day) => (day.percent < least.percent ? day : least), first),
    highest: priced.reduce((most, day) => (day.percent > most.percent ? day : most), first),
    average: divideRounded(
      priced.reduce((sum, { percent }) => sum + percent, 0),
      priced.length,
    ),
  };
}
