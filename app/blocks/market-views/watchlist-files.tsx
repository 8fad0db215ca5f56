import { useRef, useState, type ChangeEvent } from 'react';
import { useText, type Text } from '#messages/text.tsx';
import { useRootData } from '#app/root-data.ts';
import type { ListedRow } from '#app/blocks/security-list/listed-row.ts';
import { readWatchlist, watchlistFile } from '#app/blocks/watch/watchlist-file.ts';
import { addWatched, useWatchlist } from '#app/blocks/watch/watchlist.ts';

/** A list of tickers is short: a larger file is something else. */
const MOST_BYTES = 64_000;
const UNKNOWN_SHOWN = 12;

/** Downloads the list as a file, and adds a file to the list: nothing on the list is lost. */
export function WatchlistFiles({ rows }: { rows: readonly ListedRow[] }) {
  const t = useText();
  const watched = useWatchlist();
  const field = useRef<HTMLInputElement>(null);
  const exchange = useRootData()?.exchange.shortName.toLowerCase();
  const [told, setTold] = useState('');
  async function read(event: ChangeEvent<HTMLInputElement>) {
    const { files } = event.currentTarget;
    const file = files?.[0];
    // Allows the same file, once corrected, to be chosen again.
    if (file) setTold(await added(file, rows, t));
    if (event.target) event.target.value = '';
  }
  return (
    <div className="cluster text-14">
      {watched.length > 0 && (
        <a
          className="link"
          download={`${exchange}-watchlist.csv`}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(watchlistFile(watched))}`}
        >
          {t('watch.list.export')}
        </a>
      )}
      <input
        ref={field}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={(event) => void read(event)}
      />
      <button type="button" className="link" onClick={() => field.current?.click()}>
        {t('watch.list.import')}
      </button>
      <p role="status" className="text-muted">
        {told}
      </p>
    </div>
  );
}

/** Adds a file's securities to the list, and returns the result in sentences. */
async function added(file: File, rows: readonly ListedRow[], t: Text): Promise<string> {
  const listed = new Set(rows.map(({ symbol }) => symbol));
  const list = file.size > MOST_BYTES ? null : readWatchlist(await file.text(), (symbol) => listed.has(symbol));
  if (!list || list.listed.length + list.unknown.length === 0) return t('watch.list.unreadable', { name: file.name });
  const { count, left } = addWatched(list.listed);
  const sentences = [
    t('watch.list.added', { count }),
    left > 0 && t('watch.list.full', { left }),
    list.unknown.length > 0 && t('watch.list.unknown', { symbols: list.unknown.slice(0, UNKNOWN_SHOWN).join(' ') }),
  ];
  return sentences.filter(Boolean).join(' ');
}
