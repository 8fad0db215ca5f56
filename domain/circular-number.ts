import { marketDate } from './date.ts';
import type { PlainDate } from './time.ts';

export interface CircularNumber {
  serial: number;
  year: number;
}

/** Parses '10/2026', or '10-2026' as in addresses. Null for anything else. */
export function parseCircularNumber(text: string): CircularNumber | null {
  const [, serial, year] = /^\s*(\d{1,4})\s*[/-]\s*(\d{4})\s*$/.exec(text) ?? [];
  return serial === undefined || Number(serial) === 0 ? null : { serial: Number(serial), year: Number(year) };
}

/** Newest first: by year, then by serial; text that is not a circular's number goes last. */
export function compareCircularNumbers(a: string, b: string): number {
  return rank(b) - rank(a);
}

/**
 * The Dubai day of a circular's UTC time: 20:00Z is the next day's midnight. Throws RangeError when the text is not a
 * time.
 */
export function circularDate(utcIso: string): PlainDate {
  const at = Date.parse(utcIso);
  if (Number.isNaN(at)) throw new RangeError(`'${utcIso}' is no UTC time: expected such as 2026-06-18T20:00:00Z.`);
  return marketDate(at);
}

function rank(text: string): number {
  const number = parseCircularNumber(text);
  return number ? number.year * 10_000 + number.serial : -1;
}
