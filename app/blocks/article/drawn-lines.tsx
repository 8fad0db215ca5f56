import type { Locale } from '#domain/locale.ts';
import { compactAmount, percent, price, signed, twoDecimals } from '#domain/number.ts';
import { useLocale } from '#messages/text.tsx';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import { FiguresTable } from '#app/blocks/plot/lines-table.tsx';
import type { ShownLines } from './shown-article.ts';

const WRITE: Record<ShownLines['format'], (value: number, locale: Locale) => string> = {
  price: (value) => price(value, { zero: true }),
  level: (value) => twoDecimals(value, { zero: true }),
  percent: (value) => percent(value, { zero: true, decimals: 0 }),
  amount: (value, locale) => compactAmount(value, locale, { zero: true }),
  points: (value) => signed(value, { zero: true }),
};

/** Lines in an article with their label, and their figures as a table. */
export function DrawnLines({ of }: { of: ShownLines }) {
  const { label, format, lines, spans, ends, low, head, rows, columns } = of;
  const locale = useLocale();
  const level = (value: number) => WRITE[format](value, locale);
  return (
    <>
      <LinesFigure lines={lines} spans={spans} label={label} level={level} ends={ends} low={low} />
      <p className="mt-2 text-12 text-muted">{label}</p>
      <FiguresTable caption={label} head={head} rows={rows} columns={columns} />
    </>
  );
}
