import { z } from 'zod';
import type { Batch, RejectedRow } from './batch.ts';

/** An answer whose shape does not match the call's. */
export class ShapeFault extends Error {}

/** A well-formed row that is rejected: the message is the stored reason. */
export class RowFault extends Error {}

/** Parses the answer with its schema; throws `ShapeFault` with what was wrong and where. */
export function parseAnswer<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  throw new ShapeFault(issuesInWords(result.error));
}

/** An answer without its invalid values, and the reasons for their removal. */
interface LenientResult<T> {
  value: T;
  rejected: RejectedRow[];
}

/**
 * Parses the answer with its schema. An invalid value is left out and reported where the schema allows it to be
 * missing; otherwise throws `ShapeFault`. The rest of a record is not lost for one bad field.
 */
export function parseLeniently<S extends z.ZodType>(schema: S, answer: unknown): LenientResult<z.output<S>> {
  const whole = schema.safeParse(answer);
  if (whole.success) return { value: whole.data, rejected: [] };
  const less = structuredClone(answer);
  for (const { path } of whole.error.issues) leaveOut(less, path);
  const rest = schema.safeParse(less);
  if (!rest.success) throw new ShapeFault(issuesInWords(whole.error));
  return { value: rest.data, rejected: [{ record: answer, reason: issuesInWords(whole.error) }] };
}

function leaveOut(answer: unknown, path: readonly PropertyKey[]): void {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], answer);
  const last = path.at(-1);
  if (typeof holder === 'object' && holder !== null && last !== undefined) Object.assign(holder, { [last]: null });
}

/** Reads one row: null leaves it out silently (a row that says there is nothing). Throws for an invalid row. */
export type ReadRow<T> = (row: unknown) => T | null;

/** A row reader from a schema and a conversion of the parsed row. */
export function rowReader<S extends z.ZodType, T>(schema: S, convert: (row: z.output<S>) => T | null): ReadRow<T> {
  return (row) => convert(schema.parse(row));
}

/** The rows without exact duplicates. */
export function distinctRows(rows: readonly unknown[]): unknown[] {
  const said = new Set<string>();
  return rows.filter((row) => {
    const text = JSON.stringify(row);
    const isNew = !said.has(text);
    said.add(text);
    return isNew;
  });
}

/**
 * Reads rows one by one, each once: the valid ones, and the rejected ones with their reasons. When there were rows and
 * all were rejected, the shape has changed, which is a fault rather than an empty list.
 */
export function readRows<T>(rows: readonly unknown[], read: ReadRow<T>): Batch<T> {
  const records: T[] = [];
  const rejected: RejectedRow[] = [];
  const distinct = distinctRows(rows);
  for (const row of distinct) {
    try {
      const record = read(row);
      if (record !== null) records.push(record);
    } catch (error) {
      rejected.push({ record: row, reason: reasonOf(error) });
    }
  }
  if (rejected.length > 0 && rejected.length === distinct.length) {
    throw new ShapeFault(`none of ${distinct.length} rows can be read; the first: ${rejected[0]?.reason}`);
  }
  return { records, rejected };
}

/** Rows of a list that is never empty: an empty one is a fault. */
export function readSomeRows<T>(rows: readonly unknown[], read: ReadRow<T>): Batch<T> {
  if (rows.length === 0) throw new ShapeFault('a list without rows, where there are always some');
  return readRows(rows, read);
}

/** Why a row was rejected. Errors in our own code are not the row's: they are rethrown. */
export function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return issuesInWords(error);
  if (error instanceof RowFault || error instanceof RangeError) return error.message;
  throw error;
}

function issuesInWords(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'answer'}: ${issue.message}`).join('; ');
}
