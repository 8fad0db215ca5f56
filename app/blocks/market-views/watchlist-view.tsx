import { useEffect, useState } from 'react';
import { useText } from '#messages/text.tsx';
import { useTopics } from '#app/live/hooks.ts';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { column } from '#app/columns/column.ts';
import { bilingualSecurityColumns } from '#app/columns/security-columns.ts';
import { DataTable } from '#app/blocks/data-table/data-table.tsx';
import { figureColumn, type FigureId } from '#app/blocks/security-list/columns.ts';
import { figureViews } from '#app/blocks/security-list/figure-cell.tsx';
import { ListedName } from '#app/blocks/security-list/security-table.tsx';
import { StarIcon } from '#app/blocks/watch/star-icon.tsx';
import type { WatchRow } from '#app/blocks/watch/watch-row.ts';
import cell from '#app/blocks/watch/security-cell.module.css';
import { toggleWatched, useWatchlist } from '#app/blocks/watch/watchlist.ts';
import type { DataOf } from './market-views-data.ts';
import { WatchlistFiles } from './watchlist-files.tsx';

const FIGURES: readonly FigureId[] = [
  'last',
  'change',
  'change-percent',
  'value',
  'volume',
  'low',
  'high',
  'last-traded',
];

/** The reader's own list, live. It is stored on the device, so the server has no copy. */
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

function Watched({ rows }: { rows: readonly WatchRow[] }) {
  const t = useText();
  const watched = useWatchlist();
  const [seen, setSeen] = useState(watched);
  // A removed security stays visible with a hollow star, so that it can be put back.
  const added = watched.filter((symbol) => !seen.includes(symbol));
  if (added.length > 0) setSeen([...seen, ...added]);
  const shown = seen.flatMap((symbol) => rows.find((row) => row.symbol === symbol) ?? []);
  useTopics([...new Set(shown.flatMap(({ board }) => (board ? [`board:${board}` as const] : [])))]);
  if (shown.length === 0) return <Notice title={t('watch.list.empty')}>{t('watch.list.emptyAdvice')}</Notice>;
  return (
    <DataTable
      caption={t('watch.watchlist')}
      columns={[
        ...bilingualSecurityColumns<WatchRow>(t),
        ...FIGURES.map((id) => figureColumn<WatchRow>(id, t, id === 'value' ? t('watch.turnover') : undefined)),
        column<WatchRow, 'code'>('code', 'star', t('watch.list.kept'), () => null, { hidden: 'file' }),
      ]}
      rows={shown}
      rowKey={({ symbol }) => symbol}
      views={{
        symbol: (row) => <NameAndUnit row={row} />,
        ...figureViews<WatchRow>(FIGURES),
        star: ({ symbol }) => <Star symbol={symbol} isWatched={watched.includes(symbol)} />,
      }}
    />
  );
}

/** The unit of the figures is shown where it is not the dirham. */
function NameAndUnit({ row }: { row: WatchRow }) {
  return (
    <>
      <ListedName row={row} />
      {row.unit && <bdi className="text-12 text-muted">{row.unit}</bdi>}
    </>
  );
}

function Star({ symbol, isWatched }: { symbol: string; isWatched: boolean }) {
  const t = useText();
  return (
    <button
      type="button"
      className={cell.star}
      aria-pressed={isWatched}
      aria-label={t('watch.star', { symbol })}
      onClick={() => toggleWatched(symbol)}
    >
      <StarIcon />
    </button>
  );
}
