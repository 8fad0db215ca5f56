import { createHash } from 'node:crypto';

/** PostgreSQL's jsonb rejects U+0000 and half a surrogate pair; JSON escapes both, so a cheap test finds them. */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/i;

/** The text as PostgreSQL can store it: without U+0000 and without halves of a surrogate pair. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? storableText(value) : value;
}

/** JSON that PostgreSQL accepts whatever the text contains; a value without a JSON form becomes null. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return UNSTORABLE.test(text) ? JSON.stringify(value, storable) : text;
}

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The same text for equal content, whatever the order of properties. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value, sorted) ?? 'null';
  return createHash('sha256').update(text).digest('base64url');
}
