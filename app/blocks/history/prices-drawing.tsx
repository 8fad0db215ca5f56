import { formatDate } from '#domain/date.ts';
import { price, twoDecimals } from '#domain/number.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { ChartDataTable } from '#app/ui/chart-data-table.tsx';
import { Figure } from '#app/ui/figure.tsx';
import { LinesFigure } from '#app/blocks/plot/lines-figure.tsx';
import type { DrawnLines } from './drawn-lines.ts';

interface PricesDrawingProps {
  lines: DrawnLines;
  caption: string;
  /** What is drawn: prices in dirhams, or levels of indices in points. */
  of?: 'prices' | 'levels';
}

/** Closes over the range, drawn and as a table. */
export function PricesDrawing({ lines: drawn, caption, of = 'prices' }: PricesDrawingProps) {
  const { lines, dates, interval, isRebased } = drawn;
  const t = useText();
  const locale = useLocale();
  const write = (value: number | null) =>
    value === null ? '--' : isRebased || of === 'levels' ? twoDecimals(value) : price(value);
  const ends = [formatDate(dates[0]!, locale), formatDate(dates.at(-1)!, locale)] as const;
  const note = [
    t(isRebased ? `history.drawn.${of}.rebased` : `history.drawn.${of}`),
    ...(interval === 'day' ? [] : [t(`history.drawn.${interval}`)]),
  ].join(' ');
  return (
    <>
      <LinesFigure lines={lines} label={`${caption}. ${note}`} level={write} ends={ends} />
      <p className="mt-2 text-12 text-muted">{note}</p>
      <ChartDataTable summary={t('history.drawn.table')} caption={caption}>
        <thead>
          <tr>
            <th scope="col">{t('history.date')}</th>
            {lines.map(({ id, name }) => (
              <th key={id} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((date, at) => (
            <tr key={date}>
              <th scope="row">{formatDate(date, locale)}</th>
              {lines.map(({ id, values }) => (
                <td key={id}>
                  <Figure>{write(values[at] ?? null)}</Figure>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ChartDataTable>
    </>
  );
}
