import { z } from 'zod';
import { dubaiDate, parseDubaiLocal } from '#domain/date.ts';
import { isSymbol } from '#domain/identifier.ts';
import { fromDecimal } from '#domain/thousandths.ts';
import { isMissing, plainDecimal } from './decimal-text.ts';
import { plainDay } from './plain-day.ts';

/** Fields of the wire, each read into the domain's form. A RangeError of a reader becomes the field's issue. */
function field<T>(read: (value: unknown) => T) {
  return z
    .unknown()
    .optional()
    .transform((value, context): T => {
      try {
        return read(value);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        context.addIssue({ code: 'custom', message: error.message });
        return z.NEVER;
      }
    });
}

function thousandths(value: unknown): number | null {
  const decimal = plainDecimal(value);
  return decimal === null ? null : fromDecimal(decimal);
}

function notNegative(number: number | null): number | null {
  if (number !== null && number < 0) throw new RangeError(`${number} is below zero`);
  return number;
}

function whole(value: unknown): number | null {
  const decimal = plainDecimal(value);
  if (decimal === null) return null;
  const number = Number(decimal);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${decimal} is not a whole number`);
  return number;
}

function required<T>(value: T | null): T {
  if (value === null) throw new RangeError('is missing');
  return value;
}

function text(value: unknown): string | null {
  if (isMissing(value)) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new RangeError('is not text');
  return value.trim().replace(/\s+/g, ' ');
}

function instant(value: unknown): number {
  const at = typeof value === 'string' && /T.*(Z|[+-]\d\d:\d\d)$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) throw new RangeError(`${JSON.stringify(value)} is not a UTC time`);
  return at;
}

function localTime(value: unknown): number {
  if (typeof value !== 'string') throw new RangeError('is not a time');
  return parseDubaiLocal(value.trim());
}

function unlessMissing<T>(read: (value: unknown) => T): (value: unknown) => T | null {
  return (value) => (isMissing(value) ? null : read(value));
}

/** Price in thousandths; 0 stands for none. */
export const price = field((value) => notNegative(thousandths(value)) || null);
/** Price that must be there. */
export const certainPrice = field((value) => required(notNegative(thousandths(value)) || null));
/** Amount in thousandths where 0 is real; none is 0. */
export const amount = field((value) => notNegative(thousandths(value)) ?? 0);
/** Thousandths of any sign, null where there is none. */
export const signed = field(thousandths);
export const certainSigned = field((value) => required(thousandths(value)));
/** Whole number where 0 is real; none is 0. */
export const count = field((value) => notNegative(whole(value)) ?? 0);
/** Whole number; 0 stands for none. */
export const quantity = field((value) => notNegative(whole(value)) || null);
/** Whole number where 0 is real; null where there is none. */
export const optionalCount = field((value) => notNegative(whole(value)));
export const certainCount = field((value) => required(notNegative(whole(value))));
/** Number above zero as it came, for factors that are multiplied and never shown. */
export const factor = field((value) => {
  if (typeof value !== 'number' || !(value > 0))
    throw new RangeError(`${JSON.stringify(value)} is not a number above zero`);
  return value;
});
export const year = field((value) => {
  const number = required(whole(value));
  if (number < 1900 || number > 2200) throw new RangeError(`${number} is not a year`);
  return number;
});
/** Text without stray spaces; null where there is none. */
export const optionalText = field(text);
export const requiredText = field((value) => required(text(value)));
/** A ticker, stray spaces taken off. */
export const symbol = field((value) => {
  const ticker = required(text(value));
  if (!isSymbol(ticker)) throw new RangeError(`"${ticker}" is not a symbol`);
  return ticker;
});
/** Text as it came, for HTML and files' names. */
export const rawText = field((value) => (typeof value === 'string' && !isMissing(value) ? value : null));
/** Dubai wall clock. */
export const dubaiTime = field(localTime);
export const optionalDubaiTime = field(unlessMissing(localTime));
/** UTC, with a zone. */
export const utcTime = field(instant);
export const optionalUtcTime = field(unlessMissing(instant));
/** The Dubai day of a UTC time: 20:00Z belongs to the next day. */
export const dubaiDayOfUtc = field((value) => dubaiDate(instant(value)));
/** A day in any form that the services write. */
export const day = field((value) => required(plainDay(text(value) ?? '')));
export const optionalDay = field((value) => plainDay(text(value) ?? ''));
export const flag = field((value) => (typeof value === 'boolean' ? value : textFlag(text(value))));

function textFlag(word: string | null): boolean | null {
  if (word === null) return null;
  if (/^(true|yes|y|1)$/i.test(word)) return true;
  if (/^(false|no|n|0)$/i.test(word)) return false;
  throw new RangeError(`"${word}" is neither yes nor no`);
}
