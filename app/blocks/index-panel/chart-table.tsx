import { twoDecimals } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { ChartDataTable } from '#app/ui/chart-data-table.tsx';

interface ChartTableProps {
  summary: string;
  caption: string;
  /** Heading of the rows' names. */
  head: string;
  rows: readonly { name: string; value: Thousandths }[];
}

/** The figures of a chart's line, collapsed by default. */
export function ChartTable({ summary, caption, head, rows }: ChartTableProps) {
  const t = useText();
  return (
    <ChartDataTable summary={summary} caption={caption}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('market.level')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>
              <bdi dir="ltr">{twoDecimals(value)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </ChartDataTable>
  );
}
