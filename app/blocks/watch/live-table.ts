import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useTopics } from '#app/live/hooks.ts';
import { pageLive } from '#app/live/live.ts';
import { useFrozen } from '#app/live/frozen.ts';
import type { Quote } from '#domain/quote.ts';
import type { Topic } from '#domain/stream.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { firstInteraction } from '#app/ui/hydrate-on-interaction.tsx';
import type { FixedColumnWidths } from './fixed-column-widths.ts';
import { paintRow, type FlagTexts } from './paint-row.ts';
import type { WatchRow } from './watch-row.ts';

/** On the server there is no layout; React says so loudly. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps the rows that are in `region` current: one listener for the whole board, which writes what moved into the
 * page and renders nothing. The order stays as it is. `shape` names the columns and what else makes the table another one.
 */
export function useLiveTable(region: RefObject<HTMLElement | null>, rows: readonly WatchRow[], shape: string): void {
  const locale = useLocale();
  const t = useText();
  const frozen = useFrozen();
  const painted = useRef(new Map<string, Quote>());
  const elements = useRef(new Map<string, HTMLTableRowElement>());
  const columns = useRef<FixedColumnWidths>(null);
  useTopics(useMemo(() => boardsOf(rows), [rows]));

  const paint = () => {
    if (frozen) return;
    const { figures } = pageLive();
    const flags = flagTexts(t);
    const written: FixedColumnWidths['written'] = (column, text) => columns.current?.written(column, text);
    for (const row of rows) {
      const quote = figures.quote(row.symbol);
      const element = elements.current.get(row.symbol);
      const before = painted.current.get(row.symbol);
      if (!quote || !element || before === quote) continue;
      painted.current.set(row.symbol, quote);
      paintRow(element, row, quote, before ?? row.quote, locale, flags, written);
    }
  };

  // What React has just written may be older than what is known.
  useBeforePaint(() => {
    painted.current.clear();
    elements.current = rowElements(region.current);
    paint();
    return pageLive().listen('quotes *', paint);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when a row is chosen React writes no figure: nothing to do
  }, [region, rows, shape, frozen, locale]);
  useEffect(() => holdAtTouch(region.current, columns), [region, rows, shape]);
}

/** From the first touch on: who only looks on waits for nothing. */
function holdAtTouch(region: HTMLElement | null, columns: RefObject<FixedColumnWidths | null>): () => void {
  let isOver = false;
  void firstInteraction.then(async () => {
    const { fixColumnWidths } = await import('./fixed-column-widths.ts');
    const table = region?.querySelector('table');
    if (table && !isOver) columns.current = fixColumnWidths(table);
  });
  return () => {
    isOver = true;
    columns.current?.release();
    columns.current = null;
  };
}

function boardsOf(rows: readonly WatchRow[]): Topic[] {
  return [...new Set(rows.flatMap(({ board }) => (board ? [`board:${board}` as const] : [])))].sort();
}

function flagTexts(t: (id: string) => string): FlagTexts {
  return {
    suspended: t('watch.flag.suspended'),
    unheard: t('watch.flag.unheard'),
    untraded: t('watch.flag.untraded'),
    trading: '',
  };
}

function rowElements(region: HTMLElement | null): Map<string, HTMLTableRowElement> {
  const rows = region?.querySelectorAll<HTMLTableRowElement>('tr[data-symbol]') ?? [];
  return new Map([...rows].map((row) => [row.dataset.symbol ?? '', row]));
}
