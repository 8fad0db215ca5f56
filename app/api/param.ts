import { z } from 'zod';
import { latinDigits } from '#domain/arabic.ts';
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locale.ts';
import { parseMonth } from '#domain/month.ts';
import { isPlainDate, type Instant } from '#domain/time.ts';
import { isoMoment } from '#app/columns/file-formats.ts';
import type { Site } from '#app/context.ts';

/** Types of the values of a parameter. */
export type ParamType =
  | 'choice'
  | 'code'
  | 'count'
  | 'cursor'
  | 'day'
  | 'moment'
  | 'money'
  | 'month'
  | 'percent'
  | 'whole'
  | 'words'
  | 'year';

/** A parameter of a resource. Its description is in the messages, under `api.param.` and its name. */
export interface Param {
  name: string;
  /** Key of the message that describes it instead: that of a page's field. */
  text?: string;
  type: ParamType;
  /** All values of a choice. */
  known?: readonly string[];
  /** Other spellings of these values. */
  also?: Readonly<Record<string, string>>;
  /** The default when the parameter is left out, if there is a single one. */
  usual?: string;
  isRequired?: boolean;
  /** Every value currently valid, when the data decide: any other value is refused. */
  among?(site: Site): Promise<readonly string[]> | readonly string[];
}

/** Maximum characters of a text. */
export const WORDS_MAX = 100;

const SCHEMAS: Record<ParamType, z.ZodType<string>> = {
  choice: z.string(),
  code: z.string().regex(/^[\w.-]{1,40}$/),
  count: z.string().regex(/^\d{1,4}$/),
  cursor: z.string().regex(/^[\w-]{1,200}$/),
  day: z.string().refine(isPlainDate),
  moment: z.string().refine((value) => isPlainDate(value) || instantOf(value) !== null),
  // Dirhams, to a thousandth.
  money: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/),
  month: z.string().refine((value) => parseMonth(value) === value),
  percent: z.string().regex(/^(\d{1,2}(\.\d{1,3})?|100(\.0{1,3})?)$/),
  whole: z.string().regex(/^\d{1,11}$/),
  words: z.string().min(1).max(WORDS_MAX),
  year: z.string().regex(/^\d{4}$/),
};

/** The schema of a value, to read and to describe it. */
export function schemaOf({ type, known }: Param): z.ZodType<string> {
  return known ? z.enum(known as [string, ...string[]]) : SCHEMAS[type];
}

/** The key of the message that describes a parameter. */
export function textOfParam({ name, text = `api.param.${name}` }: Param): string {
  return text;
}

/** The normalised value; null when the parameter does not accept it. */
export function readValue(param: Param, typed: string): string | null {
  const value = latinDigits(typed.trim());
  const read = schemaOf(param).safeParse(param.also?.[value] ?? value);
  if (!read.success) return null;
  return param.type === 'moment' ? canonical(read.data) : read.data;
}

/** RFC 3339 with its zone; a browser may have turned the plus sign of an address into a space. */
const INSTANT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+ -]\d\d:\d\d)$/i;

/** The moment that a text names; null when it names none. */
export function instantOf(text: string): Instant | null {
  if (!INSTANT.test(text)) return null;
  const at = Date.parse(text.replace(' ', '+'));
  return Number.isNaN(at) ? null : at;
}

/** A moment in the zone of the market, a day as it is. */
function canonical(value: string): string {
  const at = instantOf(value);
  return at === null ? value : isoMoment(at);
}

export const FROM: Param = { name: 'from', type: 'day' };
export const TO: Param = { name: 'to', type: 'day' };
export const DAY: Param = { name: 'day', type: 'day' };
/** Lists as known at a moment, or at the end of a day. */
export const AS_OF: Param = { name: 'asOf', type: 'moment' };
export const WORDS: Param = { name: 'q', type: 'words' };
export const LANG: Param = { name: 'lang', type: 'choice', known: LOCALE_CODES, usual: DEFAULT_LOCALE };
export const LIMIT: Param = { name: 'limit', type: 'count', usual: '100' };
export const AFTER: Param = { name: 'after', type: 'cursor' };

/** A parameter that says whether something holds: 'true' or 'false'; 'yes' and 'no' are read as these. */
export function flag(name: string, usual?: 'true' | 'false'): Param {
  return { ...choice(name, ['true', 'false'], usual), also: { yes: 'true', no: 'false' } };
}

/** The value of a `flag`; null when it was left out. */
export function flagOf(value: string | undefined): boolean | null {
  return value === undefined ? null : value === 'true';
}

/** A parameter with few values. */
export function choice(name: string, known: readonly string[], usual?: string): Param {
  return { name, type: 'choice', known, ...(usual !== undefined && { usual }) };
}
