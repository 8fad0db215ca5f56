import { addDays, holidayOn, weekday, type Weekday } from './calendar.ts';
import { marketTime, marketDate } from './date.ts';
import type { Instant, PlainDate, WallTime } from './time.ts';

/** Hours on a number of weekdays, in Dubai time. */
export interface OpeningHours {
  weekdays: readonly Weekday[];
  from: WallTime;
  to: WallTime;
}

/** The current hours, or the next ones. */
export interface Opening {
  isOpen: boolean;
  day: PlainDate;
  from: WallTime;
  to: WallTime;
}

/** More days than holidays ever follow each other. */
const LOOK_AHEAD_DAYS = 14;

/** Whether the desk is open at that moment, and until or from when; null when no hours are published. */
export function openingAt(hours: readonly OpeningHours[], at: Instant): Opening | null {
  const today = marketDate(at);
  const time = marketTime(at);
  const now = hoursOn(hours, today).find(({ from, to }) => from <= time && time < to);
  if (now) return { isOpen: true, day: today, from: now.from, to: now.to };
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const next = hoursOn(hours, day).find(({ from }) => ahead > 0 || from > time);
    if (next) return { isOpen: false, day, from: next.from, to: next.to };
  }
  return null;
}

function hoursOn(hours: readonly OpeningHours[], day: PlainDate): OpeningHours[] {
  if (holidayOn(day)) return [];
  return hours
    .filter(({ weekdays }) => weekdays.includes(weekday(day)))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}
