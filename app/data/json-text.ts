/**
 * Plain data as one JSON text. React Router writes the data of an application value by value, which takes a multiple of
 * the time that a large list of records needs as JSON.
 */
export type JsonText<T> = string & { readonly of?: T };

let last: { text: string; value: unknown } | undefined;

export function toJsonText<T>(value: T): JsonText<T> {
  const text = JSON.stringify(value);
  last = { text, value };
  return text;
}

/** The data of a text. A server that has just written the text does not parse it. */
export function fromJsonText<T>(text: JsonText<T>): T {
  return (last?.text === text ? last.value : JSON.parse(text)) as T;
}
