import { z } from 'zod';
import { marketDate, parseLocalTime, parseDisclosureTime } from '#domain/date.ts';
import { isSymbol } from '#domain/identifier.ts';
import { siteAddress } from '#domain/link.ts';
import { fromDecimal } from '#domain/thousandths.ts';
import { DAY_MS, dayNumber } from '#domain/time.ts';
import {
  AMOUNT_MAX,
  atMost,
  plausibleInstant,
  COUNT_MAX,
  excerpt,
  HTML_MAX,
  IDENTIFIER_MAX,
  PRICE_MAX,
  TEXT_MAX,
  within,
} from './bounds.ts';
import { oneLine, withoutControls } from './clean-text.ts';
import { decimalDigits, isMissing, plainDecimal } from './decimal-text.ts';
import { plainDay } from './plain-day.ts';

/** Excludes anything that a mail link would read as a subject or a second recipient. */
const MAILBOX = /^[\w.+'-]{1,64}@[a-z\d][\w.-]{0,250}$/i;

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;

/** A field of the wire, converted to the domain's form. A RangeError of the reader becomes the field's issue. */
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
  return decimal === null ? null : within(fromDecimal(decimal), AMOUNT_MAX);
}

function notNegative(number: number | null): number | null {
  if (number !== null && number < 0) throw new RangeError(`${number} is below zero`);
  return number;
}

function priceIn(value: unknown): number | null {
  return within(notNegative(thousandths(value)), PRICE_MAX) || null;
}

function whole(value: unknown): number | null {
  const decimal = plainDecimal(value);
  if (decimal === null) return null;
  const number = Number(decimal);
  if (!Number.isInteger(number)) throw new RangeError(`${decimal} is not a whole number`);
  return within(number, COUNT_MAX);
}

function required<T>(value: T | null): T {
  if (value === null) throw new RangeError('is missing');
  return value;
}

function text(value: unknown): string | null {
  if (isMissing(value)) return null;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new RangeError('is not text');
  // A text that contains only control marks counts as missing.
  return oneLine(atMost(value, TEXT_MAX)) || null;
}

function identifierText(value: unknown): string {
  return atMost(required(text(value)), IDENTIFIER_MAX);
}

/** A path below a host; one that would leave its folder is rejected. */
function pathText(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) throw new RangeError(`${excerpt(value)} is not a path`);
  const path = atMost(value, TEXT_MAX);
  if (CONTROL.test(path)) throw new RangeError(`${excerpt(path)} has characters that no path has`);
  return path;
}

function htmlText(value: unknown): string | null {
  return typeof value === 'string' && !isMissing(value) ? withoutControls(atMost(value, HTML_MAX)) : null;
}

function address(value: unknown): string | null {
  const given = text(value);
  if (given !== null && siteAddress(given) === null)
    throw new RangeError(`${excerpt(given)} is not the address of a site`);
  return given;
}

function mailbox(value: unknown): string | null {
  const given = text(value);
  if (given !== null && !MAILBOX.test(given)) throw new RangeError(`${excerpt(given)} is not the address of a mailbox`);
  return given;
}

function instant(value: unknown): number {
  const at = typeof value === 'string' && /T.*(Z|[+-]\d\d:\d\d)$/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) throw new RangeError(`${excerpt(value)} is not a UTC time`);
  return plausibleInstant(at);
}

function feedLocalTime(value: unknown): number {
  return plausibleInstant(parseDisclosureTime(required(text(value))));
}

function localTime(value: unknown): number {
  if (typeof value !== 'string') throw new RangeError('is not a time');
  return plausibleInstant(parseLocalTime(value.trim()));
}

function plainDayIn(value: unknown): string | null {
  const date = plainDay(text(value) ?? '');
  if (date !== null) plausibleInstant(dayNumber(date) * DAY_MS);
  return date;
}

function unlessMissing<T>(read: (value: unknown) => T): (value: unknown) => T | null {
  return (value) => (isMissing(value) ? null : read(value));
}

/** Price in thousandths; 0 means none. */
export const price = field((value) => priceIn(value));
/** Required price. */
export const certainPrice = field((value) => required(priceIn(value)));
/** Amount per share with all its digits, and in thousandths; 0 means none. */
export const pricePerShare = field((value) => {
  const rounded = within(notNegative(thousandths(value)), PRICE_MAX);
  const digits = plainDecimal(value);
  if (rounded === null || digits === null || Number(digits) === 0) return null;
  return { rounded, digits: decimalDigits(digits) };
});
/** Amount of money in thousandths; 0 means none. */
export const optionalAmount = field((value) => notNegative(thousandths(value)) || null);
/** Amount in thousandths where 0 is a real value; a missing one is 0. */
export const amount = field((value) => notNegative(thousandths(value)) ?? 0);
/** Thousandths of any sign, of a price, a level or a per cent; null when missing. */
export const signed = field((value) => within(thousandths(value), PRICE_MAX));
export const certainSigned = field((value) => required(within(thousandths(value), PRICE_MAX)));
/** Whole number where 0 is a real value; a missing one is 0. */
export const count = field((value) => notNegative(whole(value)) ?? 0);
/** Whole number; 0 means none. */
export const quantity = field((value) => notNegative(whole(value)) || null);
/** Whole number where 0 is a real value; null when missing. */
export const optionalCount = field((value) => notNegative(whole(value)));
export const certainCount = field((value) => required(notNegative(whole(value))));
/** Whole number with a small maximum: limits what is rendered from it. */
export const fewOf = (most: number) => field((value) => within(required(notNegative(whole(value))), most));
/** Whole number with a small maximum; 0 means none. */
export const optionalFewOf = (most: number) => field((value) => within(notNegative(whole(value)), most) || null);
/** Number above zero, unchanged, for factors that are multiplied and never shown. */
export const factor = field((value) => {
  if (typeof value !== 'number' || !(value > 0)) throw new RangeError(`${excerpt(value)} is not a number above zero`);
  return within(value, AMOUNT_MAX);
});
export const year = field((value) => {
  const number = required(whole(value));
  if (number < 1900 || number > 2200) throw new RangeError(`${number} is not a year`);
  return number;
});
/** Text without stray spaces; null when missing. */
export const optionalText = field(text);
export const requiredText = field((value) => required(text(value)));
/** A ticker without stray spaces. */
export const symbol = field((value) => {
  const ticker = required(text(value));
  if (!isSymbol(ticker)) throw new RangeError(`"${ticker}" is not a symbol`);
  return ticker;
});
/** A member's code: three to six capital letters. */
export const memberCode = field((value) => {
  const code = required(text(value));
  if (!/^[A-Z]{3,6}$/.test(code)) throw new RangeError(`"${code}" is not a code of three to six capital letters`);
  return code;
});
/** An ISO 3166 country code: two capital letters. */
export const optionalCountry = field((value) => {
  const code = text(value);
  if (code !== null && !/^[A-Z]{2}$/.test(code)) throw new RangeError(`"${code}" is not a code of a country`);
  return code;
});
/** The exchange's identifier of a record, which is used in addresses. */
export const identifier = field(identifierText);
/** HTML unchanged, to be converted with `plainText`. */
export const html = field(htmlText);
/** Path of a file below its host, as the feed writes it. */
export const path = field(pathText);
/** Address of a mailbox. */
export const email = field(mailbox);
/** Address of a site. */
export const webAddress = field(address);
/** Dubai wall clock. */
export const wallTime = field(localTime);
export const optionalWallTime = field(unlessMissing(localTime));
/** A time in any of the disclosure feed's formats, as Dubai wall clock. */
export const feedTime = field(feedLocalTime);
/** UTC time with a zone. */
export const utcTime = field(instant);
export const optionalUtcTime = field(unlessMissing(instant));
/** The Dubai day of a UTC time: 20:00Z belongs to the next day. */
export const dayOfUtc = field((value) => marketDate(instant(value)));
/** A day in any form that the services use. */
export const day = field((value) => required(plainDayIn(value)));
export const optionalDay = field(plainDayIn);
export const flag = field((value) => (typeof value === 'boolean' ? value : textFlag(text(value))));

function textFlag(word: string | null): boolean | null {
  if (word === null) return null;
  if (/^(true|yes|y|1)$/i.test(word)) return true;
  if (/^(false|no|n|0)$/i.test(word)) return false;
  throw new RangeError(`"${word}" is neither yes nor no`);
}
