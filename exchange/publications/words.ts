import { formatDate, MONTHS } from '#domain/date.ts';
import { integer, threeDecimals } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';
import type { Both } from '../issuers/issuer.ts';

/** '13 July 2026' and '13 يوليو 2026': a day in running text. */
export function dayInWords(day: PlainDate): Both {
  const [year, month, date] = [day.slice(0, 4), Number(day.slice(5, 7)) - 1, Number(day.slice(8))];
  return { en: `${date} ${MONTHS.en[month]} ${year}`, ar: `${date} ${MONTHS.ar[month]} ${year}` };
}

/** '13 Jul, 2026': a day in a table. */
export function dayInTable(day: PlainDate): Both {
  return { en: formatDate(day, 'en'), ar: formatDate(day, 'ar') };
}

export function monthInWords(year: number, month: number): Both {
  return { en: `${MONTHS.en[month - 1]} ${year}`, ar: `${MONTHS.ar[month - 1]} ${year}` };
}

/** Whole dirhams as millions with one decimal: 'AED 590.6 million', '590.6 مليون درهم'. */
export function millions(dirhams: number): Both {
  const tenths = Math.round(Math.abs(dirhams) / 100_000);
  const text = `${integer(Math.floor(tenths / 10), { zero: true })}.${tenths % 10}`;
  return { en: `AED ${text} million`, ar: `${text} مليون درهم` };
}

/** Thousands of dirhams for a table: '590,568'; losses in brackets, as accounts print them. */
export function inThousands(dirhams: number): string {
  const text = integer(Math.abs(Math.round(dirhams / 1000)), { zero: true });
  return dirhams < 0 ? `(${text})` : text;
}

/** 'AED 0.265' and '0.265 درهم'. */
export function perUnit(amount: Thousandths): Both {
  const text = threeDecimals(amount);
  return { en: `AED ${text}`, ar: `${text} درهم` };
}

/** Formats a whole number with separators. */
export function whole(number: number): string {
  return integer(number, { zero: true });
}

/** The change from an earlier figure as text: 'up 4.2 %', 'بارتفاع 4.2%'. */
export function growthInWords(now: number, before: number): Both {
  const tenths = Math.round((Math.abs(now - before) / Math.max(1, Math.abs(before))) * 1000);
  const text = `${Math.floor(tenths / 10)}.${tenths % 10}`;
  return now >= before
    ? { en: `up ${text}%`, ar: `بارتفاع نسبته ${text}%` }
    : { en: `down ${text}%`, ar: `بانخفاض نسبته ${text}%` };
}

/** '2nd QTR' as in the feed's headlines, and its Arabic with the preposition. */
export function quarterName(quarter: number): Both {
  const ordinals: readonly Both[] = [
    { en: '1st QTR', ar: 'للربع الأول' },
    { en: '2nd QTR', ar: 'للربع الثاني' },
    { en: '3rd QTR', ar: 'للربع الثالث' },
    { en: '4th QTR', ar: 'للربع الرابع' },
  ];
  return ordinals[quarter - 1]!;
}

/** Joins both languages: `both(({ en }) => …)` for texts with parts that differ by language. */
export function text(parts: readonly (Both | string)[]): Both {
  const join = (lang: 'en' | 'ar') => parts.map((part) => (typeof part === 'string' ? part : part[lang])).join('');
  return { en: join('en'), ar: join('ar') };
}
