import { twoDecimals } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import { ChartDataTable } from '#app/ui/chart-data-table.tsx';

interface ChartTableProps {
  summary: string;
  caption: string;
  /** What the rows are named by. */
  head: string;
  rows: readonly { name: string; value: Thousandths }[];
}

/** A chart's line in figures, closed until it is asked for. */
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
