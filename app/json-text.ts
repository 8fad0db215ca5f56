/**
 * Plain data as one JSON text. React Router writes loader data value by value, which takes a multiple of the time that a
 * large list of records needs as JSON.
 */
export type JsonText<T> = string & { readonly of?: T };

/** Texts of which the data is cached: those of the pages that are rendered at one time. */
const CACHED_MAX = 64;
const valueByText = new Map<string, unknown>();
/** The text of each object that was written before: such an object must not change. */
const textByValue = new WeakMap<object, string>();

export function toJsonText<T extends object>(value: T): JsonText<T> {
  const text = textByValue.get(value) ?? JSON.stringify(value);
  textByValue.set(value, text);
  // Deleted first, so that it becomes the newest.
  valueByText.delete(text);
  valueByText.set(text, value);
  if (valueByText.size > CACHED_MAX) valueByText.delete(valueByText.keys().next().value!);
  return text;
}

/** The data of a text. A server that has written the text lately does not parse it, and returns the same object. */
export function fromJsonText<T>(text: JsonText<T>): T {
  return ((import.meta.env.SSR && valueByText.get(text)) || JSON.parse(text)) as T;
}
