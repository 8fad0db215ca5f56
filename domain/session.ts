import { DEFAULT_CALENDAR, isTradingDay, nextTradingDay, previousTradingDay } from './calendar.ts';
import type { TradingCalendar } from './calendar.ts';
import { marketDate, marketInstant } from './date.ts';
import { ruleOn } from './dated.ts';
import type { Dated } from './dated.ts';
import { DAY_MS, MARKET_OFFSET_MS } from './time.ts';
import type { Instant, PlainDate, WallTime } from './time.ts';

export const PHASES = ['closed', 'pre-opening', 'trading', 'pre-closing', 'trading-at-last'] as const;
export type Phase = (typeof PHASES)[number];
/** The four states of the market (docs/specification.md, section 4). */
export const MARKET_STATUSES = ['closed', 'open', 'preopen', 'preclose'] as const;
export type MarketStatus = (typeof MARKET_STATUSES)[number];

export interface SessionPart {
  phase: Phase;
  /** Included. */
  from: Instant;
  /** Not included. */
  to: Instant;
}

/** A range of time from an instant up to another one. */
export type Hours = Pick<SessionPart, 'from' | 'to'>;

/** What an investor can do at an instant, and how orders are matched. */
export interface Abilities {
  enter: boolean;
  amend: 'yes' | 'improve-only' | 'no';
  cancel: boolean;
  matching: 'continuous' | 'auction' | 'close-price' | 'none';
}

interface TimetableRow {
  phase: Phase;
  /** Milliseconds since midnight in Dubai. */
  fromMs: number;
  toMs: number;
  abilities: Abilities;
  /** Abilities from a time within the phase until its end. */
  later: { fromMs: number; abilities: Abilities } | undefined;
}

const CLOSED: Abilities = { enter: false, amend: 'no', cancel: false, matching: 'none' };
const AUCTION: Abilities = { enter: true, amend: 'yes', cancel: true, matching: 'auction' };
const CONTINUOUS: Abilities = { ...AUCTION, matching: 'continuous' };
const AT_CLOSE: Abilities = { ...AUCTION, matching: 'close-price' };
/** The opening auction's last five minutes (docs/market-rules.md, Sessions). */
const NO_CANCEL: Abilities = { ...AUCTION, cancel: false };
/** From 14:53: order entry has ended, orders in the book may only be improved (docs/market-rules.md, Sessions). */
const IMPROVE_ONLY: Abilities = { enter: false, amend: 'improve-only', cancel: false, matching: 'auction' };

/**
 * Session times by first day (docs/specification.md, section 9). Those before January 2022 are not known here; the same
 * times are used.
 */
const TIMETABLES: readonly [Dated<readonly TimetableRow[]>, ...Dated<readonly TimetableRow[]>[]] = [
  {
    from: '2022-01-03',
    rule: [
      row('pre-opening', '09:30', '10:00', AUCTION, { from: '09:55', abilities: NO_CANCEL }),
      row('trading', '10:00', '14:45', CONTINUOUS),
      row('pre-closing', '14:45', '14:55', AUCTION, { from: '14:53', abilities: IMPROVE_ONLY }),
      row('trading-at-last', '14:55', '15:00', AT_CLOSE),
    ],
  },
];

/** The first day with known session times. */
export const FIRST_SESSION_DAY: PlainDate = TIMETABLES[0].from;

const STATUS: Record<Phase, MarketStatus> = {
  closed: 'closed',
  'pre-opening': 'preopen',
  trading: 'open',
  'pre-closing': 'preclose',
  'trading-at-last': 'open',
};

/** The phase at an instant; a phase begins with its first millisecond and ends before the first of the next. */
export function phaseAt(at: Instant, calendar: TradingCalendar = DEFAULT_CALENDAR): Phase {
  return partAt(at, calendar)?.phase ?? 'closed';
}

/** The specification's state for a phase; trading at last counts as open (docs/market-rules.md, Sessions). */
export function statusOf(phase: Phase): MarketStatus {
  return STATUS[phase];
}

/** The phases of a day in order, without the closed hours; empty on a day without trading. */
export function sessionOn(date: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): SessionPart[] {
  if (!isTradingDay(date, calendar)) return [];
  const midnight = marketInstant(date, '00:00');
  return ruleOn(TIMETABLES, date).map(({ phase, fromMs, toMs }) => ({
    phase,
    from: midnight + fromMs,
    to: midnight + toMs,
  }));
}

/**
 * Trading hours of instruments without auctions, such as oil, on a day or the next trading day: from the start of
 * continuous trading to the end of the session (docs/market-rules.md, Prices).
 */
export function continuousHours(date: PlainDate, calendar: TradingCalendar = DEFAULT_CALENDAR): Hours {
  const parts = sessionOn(isTradingDay(date, calendar) ? date : nextTradingDay(date, calendar), calendar);
  return { from: parts.find(({ phase }) => phase === 'trading')!.from, to: parts.at(-1)!.to };
}

/** The first instant after this one at which another phase begins, and that phase. */
export function nextPhaseChange(
  at: Instant,
  calendar: TradingCalendar = DEFAULT_CALENDAR,
): { at: Instant; phase: Phase } {
  const today = marketDate(at);
  const boundary = boundariesOn(today, calendar).find((change) => change.at > at);
  return boundary ?? boundariesOn(nextTradingDay(today, calendar), calendar)[0]!;
}

/** The last instant up to this one at which a day's trading ended. */
export function lastClose(at: Instant, calendar: TradingCalendar = DEFAULT_CALENDAR): Instant {
  const today = marketDate(at);
  const end = sessionOn(today, calendar).at(-1)?.to;
  if (end !== undefined && end <= at) return end;
  return sessionOn(previousTradingDay(today, calendar), calendar).at(-1)!.to;
}

/** The session day of the market's current figures: today from its opening on, before that the last trading day. */
export function sessionDay(at: Instant, calendar: TradingCalendar = DEFAULT_CALENDAR): PlainDate {
  const today = marketDate(at);
  const opens = sessionOn(today, calendar)[0]?.from;
  return opens !== undefined && at >= opens ? today : previousTradingDay(today, calendar);
}

/** The day of the next possible trade: today until its session has ended. */
export function nextTradeDay(at: Instant, calendar: TradingCalendar = DEFAULT_CALENDAR): PlainDate {
  const today = marketDate(at);
  const ends = sessionOn(today, calendar).at(-1)?.to;
  return ends !== undefined && at < ends ? today : nextTradingDay(today, calendar);
}

/** The last close up to this instant and the `count` after it, in order: for pages, which have no calendar. */
export function closesAround(at: Instant, count: number, calendar: TradingCalendar = DEFAULT_CALENDAR): Instant[] {
  const closes = [lastClose(at, calendar)];
  while (closes.length <= count) {
    const day = nextTradingDay(marketDate(closes.at(-1)!), calendar);
    closes.push(sessionOn(day, calendar).at(-1)!.to);
  }
  return closes;
}

/** The first instant after this one at which abilities may change: a phase begins, or its abilities change. */
export function nextAbilitiesChange(at: Instant, calendar: TradingCalendar = DEFAULT_CALENDAR): Instant {
  const today = marketDate(at);
  const later = isTradingDay(today, calendar) ? ruleOn(TIMETABLES, today).flatMap((row) => row.later ?? []) : [];
  const within = later.map(({ fromMs }) => marketInstant(today, '00:00') + fromMs).filter((change) => change > at);
  return Math.min(nextPhaseChange(at, calendar).at, ...within);
}

/** The first instant after this one at which the given ability changes, whatever else changes before. */
export function abilityHoldsUntil(
  ability: keyof Abilities,
  at: Instant,
  calendar: TradingCalendar = DEFAULT_CALENDAR,
): Instant {
  const held = abilitiesAt(at, calendar)[ability];
  let change = nextAbilitiesChange(at, calendar);
  while (abilitiesAt(change, calendar)[ability] === held) change = nextAbilitiesChange(change, calendar);
  return change;
}

export function abilitiesAt(at: Instant, calendar: TradingCalendar = DEFAULT_CALENDAR): Abilities {
  const part = partAt(at, calendar);
  if (!part) return CLOSED;
  const { later, abilities } = part;
  return later && timeOfDay(at) >= later.fromMs ? later.abilities : abilities;
}

function partAt(at: Instant, calendar: TradingCalendar): TimetableRow | undefined {
  const date = marketDate(at);
  if (!isTradingDay(date, calendar)) return undefined;
  const ms = timeOfDay(at);
  return ruleOn(TIMETABLES, date).find(({ fromMs, toMs }) => ms >= fromMs && ms < toMs);
}

function boundariesOn(date: PlainDate, calendar: TradingCalendar): { at: Instant; phase: Phase }[] {
  const parts = sessionOn(date, calendar);
  const starts = parts.map(({ from, phase }) => ({ at: from, phase }));
  const end = parts.at(-1);
  return end ? [...starts, { at: end.to, phase: 'closed' }] : [];
}

function row(
  phase: Phase,
  from: WallTime,
  to: WallTime,
  abilities: Abilities,
  later?: { from: WallTime; abilities: Abilities },
): TimetableRow {
  const changed = later && { fromMs: sinceMidnight(later.from), abilities: later.abilities };
  return { phase, fromMs: sinceMidnight(from), toMs: sinceMidnight(to), abilities, later: changed };
}

function sinceMidnight(time: WallTime): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;
}

function timeOfDay(at: Instant): number {
  return (((at + MARKET_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS;
}
