import { useEffect, useState } from 'react';
import { useText } from '#messages/text.tsx';
import { useTopics } from '#app/live/hooks.ts';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { Table, type Column } from '#app/ui/table.tsx';
import { FIGURE_COLUMNS, type FigureColumnId } from '#app/blocks/security-list/columns.ts';
import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';
import { FigureCell } from '#app/blocks/security-list/figure-cell.tsx';
import { ListedName } from '#app/blocks/security-list/security-table.tsx';
import { StarIcon } from '#app/blocks/watch/star-icon.tsx';
import star from '#app/blocks/watch/watch-row.module.css';
import { toggleWatched, useWatchlist } from '#app/blocks/watch/watchlist.ts';
import type { DataOf } from './market-views-data.ts';
import { WatchlistFiles } from './watchlist-files.tsx';

const FIGURES: readonly FigureColumnId[] = [
  'last',
  'change',
  'change-percent',
  'value',
  'volume',
  'low',
  'high',
  'last-traded',
];

/** The reader's own list, live; it is the device's, so the server knows nothing of it. */
export function WatchlistView({ data }: { data: DataOf<'watchlist'> }) {
  const t = useText();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <>
      <SectionHead
        title={t('watch.watchlist')}
        lead={t('watch.list.lead')}
        aside={isAwake && <WatchlistFiles rows={data.rows} />}
      />
      <noscript>{t('watch.list.noScript')}</noscript>
      {isAwake && <Watched rows={data.rows} />}
    </>
  );
}

function Watched({ rows }: { rows: readonly ListedRow[] }) {
  const t = useText();
  const watched = useWatchlist();
  const [seen, setSeen] = useState(watched);
  // What was taken off stays in sight with a hollow star, so that it can be put back.
  const added = watched.filter((symbol) => !seen.includes(symbol));
  if (added.length > 0) setSeen([...seen, ...added]);
  const shown = seen.flatMap((symbol) => rows.find((row) => row.symbol === symbol) ?? []);
  useTopics([...new Set(shown.flatMap(({ board }) => (board ? [`board:${board}` as const] : [])))]);
  if (shown.length === 0) return <Notice title={t('watch.list.empty')}>{t('watch.list.emptyAdvice')}</Notice>;
  const columns: Column<ListedRow>[] = [
    { id: 'symbol', head: t('market.security'), cell: (row) => <ListedName row={row} /> },
    ...FIGURES.map((id) => ({
      id,
      head: t(FIGURE_COLUMNS[id].text),
      figures: true,
      cell: (row: ListedRow) => <FigureCell row={row} id={id} />,
    })),
    {
      id: 'star',
      head: t('watch.list.kept'),
      cell: ({ symbol }) => <Star symbol={symbol} isWatched={watched.includes(symbol)} />,
    },
  ];
  return (
    <Table caption={t('watch.watchlist')} captionHidden columns={columns} rows={shown} rowKey={(row) => row.symbol} />
  );
}

function Star({ symbol, isWatched }: { symbol: string; isWatched: boolean }) {
  const t = useText();
  return (
    <button
      type="button"
      className={star.star}
      aria-pressed={isWatched}
      aria-label={t('watch.star', { symbol })}
      onClick={() => toggleWatched(symbol)}
    >
      <StarIcon />
    </button>
  );
}
