/**
 * Page data as one text. React Router writes every figure of a loader's answer by itself, and again where it is used: a
 * board of a hundred securities takes half the room, and less time to read, as plain JSON. Values must be JSON's own.
 */
export type Packed<T> = string & { readonly holds?: T };

export function pack<T>(value: T): Packed<T> {
  return JSON.stringify(value);
}

export function unpack<T>(text: Packed<T>): T {
  return JSON.parse(text) as T;
}
