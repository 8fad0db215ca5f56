import type { InputFault, Reading } from '#domain/calculators/inputs.ts';

/** Longer than any meaningful input. */
const TYPED_MAX = 120;

type Readers = Record<string, (typed: string) => Reading<unknown>>;
type ValueOf<Reader> = Reader extends (typed: string) => Reading<infer Value> ? Value : never;

/** The calculator inputs of an address. */
export interface TypedInputs<R extends Readers> {
  typed: Record<keyof R, string>;
  faults: Partial<Record<keyof R, InputFault>>;
  hasInput: boolean;
  /** Null where nothing is requested, or an input is wrong. */
  values: { [Name in keyof R]: ValueOf<R[Name]> } | null;
}

/**
 * Reads the inputs of a calculator from an address, each with its reader. No input is wrong before anything is
 * requested.
 */
export function readInputs<R extends Readers>(query: URLSearchParams, readers: R): TypedInputs<R> {
  const names = Object.keys(readers);
  const typed = Object.fromEntries(names.map((name) => [name, (query.get(name) ?? '').trim().slice(0, TYPED_MAX)]));
  const hasInput = names.some((name) => typed[name] !== '');
  const read = hasInput ? names.map((name) => [name, readers[name]!(typed[name]!)] as const) : [];
  const faults = read.filter(([, { fault }]) => fault !== null).map(([name, { fault }]) => [name, fault]);
  const values =
    hasInput && faults.length === 0 ? Object.fromEntries(read.map(([name, { value }]) => [name, value])) : null;
  return { typed, faults: Object.fromEntries(faults), hasInput, values } as TypedInputs<R>;
}

/** A reader that returns a default where nothing is typed. */
export function orElse<Value, Otherwise>(read: (typed: string) => Reading<Value>, otherwise: Otherwise) {
  return (typed: string): Reading<Value | Otherwise> =>
    typed.trim() === '' ? { value: otherwise, fault: null } : read(typed);
}
