import type { DailyBar } from './quote.ts';
import { divideRounded, percentOf, type Thousandths } from './thousandths.ts';
import type { PlainDate } from './time.ts';

/** Net assets of one unit of a fund at the end of a day. */
export interface DayNetAssets {
  date: PlainDate;
  value: Thousandths;
}

/** A day's net assets beside its price; null where the price, or the day before, is not known. */
export interface NetAssetDay extends DayNetAssets {
  /** Against the net assets of the day before, thousandths of a per cent. */
  changePercent: Thousandths | null;
  close: Thousandths | null;
  /** What is paid for a unit above its net assets: below 0 a discount. */
  premium: Thousandths | null;
  /** Thousandths of a per cent of the net assets. */
  premiumPercent: Thousandths | null;
}

/** Days of net assets, oldest first, each beside the close of the same day. */
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

/** How the price related to the net assets over days; thousandths of a per cent of them. */
export interface PremiumSpan {
  lowest: { date: PlainDate; percent: Thousandths };
  highest: { date: PlainDate; percent: Thousandths };
  average: Thousandths;
}

/** The least, the most and the mean premium of the days that have a price; null where none has. */
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
