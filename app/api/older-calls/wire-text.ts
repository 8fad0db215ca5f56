import { MONTHS } from '#domain/date.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import { divideRounded, toDecimalString, type Thousandths } from '#domain/thousandths.ts';
import type { PlainDate } from '#domain/time.ts';

const SCALE = 1_000;
const PARAGRAPHS = /\n\s*\n/;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A JSON number with the digits of the figure. */
export function decimal(value: Thousandths): number {
  return Number(toDecimalString(value));
}

/** 'Jun 23, 1997', the format in which the service writes the day of establishment. */
export function monthFirst(day: PlainDate | null): string {
  if (day === null) return '';
  const month = MONTHS[DEFAULT_LOCALE][Number(day.slice(5, 7)) - 1]!;
  return `${month.slice(0, 3)} ${day.slice(8)}, ${day.slice(0, 4)}`;
}

/** '8,838,789,849'. */
export function withCommas(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Whole dirhams with commas; '' for none. */
export function wholeMoney(amount: Thousandths | null): string {
  return amount === null ? '' : withCommas(divideRounded(amount, SCALE));
}

/** The price as text; '-' for none, as the service writes it. */
export function priceText(price: Thousandths | null): string {
  return price === null ? '-' : toDecimalString(price);
}

/** Plain text as the service's HTML: paragraphs, and line breaks within them. */
export function htmlText(text: string | null): string | null {
  if (text === null) return null;
  const lines = (paragraph: string) => paragraph.split('\n').map(escaped).join('<br>');
  return text
    .split(PARAGRAPHS)
    .map((paragraph) => `<p>${lines(paragraph)}</p>`)
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);
}
