import type { Context } from 'hono';

export interface Range {
  from: number;
  /** Included. */
  to: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * The one part of a body that a Range header asks for; 'whole' where the header is none that has to be followed
 * (RFC 9110, 14.2: another unit, several parts, nonsense), 'outside' where it asks for nothing that is there.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'whole' | 'outside' {
  if (!isOneRange(header)) return 'whole';
  const [, first = '', last = ''] = ONE_RANGE.exec(header.trim())!;
  if (first === '') return tail(Number(last), size);
  const [from, to] = [Number(first), last === '' ? size - 1 : Number(last)];
  return from >= size ? 'outside' : { from, to: Math.min(to, size - 1) };
}

/** Whether a Range header asks for one part of a body; no other has to be followed. */
export function isOneRange(header: string | undefined): header is string {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === '') return last !== '';
  return last === '' || Number(first) <= Number(last);
}

/** The last so many bytes. */
function tail(length: number, size: number): Range | 'outside' {
  return length === 0 || size === 0 ? 'outside' : { from: Math.max(0, size - length), to: size - 1 };
}

/**
 * A range that need not be followed asks for the whole (RFC 9110, 14.2): several, nonsense, or one under a condition. The
 * library would answer it 206 or 416.
 */
export function leaveOutOddRange(c: Context): void {
  const range = c.req.header('range');
  if (range === undefined || (isOneRange(range) && c.req.header('if-range') === undefined)) return;
  const { url, method, headers, signal } = c.req.raw;
  const kept = new Headers(headers);
  kept.delete('range');
  c.req.raw = new Request(url, { method, headers: kept, signal });
}
