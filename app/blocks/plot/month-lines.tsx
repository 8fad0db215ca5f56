import { formatMonthYear } from '#domain/date.ts';
import type { Month } from '#domain/month.ts';
import { percent } from '#domain/number.ts';
import { useLocale } from '#messages/text.tsx';
import { LinesFigure, type NamedLine } from './lines-figure.tsx';
import { FiguresTable } from './lines-table.tsx';

interface MonthLinesProps {
  months: readonly Month[];
  /** Shares in thousandths of a percent, one for each month. */
  lines: readonly NamedLine[];
  /** Description of the drawing, given the first month and the last. */
  label(from: string, to: string): string;
  words: { month: string; summary: string; caption: string };
  /** Decimals of the levels beside the drawing. */
  decimals: 0 | 1;
  /** Lowest value of the scale; by default the lowest of the values. */
  low?: number;
}

/** Monthly shares of a few lines: drawn, and as a table with a row for each month. */
export function MonthLines({ months, lines, label, words, decimals, low }: MonthLinesProps) {
  const locale = useLocale();
  const name = (month: Month) => formatMonthYear(`${month}-01`, locale);
  const [from, to] = [name(months[0]!), name(months.at(-1)!)];
  return (
    <>
      <LinesFigure
        lines={lines}
        label={label(from, to)}
        level={(share) => percent(share, { sign: false, zero: true, decimals })}
        ends={[from, to]}
        low={low}
      />
      <FiguresTable
        summary={words.summary}
        caption={words.caption}
        head={words.month}
        rows={months.map(name)}
        columns={lines.map(({ id, name: own, values }) => ({
          id,
          name: own,
          texts: values.map((share) => percent(share, { sign: false, zero: true })),
        }))}
        printed
      />
    </>
  );
}
