/**
 * Plain data as one JSON text. React Router writes the data of an application value by value, which takes a multiple of
 * the time that a large list of records needs as JSON.
 */
export type JsonText<T> = string & { readonly of?: T };

/** Texts of which the data is kept: those of the pages that are rendered at one time. */
const KEPT = 64;
const values = new Map<string, unknown>();

/** The text of each object that was written before: such an object must not change. */
const texts = new WeakMap<object, string>();

export function toJsonText<T extends object>(value: T): JsonText<T> {
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  // Deleted first, so that it becomes the newest.
  values.delete(text);
  values.set(text, value);
  if (values.size > KEPT) values.delete(values.keys().next().value!);
  return text;
}

/** The data of a text. A server that has written the text lately does not parse it, and returns the same object. */
export function fromJsonText<T>(text: JsonText<T>): T {
  return (values.get(text) ?? JSON.parse(text)) as T;
}
