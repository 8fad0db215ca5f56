import { percent, price, twoDecimals } from '#domain/number.ts';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import { FiguresTable } from '#app/blocks/plot/lines-table.tsx';
import type { ShownLines } from './shown-article.ts';

const WRITE: Record<ShownLines['format'], (value: number) => string> = {
  price: (value) => price(value, { zero: true }),
  level: (value) => twoDecimals(value, { zero: true }),
  percent: (value) => percent(value, { zero: true, decimals: 0 }),
};

/** Lines in an article, what they show, and their figures as a table. */
export function DrawnLines({ of }: { of: ShownLines }) {
  const { label, format, lines, spans, ends, low, head, rows, columns } = of;
  return (
    <>
      <LinesFigure lines={lines} spans={spans} label={label} level={WRITE[format]} ends={ends} low={low} />
      <p className="mt-2 text-12 text-muted">{label}</p>
      <FiguresTable caption={label} head={head} rows={rows} columns={columns} />
    </>
  );
}
