import { isTradingDay, previousTradingDay } from '#domain/calendar.ts';
import type { TradingCalendar } from '#domain/calendar.ts';
import { marketDate, marketInstant } from '#domain/date.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

/** real: wall time in Dubai; replay: the last trading day repeated; set: from a given start. */
export type ClockMode = 'real' | 'replay' | 'set';

export interface ClockReading {
  /** The market's time. */
  at: Instant;
  mode: ClockMode;
  /** Market milliseconds per wall millisecond. */
  speed: number;
  /** Changes whenever the market's time jumps: a replay restarts, or the real session takes over. */
  run: number;
}

export interface ExchangeClock {
  read(): ClockReading;
  /** The current wall time; the clock reads it nowhere else. */
  wall(): Instant;
}

/** The parsed value of `EXCHANGE_CLOCK`. */
export type ClockSetting = { mode: 'auto' | 'real' | 'replay' } | { mode: 'set'; start: Instant; speed: number };

/** From two minutes before the opening call until ten minutes after the end. */
const SESSION_FROM = '09:28';
/** In auto mode the replay starts in the middle of continuous trading, so that a new visitor sees prices move. */
const AUTO_REPLAY_FROM = '11:00';
const SESSION_TO = '15:10';
const SET = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(?:\*(\d+(?:\.\d+)?))?$/;
/** History begins in January 2016; the holiday calendar ends in 2040. */
const FIRST_START: PlainDate = '2016-02-01';
const LAST_START: PlainDate = '2040-12-01';
/** Highest speed that the engine supports: a trading day in six seconds. */
const FASTEST = 3_600;

/** Parses `EXCHANGE_CLOCK`. Throws an Error with a one-sentence message when the value is invalid. */
export function parseClockSetting(text: string | undefined): ClockSetting {
  const setting = text?.trim() ?? '';
  if (setting === '' || setting === 'auto') return { mode: 'auto' };
  if (setting === 'real' || setting === 'replay') return { mode: setting };
  const start = parseStart(setting);
  if (start) return start;
  throw new Error(
    `EXCHANGE_CLOCK is '${setting}', but must be auto, real, replay, or a start in Dubai time between ${FIRST_START} and ` +
      `${LAST_START}, with a speed of up to ${FASTEST} if you like: 2026-11-20T10:30 or 2026-11-20T10:30*60.`,
  );
}

function parseStart(setting: string): ClockSetting | null {
  const [, date, time, factor = '1'] = SET.exec(setting) ?? [];
  if (date === undefined || time === undefined) return null;
  const speed = Number(factor);
  if (date < FIRST_START || date > LAST_START || speed <= 0 || speed > FASTEST) return null;
  try {
    return { mode: 'set', start: marketInstant(date, time), speed };
  } catch {
    return null;
  }
}

/** Returns the clock for a setting. `wall` returns the machine's time; tests pass their own. */
export function createClock(setting: ClockSetting, calendar: TradingCalendar, wall: () => Instant): ExchangeClock {
  switch (setting.mode) {
    case 'real':
      return { wall, read: () => realReading(wall(), 0) };
    case 'set': {
      const { start, speed } = setting;
      const begun = wall();
      return { wall, read: () => ({ at: start + Math.floor((wall() - begun) * speed), mode: 'set', speed, run: 0 }) };
    }
    case 'replay':
      return replayClock(calendar, wall, SESSION_FROM, () => false);
    case 'auto':
      return replayClock(calendar, wall, AUTO_REPLAY_FROM, (now) => inSession(now, calendar));
  }
}

/** Replays, except while the real market is in session. */
function replayClock(
  calendar: TradingCalendar,
  wall: () => Instant,
  replayFrom: string,
  followsReal: (now: Instant) => boolean,
): ExchangeClock {
  let run = 0;
  let replay: { begun: Instant; from: Instant; to: Instant } | null = null;
  let real = false;
  const read = (): ClockReading => {
    const now = wall();
    if (followsReal(now)) {
      if (!real) run += 1;
      real = true;
      replay = null;
      return realReading(now, run);
    }
    if (!replay || now - replay.begun >= replay.to - replay.from) {
      run += 1;
      real = false;
      replay = beginReplay(now, calendar, replayFrom);
    }
    return { at: replay.from + (now - replay.begun), mode: 'replay', speed: 1, run };
  };
  return { wall, read };
}

function realReading(now: Instant, run: number): ClockReading {
  return { at: now, mode: 'real', speed: 1, run };
}

function beginReplay(now: Instant, calendar: TradingCalendar, from: string) {
  const day = lastFinishedDay(now, calendar);
  return { begun: now, from: marketInstant(day, from), to: marketInstant(day, SESSION_TO) };
}

/** True from shortly before the real market's opening call until shortly after its end. */
function inSession(now: Instant, calendar: TradingCalendar): boolean {
  const today = marketDate(now);
  if (!isTradingDay(today, calendar)) return false;
  return now >= marketInstant(today, SESSION_FROM) && now < marketInstant(today, SESSION_TO);
}

function lastFinishedDay(now: Instant, calendar: TradingCalendar): PlainDate {
  const today = marketDate(now);
  const over = isTradingDay(today, calendar) && now >= marketInstant(today, SESSION_TO);
  return over ? today : previousTradingDay(today, calendar);
}
