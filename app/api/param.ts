import { z } from 'zod';
import { latinDigits } from '#domain/arabic.ts';
import { DEFAULT_LOCALE, LOCALE_CODES } from '#domain/locale.ts';
import { parseMonth } from '#domain/month.ts';
import { isPlainDate } from '#domain/time.ts';
import type { Site } from '#app/context.ts';

/** Types of a parameter's values; the description of the API explains them (`api.type.*`). */
export type ParamType =
  'choice' | 'code' | 'count' | 'cursor' | 'day' | 'money' | 'month' | 'percent' | 'whole' | 'words' | 'year';

/** A parameter of a resource. Its description is in the messages, under `api.param.` and its name. */
export interface Param {
  name: string;
  /** Key of the message that describes it instead: that of a page's field. */
  text?: string;
  type: ParamType;
  /** All values of a choice. */
  known?: readonly string[];
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
  const read = schemaOf(param).safeParse(latinDigits(typed.trim()));
  return read.success ? read.data : null;
}

export const FROM: Param = { name: 'from', type: 'day' };
export const TO: Param = { name: 'to', type: 'day' };
export const DAY: Param = { name: 'day', type: 'day' };
/** Lists as known at the end of a day. */
export const AS_OF: Param = { name: 'asOf', type: 'day' };
export const WORDS: Param = { name: 'q', type: 'words' };
export const LANG: Param = { name: 'lang', type: 'choice', known: LOCALE_CODES, usual: DEFAULT_LOCALE };
export const LIMIT: Param = { name: 'limit', type: 'count', usual: '100' };
export const AFTER: Param = { name: 'after', type: 'cursor' };

/** A parameter with few values. */
export function choice(name: string, known: readonly string[], usual?: string): Param {
  return { name, type: 'choice', known, ...(usual !== undefined && { usual }) };
}
