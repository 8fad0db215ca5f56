import type { ReactNode } from 'react';
import { useLocale } from '#messages/text.tsx';
import { LiveText } from '#app/live/live-text.tsx';
import type { Views } from '#app/blocks/data-table/data-table.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { isChange } from '#app/columns/page-formats.ts';
import { FIGURES, figureText, type FigureId } from './columns.ts';
import type { ListedRow } from './listed-row.ts';
import styles from './security-table.module.css';

/** A figure that keeps itself current; what a quote alone does not give stays as the page was made. Follows nothing by itself. */
export function FigureCell({ row, id }: { row: ListedRow; id: FigureId }) {
  const locale = useLocale();
  const { field, format } = FIGURES[id];
  if (!field) return <bdi>{figureText(id, row, locale)}</bdi>;
  const cell = (
    <LiveText
      symbol={row.symbol}
      field={field}
      initial={row.quote}
      format={id === 'last-traded' ? id : undefined}
      className={id === 'last' ? `live ${styles.last}` : 'live'}
    />
  );
  return isChange(format) ? <Coloured row={row}>{cell}</Coloured> : cell;
}

/** The figures of a table, each keeping itself current: views for `DataTable`. */
export function figureViews<Row extends ListedRow>(ids: readonly FigureId[]): Views<Row> {
  return Object.fromEntries(ids.map((id) => [id, (row: Row) => <FigureCell row={row} id={id} />]));
}

function Coloured({ row, children }: { row: ListedRow; children: ReactNode }) {
  return (
    <live-change symbol={row.symbol} field="none" className={directionOf(row.quote?.change ?? null)}>
      {children}
    </live-change>
  );
}
