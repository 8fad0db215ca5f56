import { memo, useMemo, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useHref } from 'react-router';
import { Link } from '#app/ui/link.tsx';
import { integer } from '#domain/number.ts';
import { useText } from '#messages/text.tsx';
import { pathOf } from '#app/page-path.ts';
import { useMadeUntilChanged } from '#app/blocks/made-once/made-until-changed.ts';
import { COLUMN_TERMS } from '#app/blocks/security-list/column-terms.ts';
import type { ColumnId } from '#app/blocks/security-list/columns.ts';
import { useLiveTable } from './live-table.ts';
import { toggleWatched, useWatchlist } from './watchlist.ts';
import type { WatchRow } from './watch-row.ts';
import { WatchTableRow } from './watch-table-row.tsx';
import { orderWord, sortedBy, viewQuery, type WatchView } from './watch-view.ts';
import styles from './watch-table.module.css';

interface WatchTableProps {
  rows: readonly WatchRow[];
  view: WatchView;
  chosen: string | null;
  onChoose: (symbol: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The table: the watched securities first, then the rest, each in the order of the address. */
export function WatchTable({ rows, view, chosen, onChoose, onKeyDown }: WatchTableProps) {
  const t = useText();
  const region = useRef<HTMLDivElement>(null);
  const watchlist = useWatchlist();
  const chooseHref = useChooseHref(view);
  const cachedHtml = useMadeUntilChanged();
  const isUsual = import.meta.env.SSR && viewQuery({ ...view, chosen: null }) === '';
  useLiveTable(region, rows, [...view.columns, ...watchlist].join());
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- equal columns are the same ones: else every row is made anew
  const columns = useMemo(() => view.columns, [view.columns.join()]);
  const watched = rows.filter(({ symbol }) => watchlist.includes(symbol));
  const others = watched.length ? rows.filter(({ symbol }) => !watchlist.includes(symbol)) : rows;
  const tableRow = (row: WatchRow, isWatched: boolean) => (
    <WatchTableRow
      key={row.symbol}
      row={row}
      columns={columns}
      watched={isWatched}
      chosen={row.symbol === chosen}
      chooseHref={chooseHref}
      cachedHtml={isUsual ? cachedHtml : undefined}
    />
  );
  const span = view.columns.length + 2;
  return (
    <div
      ref={region}
      className={styles.region}
      data-table=""
      role="region"
      aria-label={t('watch.caption')}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={(event) => onRowClick(event, onChoose)}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{t('watch.caption')}</caption>
        <Head view={view} />
        {watched.length > 0 && (
          <tbody>
            <Group span={span} label={t('watch.watchlist')} count={watched.length} />
            {watched.map((row) => tableRow(row, true))}
          </tbody>
        )}
        <tbody>
          {watched.length > 0 && others.length > 0 && (
            <Group span={span} label={t('watch.others')} count={others.length} />
          )}
          {others.map((row) => tableRow(row, false))}
        </tbody>
      </table>
    </div>
  );
}

function useChooseHref(view: WatchView): string {
  const path = useHref(pathOf('market-watch'));
  const query = viewQuery({ ...view, chosen: null });
  return `${path}${query ? `${query}&` : '?'}symbol=`;
}

/** One listener for all rows: a star, the small line, or the row itself. Links keep their default behaviour. */
function onRowClick(event: MouseEvent<HTMLElement>, choose: (symbol: string) => void): void {
  const target = event.target as Element;
  const symbol = target.closest<HTMLElement>('tr[data-symbol]')?.dataset.symbol;
  if (!symbol) return;
  if (target.closest('[data-star]')) return toggleWatched(symbol);
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
  if (target.closest('[data-choose]') && !opensElsewhere) event.preventDefault();
  else if (target.closest('a')) return;
  choose(symbol);
}

function Group({ span, label, count }: { span: number; label: string; count: number }) {
  return (
    <tr className={styles.group}>
      <th colSpan={span} scope="rowgroup">
        <span>
          <b>{label}</b> · {integer(count)}
        </span>
      </th>
    </tr>
  );
}

const Head = memo(function Head({ view }: Pick<WatchTableProps, 'view'>) {
  const t = useText();
  return (
    <thead>
      <tr>
        <HeadCell view={view} id="symbol">
          {t('market.security')}
        </HeadCell>
        <th scope="col">{t('market.inSession')}</th>
        {view.columns.map((column) => (
          <HeadCell key={column} view={view} id={column}>
            {t(`watch.column.${column}`)}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
});

interface HeadCellProps {
  view: WatchView;
  id: ColumnId;
  children: ReactNode;
}

function HeadCell({ view, id, children }: HeadCellProps) {
  const { sort, descending } = view.listing;
  return (
    <th
      scope="col"
      data-column={id === 'symbol' ? undefined : id}
      aria-sort={sort === id ? orderWord(descending) : 'none'}
      data-term={COLUMN_TERMS[id]}
    >
      <Link to={viewQuery(sortedBy(view, id)) || '.'} preventScrollReset className={styles.sort}>
        {children}
        <i className={styles.arrow} aria-hidden="true" />
      </Link>
    </th>
  );
}
