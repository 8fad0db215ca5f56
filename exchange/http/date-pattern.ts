import { MONTHS } from '#domain/date.ts';
import { MARKET_OFFSET_MS } from '#domain/time.ts';
import type { Instant } from '#domain/time.ts';

/** The disclosure system's pattern when the request gives none. */
export const DEFAULT_PATTERN = 'MMM dd, yyyy hh:mm:ss a';

const LONGEST_PATTERN = 80;
const PARTS = /'[^']*'|([A-Za-z])\1*|[^A-Za-z']+/g;

/**
 * Applies a Java-style date pattern (`h7_datetime_format`) to an instant in Dubai time. Unknown letters stay unchanged.
 */
export function formatByPattern(at: Instant, pattern: string): string {
  const local = new Date(at + MARKET_OFFSET_MS);
  const parts = pattern.slice(0, LONGEST_PATTERN).match(PARTS) ?? [];
  return parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) || "'" : write(part, local))).join('');
}

function write(part: string, local: Date): string {
  const hour = local.getUTCHours();
  const padded = (number: number) => String(number).padStart(part.length, '0');
  switch (part[0]) {
    case 'y':
      return part.length === 2 ? String(local.getUTCFullYear()).slice(2) : String(local.getUTCFullYear());
    case 'M':
      return month(part.length, local.getUTCMonth());
    case 'd':
      return padded(local.getUTCDate());
    case 'H':
      return padded(hour);
    case 'h':
      return padded(hour % 12 || 12);
    case 'm':
      return padded(local.getUTCMinutes());
    case 's':
      return padded(local.getUTCSeconds());
    case 'S':
      return String(local.getUTCMilliseconds()).padStart(3, '0').slice(0, part.length);
    case 'a':
      return hour < 12 ? 'AM' : 'PM';
    default:
      return part;
  }
}

function month(letters: number, index: number): string {
  const name = MONTHS.en[index]!;
  if (letters === 3) return name.slice(0, 3);
  return letters > 3 ? name : String(index + 1).padStart(letters, '0');
}
