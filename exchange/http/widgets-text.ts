import { MONTHS } from '#domain/date.ts';
import { toDecimalString } from '#domain/thousandths.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';

/** 'Jun 23, 1997'. */
export function monthFirst(day: PlainDate): string {
  return `${monthOf(day).slice(0, 3)} ${day.slice(8)}, ${day.slice(0, 4)}`;
}

/** '11 September 2026'. */
export function dayFirst(day: PlainDate): string {
  return `${Number(day.slice(8))} ${monthOf(day)} ${day.slice(0, 4)}`;
}

/** '09/11/2026': month first. */
export function slashed(day: PlainDate): string {
  return `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
}

/** A day that a form gives as DD/MM/YYYY or YYYY-MM-DD; null for anything else. */
export function dayOfForm(text: string): PlainDate | null {
  const [, date, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const day = date ? `${year}-${month}-${date}` : text;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}

/** Whole number with commas, ASCII. */
export function withCommas(whole: number): string {
  return String(Math.round(whole)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A price as the profile writes it; '-' for none. */
export function priceText(price: Thousandths | null): string {
  return price === null ? '-' : toDecimalString(price);
}

function monthOf(day: PlainDate): string {
  return MONTHS.en[Number(day.slice(5, 7)) - 1]!;
}
