import { formatDate } from '#domain/date.ts';
import { isolatedIn } from '#domain/isolation.ts';
import type { PlainDate } from '#domain/time.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { ChartDataTable } from '#app/ui/chart-data-table.tsx';
import { Figure } from '#app/ui/figure.tsx';

interface LinesTableProps {
  caption: string;
  /** Heading of the dates. */
  head: string;
  dates: readonly PlainDate[];
  /** Texts in the order of the dates, as shown. */
  columns: readonly { id: string; name: string; texts: readonly string[] }[];
}

/** The figures of drawings over the same days, as a table. */
export function LinesTable({ dates, ...table }: LinesTableProps) {
  const locale = useLocale();
  return <FiguresTable rows={dates.map((date) => formatDate(date, locale))} {...table} />;
}

interface FiguresTableProps extends Omit<LinesTableProps, 'dates'> {
  /** Names of the rows, unique. */
  rows: readonly string[];
  /** Label of the control that opens the table; by default, that it has the figures of the drawing. */
  summary?: string;
  /** True when the table is open in print. */
  printed?: boolean;
}

/** The figures of a drawing over any kind of rows. */
export function FiguresTable({ caption, head, rows, columns, summary, printed = false }: FiguresTableProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <ChartDataTable summary={summary ?? t('history.drawn.table')} caption={caption} printed={printed}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row}>
            <th scope="row">{isolatedIn(locale, row)}</th>
            {columns.map(({ id, texts }) => (
              <td key={id}>
                <Figure>{texts[at]!}</Figure>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ChartDataTable>
  );
}
