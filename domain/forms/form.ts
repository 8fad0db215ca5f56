import type { FaultId, FieldSchema, TypedField } from './fields.ts';
import type { FormName } from './reference.ts';

export type Schemas = Readonly<Record<string, FieldSchema<unknown>>>;
export type ValuesOf<Fields extends Schemas> = {
  [Name in keyof Fields]: Fields[Name] extends FieldSchema<infer Value> ? Value : never;
};

/** Typed values, keyed by field name. */
export type Typed = Readonly<Record<string, TypedField>>;
/** Faults that prevent a form from being accepted, keyed by field, in the order of the fields. */
export type Faults = Readonly<Record<string, FaultId>>;

/** A form: its fields in page order, and rules across fields. */
export interface FormRules<Fields extends Schemas = Schemas> {
  name: FormName;
  fields: Fields;
  /** The field that accepts one PDF; the form is then sent as multipart/form-data. */
  file?: { field: string; mostBytes: number };
  /** Called with the fields that are valid on their own. */
  across?: (values: Partial<ValuesOf<Fields>>) => Faults;
}

export type Read<Fields extends Schemas> =
  { values: ValuesOf<Fields>; faults: null } | { values: null; faults: Faults };

/** The values of a form, or all of its faults, a fault of the file included. */
export function readForm<Fields extends Schemas>(
  { fields, across, file }: FormRules<Fields>,
  typed: Typed,
  fileFault: FaultId | null = null,
): Read<Fields> {
  const values: Record<string, unknown> = {};
  const faults: Record<string, FaultId> = {};
  for (const [name, schema] of Object.entries(fields)) {
    const read = schema.safeParse(typed[name] ?? []);
    if (read.success) values[name] = read.data;
    else faults[name] = read.error.issues[0]!.message as FaultId;
  }
  if (file && fileFault) faults[file.field] = fileFault;
  const between = across?.(values as Partial<ValuesOf<Fields>>) ?? {};
  const all = Object.keys(fields).flatMap((name) => {
    const fault = faults[name] ?? between[name];
    return fault ? [[name, fault] as const] : [];
  });
  if (all.length > 0) return { values: null, faults: Object.fromEntries(all) };
  return { values: values as ValuesOf<Fields>, faults: null };
}

/** The values to store from a public form: without consent and the repeated address. */
export function recordOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { agree: _, emailAgain: __, ...record } = values;
  return record;
}

/** The text values from a browser, keyed by field name; other names are dropped. */
export function typedOf(fields: Schemas, data: Iterable<readonly [string, unknown]>): Typed {
  const typed = Object.fromEntries(Object.keys(fields).map((name) => [name, [] as string[]]));
  for (const [name, value] of data) if (typeof value === 'string') typed[name]?.push(value);
  return typed;
}
