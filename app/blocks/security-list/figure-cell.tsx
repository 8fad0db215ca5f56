import type { ReactNode } from 'react';
import { useLocale } from '#messages/text.tsx';
import { LiveText } from '#app/live/live-text.tsx';
import type { Views } from '#app/blocks/data-table/data-table.tsx';
import { directionOf } from '#app/blocks/market-rows/direction.ts';
import { isChange } from '#app/columns/page-formats.ts';
import { ChangeFrame } from '#app/ui/change.tsx';
import { FIGURES, figureText, type FigureId } from './columns.ts';
import type { ListedRow } from './listed-row.ts';
import styles from './security-table.module.css';

/**
 * A figure that updates itself; what a quote alone does not give stays as rendered. It subscribes to nothing itself.
 */
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

/** The figures of a table, each updating itself: views for `DataTable`. */
export function figureViews<Row extends ListedRow>(ids: readonly FigureId[]): Views<Row> {
  return Object.fromEntries(ids.map((id) => [id, (row: Row) => <FigureCell row={row} id={id} />]));
}

/** With the mark and the colour of its direction, which follow the market too. */
function Coloured({ row, children }: { row: ListedRow; children: ReactNode }) {
  const change = row.quote?.change ?? null;
  return (
    <live-change symbol={row.symbol} field="none">
      <ChangeFrame direction={change === null ? null : directionOf(change)}>{children}</ChangeFrame>
    </live-change>
  );
}
