import { formatDate, formatDayMonth } from '#domain/date.ts';
import type { Locale } from '#domain/locale.ts';

const UNITS: Record<string, bigint> = {
  K: 1_000n,
  M: 1_000_000n,
  B: 1_000_000_000n,
  T: 1_000_000_000_000n,
  ألف: 1_000n,
  مليون: 1_000_000n,
  مليار: 1_000_000_000n,
  تريليون: 1_000_000_000_000n,
};
const NOTHING = '--';
const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)\+04:00$/;

/**
 * True when a page's figure agrees with a file's exact digits: rounded to the decimals of `shown`, in its unit, half
 * away from zero.
 */
export function agrees(
  shown: string,
  exact: string,
  { locale, millions }: { locale: Locale; millions: boolean },
): boolean {
  const [, day, clock] = MOMENT.exec(exact) ?? [];
  if (day) return shown === clock || shown === formatDayMonth(day, locale);
  if (DAY.test(exact)) return shown === formatDate(exact, locale);
  if (shown === NOTHING) return exact === '' || Number(exact) === 0;
  if (shown === exact) return true;
  if (shown === '<0.01') return millions && Number(exact) > 0 && Number(exact) < 5_000;
  const [, digits = '', suffix = ''] = /^([\d,.+\u2212]+)%? ?(\p{L}*)$/u.exec(shown) ?? [];
  const plain = digits.replace(/[,+]/g, '').replace('\u2212', '-');
  const decimals = plain.split('.')[1]?.length ?? 0;
  const unit = millions ? UNITS.M! : (UNITS[suffix] ?? 1n);
  return (
    plain !== '' &&
    BigInt(plain.replace('.', '')) === rounded(thousandths(exact) * 10n ** BigInt(decimals), unit * 1_000n)
  );
}

/** Throws when the text is neither a whole number nor has three decimals. */
function thousandths(exact: string): bigint {
  if (/^\d+$/.test(exact)) return BigInt(exact) * 1_000n;
  if (!/^-?\d+\.\d{3}$/.test(exact)) throw new Error(`'${exact}' is no figure of a file.`);
  return BigInt(exact.replace('.', ''));
}

function rounded(value: bigint, by: bigint): bigint {
  const half = value < 0n ? -by / 2n : by / 2n;
  return (value + half) / by;
}
