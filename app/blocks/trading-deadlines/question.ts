import { latinDigits } from '#domain/arabic.ts';
import { LAST_KNOWN_DAY } from '#domain/calendar.ts';
import { marketTime, marketDate, marketInstant, parseWordedDate } from '#domain/date.ts';
import { isSymbol } from '#domain/identifier.ts';
import { FIRST_SESSION_DAY } from '#domain/session.ts';
import { parseDecimal, type Thousandths } from '#domain/thousandths.ts';
import type { Instant, PlainDate } from '#domain/time.ts';

export const FIELDS = ['date', 'time', 'price', 'symbol', 'ex'] as const;
export type FieldName = (typeof FIELDS)[number];

/** Why a field cannot be answered. */
export type Fault = 'day' | 'early' | 'late' | 'time' | 'price' | 'fine' | 'symbol' | 'over' | 'unruled';

/** The question in the address. A field that cannot be read is null, and its fault is named. */
export interface Question {
  /** Inputs as typed, unchanged. */
  typed: Record<FieldName, string>;
  faults: Partial<Record<FieldName, Fault>>;
  /** The requested day; today where none is requested. */
  date: PlainDate | null;
  /** The requested time on the requested day; now where neither is requested. */
  at: Instant | null;
  price: Thousandths | null;
  symbol: string | null;
  /** The ex-dividend date. */
  ex: PlainDate | null;
}

/** Result of reading one field: its value, or why it has none. */
type Reading<Value> = { value: Value | null; fault?: Fault };

const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
/** Matches a fourth decimal, or a power of ten. */
const TOO_FINE = /[.٫]\d{3,}[1-9]|\d[eE]/;
/** Above this, prices are not computed exactly. */
const PRICE_END: Thousandths = 1e12;

/** Reads the form's fields from an address, in the market's time. */
export function parseQuestion(query: URLSearchParams, now: Instant): Question {
  const typed = Object.fromEntries(FIELDS.map((name) => [name, (query.get(name) ?? '').trim()])) as Question['typed'];
  const date = readDay(typed.date, marketDate(now));
  const time = readTime(typed.time, marketTime(now, { seconds: true }));
  const price = readPrice(typed.price);
  const symbol = readSymbol(typed.symbol);
  const ex = readDay(typed.ex, null);
  return {
    typed,
    faults: faultsOf({ date, time, price, symbol, ex }),
    date: date.value,
    at: date.value === null || time.value === null ? null : marketInstant(date.value, time.value),
    price: price.value,
    symbol: symbol.value,
    ex: ex.value,
  };
}

/** True when the address requests anything at all. */
export function isQuestion({ typed }: Question): boolean {
  return FIELDS.some((name) => typed[name] !== '');
}

function faultsOf(readings: Record<FieldName, Reading<unknown>>): Question['faults'] {
  return Object.fromEntries(FIELDS.flatMap((name) => (readings[name].fault ? [[name, readings[name].fault]] : [])));
}

function readDay(text: string, otherwise: PlainDate | null): Reading<PlainDate> {
  if (text === '') return { value: otherwise };
  const day = parseWordedDate(latinDigits(text));
  if (day === null) return { value: null, fault: 'day' };
  if (day < FIRST_SESSION_DAY) return { value: null, fault: 'early' };
  return isLate(day) ? { value: null, fault: 'late' } : { value: day };
}

/** True for a day in a year whose holidays are not known: its settlement cannot be computed. */
function isLate(day: PlainDate): boolean {
  return day.slice(0, 4) >= LAST_KNOWN_DAY.slice(0, 4);
}

function readTime(text: string, otherwise: string): Reading<string> {
  if (text === '') return { value: otherwise };
  const time = latinDigits(text);
  if (!CLOCK.test(time)) return { value: null, fault: 'time' };
  return { value: time.indexOf(':') === 1 ? `0${time}` : time };
}

function readPrice(text: string): Reading<Thousandths> {
  if (text === '') return { value: null };
  if (TOO_FINE.test(latinDigits(text))) return { value: null, fault: 'fine' };
  const price = parseDecimal(text);
  return price !== null && price > 0 && price < PRICE_END ? { value: price } : { value: null, fault: 'price' };
}

function readSymbol(text: string): Reading<string> {
  if (text === '') return { value: null };
  const symbol = text.toUpperCase();
  return isSymbol(symbol) ? { value: symbol } : { value: null, fault: 'symbol' };
}
