import { formatDate, formatDayMonth } from '#domain/date-text.ts';
import { marketTime, marketDate } from '#domain/market-time.ts';
import type { Locale } from '#domain/locale.ts';
import { compact, compactAmount, price } from '#domain/number.ts';
import type { Quote } from '#domain/quote.ts';
import type { FieldText } from './field-text.ts';

type Format = (quote: Quote, locale: Locale) => string;

/** The time of a trade on the quote's own day, otherwise its date. */
export function lastTraded({ lastAt, at }: Quote, locale: Locale): string {
  if (lastAt === null) return '--';
  return marketDate(lastAt) === marketDate(at) ? marketTime(lastAt, { seconds: true }) : formatDayMonth(lastAt, locale);
}

/** The same to the second, with the full date when it is of an earlier day. */
function lastMoment({ lastAt, at }: Quote, locale: Locale): string {
  if (lastAt === null) return '--';
  const time = marketTime(lastAt, { seconds: true });
  return marketDate(lastAt) === marketDate(at) ? time : `${formatDate(lastAt, locale)} ${time}`;
}

/** The last price, otherwise the previous close; for debt without accrued interest. */
export function lastOrClose({ last, previousClose }: Quote): string {
  return price(last ?? previousClose);
}

/** Formats other than the tables' own, by the name in `<live-figure format>`. */
const FORMATS = {
  'last-or-close': lastOrClose,
  net: lastOrClose,
  'last-traded': lastTraded,
  'last-moment': lastMoment,
  'compact-volume': ({ volume }, locale) => compact(volume, locale),
  'compact-value': ({ value }, locale) => compactAmount(value, locale),
} satisfies Record<string, Format>;

/** `net+250` adds thousandths to the net price: what a buyer pays on top of it. */
const NET_PLUS = /^net\+(\d+)$/;

/** The format of a live figure in a language; undefined when the tables' own applies. */
export function figureFormat(name: string | null, locale: Locale): FieldText | undefined {
  const [, plus] = NET_PLUS.exec(name ?? '') ?? [];
  if (plus !== undefined) return (quote) => withAccrued(quote, Number(plus));
  const format = (FORMATS as Record<string, Format>)[name ?? ''];
  return format && ((quote) => format(quote, locale));
}

function withAccrued({ last, previousClose }: Quote, plus: number): string {
  const net = last ?? previousClose;
  return price(net === null ? null : net + plus);
}
