import type { ReactNode } from 'react';
import { useLocale } from '#messages/text.tsx';
import { LiveText } from '#app/live/live-text.tsx';
import { directionOf } from '#app/blocks/market-board/direction.ts';
import { FIGURE_COLUMNS, formatOf, type FigureColumn, type FigureColumnId } from './columns.ts';
import type { ListedRow } from './listed-row.ts';
import styles from './security-table.module.css';

/** A figure that keeps itself current; what a quote alone does not give stays as the page was made. Follows nothing by itself. */
export function FigureCell({ row, id }: { row: ListedRow; id: FigureColumnId }) {
  const locale = useLocale();
  const { field, show, coloured }: FigureColumn = FIGURE_COLUMNS[id];
  if (!field) return <bdi>{row.quote ? show(row.quote, row, locale) : '--'}</bdi>;
  const cell = (
    <LiveText
      symbol={row.symbol}
      field={field}
      initial={row.quote}
      format={formatOf(id)}
      className={id === 'last' ? `live ${styles.last}` : 'live'}
    />
  );
  return coloured ? <Coloured row={row}>{cell}</Coloured> : cell;
}

function Coloured({ row, children }: { row: ListedRow; children: ReactNode }) {
  return (
    <live-change symbol={row.symbol} field="none" className={directionOf(row.quote?.change ?? null)}>
      {children}
    </live-change>
  );
}
