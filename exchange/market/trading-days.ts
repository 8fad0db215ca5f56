import { addDays, isTradingDay } from '#domain/calendar.ts';
import type { TradingCalendar } from '#domain/calendar.ts';
import { dayNumber } from '#domain/time.ts';
import type { PlainDate } from '#domain/time.ts';

/** The first day of the market's history. */
export const HISTORY_START: PlainDate = '2016-01-04';

/** The trading days since the history's start, by number; the list grows on demand. */
export class TradingDays {
  private readonly calendar: TradingCalendar;
  private readonly days: PlainDate[] = [];
  private readonly numbers: number[] = [];
  private nextDate = HISTORY_START;

  constructor(calendar: TradingCalendar) {
    this.calendar = calendar;
  }

  at(index: number): PlainDate {
    while (this.days.length <= index) this.grow();
    return this.days[index]!;
  }

  /** The calendar's number of a day (`dayNumber`), which seeds its draws. */
  dayNumber(index: number): number {
    while (this.days.length <= index) this.grow();
    return this.numbers[index]!;
  }

  /** Number of the first trading day on or after the date. */
  from(date: PlainDate): number {
    while (this.nextDate <= date || this.days.length === 0) this.grow();
    return lowerBound(this.days, date);
  }

  /** Number of the last trading day on or before the date; -1 before the history. */
  until(date: PlainDate): number {
    const index = this.from(date);
    return this.at(index) === date ? index : index - 1;
  }

  private grow(): void {
    if (isTradingDay(this.nextDate, this.calendar)) {
      this.days.push(this.nextDate);
      this.numbers.push(dayNumber(this.nextDate));
    }
    this.nextDate = addDays(this.nextDate, 1);
  }
}

/** Index of the first element not below the value, in an ascending list. */
function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
