import { twoDecimals } from '#domain/number.ts';
import type { Thousandths } from '#domain/thousandths.ts';
import { useText } from '#messages/text.tsx';
import styles from './chart-table.module.css';

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
    <details className={styles.figures}>
      <summary className="link">{summary}</summary>
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
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
        </table>
      </div>
    </details>
  );
}
