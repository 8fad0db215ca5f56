export interface Range {
  from: number;
  /** Included. */
  to: number;
}

/**
 * The one part of a body that a Range header asks for; 'whole' where the header is none that has to be followed
 * (RFC 9110, 14.2: another unit, several parts, nonsense), 'outside' where it asks for nothing that is there.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'whole' | 'outside' {
  const asked = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = asked ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return tail(Number(last), size);
  const [from, to] = [Number(first), last === '' ? size - 1 : Number(last)];
  if (to < from && last !== '') return 'whole';
  return from >= size ? 'outside' : { from, to: Math.min(to, size - 1) };
}

/** The last so many bytes. */
function tail(length: number, size: number): Range | 'outside' {
  return length === 0 || size === 0 ? 'outside' : { from: Math.max(0, size - length), to: size - 1 };
}
