import { latinDigits } from '#domain/arabic.ts';
import { parseDecimal, type Thousandths } from '#domain/thousandths.ts';

export const FEE_FIELDS = ['count', 'value'] as const;
export type FeeField = (typeof FEE_FIELDS)[number];

/** The count, and the value that a rate applies to, from the address. */
export interface FeeQuestion {
  typed: Record<FeeField, string>;
  /** Fields that cannot be read. */
  faults: readonly FeeField[];
  /** Null where not given, or not readable. */
  count: number | null;
  value: Thousandths | null;
}

const COUNT_MAX = 10_000_000_000;
/** Highest value: a million million dirhams. */
const VALUE_MAX: Thousandths = 1e15;
/** Matches a fourth decimal, or a power of ten. */
const TOO_FINE = /[.٫]\d{3,}[1-9]|\d[eE]/;
const LENGTH_MAX = 40;

export function parseFee(query: URLSearchParams): FeeQuestion {
  const text = (name: FeeField) => (query.get(name) ?? '').trim().slice(0, LENGTH_MAX);
  const typed = { count: text('count'), value: text('value') };
  const [count, value] = [countOf(typed.count), valueOf(typed.value)];
  return {
    typed,
    count,
    value,
    faults: FEE_FIELDS.filter((name) => typed[name] !== '' && { count, value }[name] === null),
  };
}

function countOf(text: string): number | null {
  const thousandths = parseDecimal(text);
  if (thousandths === null || thousandths % 1_000 !== 0 || TOO_FINE.test(latinDigits(text))) return null;
  const count = thousandths / 1_000;
  return count >= 1 && count <= COUNT_MAX ? count : null;
}

function valueOf(text: string): Thousandths | null {
  const value = TOO_FINE.test(latinDigits(text)) ? null : parseDecimal(text);
  return value !== null && value >= 1 && value <= VALUE_MAX ? value : null;
}
