import type { Context } from 'hono';

export interface Range {
  from: number;
  /** Included. */
  to: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * The one part of a body that a Range header requests; 'whole' when the header is not one that has to be honoured (RFC
 * 9110, 14.2: another unit, several parts, nonsense), 'outside' when it requests nothing that exists.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'whole' | 'outside' {
  if (!isOneRange(header)) return 'whole';
  const [, first = '', last = ''] = ONE_RANGE.exec(header.trim())!;
  if (first === '') return tail(Number(last), size);
  const [from, to] = [Number(first), last === '' ? size - 1 : Number(last)];
  return from >= size ? 'outside' : { from, to: Math.min(to, size - 1) };
}

/** True when a Range header requests one part of a body; no other has to be honoured. */
export function isOneRange(header: string | undefined): header is string {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === '') return last !== '';
  return last === '' || Number(first) <= Number(last);
}

/** The last `length` bytes. */
function tail(length: number, size: number): Range | 'outside' {
  return length === 0 || size === 0 ? 'outside' : { from: Math.max(0, size - length), to: size - 1 };
}

/**
 * Removes a Range header that need not be honoured (RFC 9110, 14.2): several parts, nonsense, or a conditional one. The
 * library would answer it 206 or 416 instead of the whole.
 */
export function leaveOutOddRange(c: Context): void {
  const range = c.req.header('range');
  if (range === undefined || (isOneRange(range) && c.req.header('if-range') === undefined)) return;
  const { url, method, headers, signal } = c.req.raw;
  const kept = new Headers(headers);
  kept.delete('range');
  c.req.raw = new Request(url, { method, headers: kept, signal });
}
