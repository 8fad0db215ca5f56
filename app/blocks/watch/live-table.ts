import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useTopics } from '#app/live/hooks.ts';
import { pageLive } from '#app/live/live.ts';
import { useFrozen } from '#app/live/frozen.ts';
import type { Quote } from '#domain/quote.ts';
import type { Topic } from '#domain/stream.ts';
import { useLocale, useText } from '#messages/text.tsx';
import { fixColumnWidths, type FixedColumnWidths } from './fixed-column-widths.ts';
import { keepNamesInView } from './names-in-view.ts';
import { paintRow, type FlagTexts } from './paint-row.ts';
import type { WatchRow } from './watch-row.ts';

/** Latest time at which the columns of a page that is never idle are fixed, ms. */
const IDLE_LIMIT_MS = 2_000;

/** There is no layout on the server, where React warns about `useLayoutEffect`. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Keeps the rows in `region` current: one listener for the whole table, which writes changes into the page and renders
 * nothing. The order does not change. `shape` identifies the columns and whatever else changes the table.
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

  // What React has just written may be older than the newest quotes.
  useBeforePaint(() => {
    painted.current.clear();
    elements.current = rowElements(region.current);
    paint();
    return pageLive().listen('quotes *', paint);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when a row is chosen React writes no figure: nothing to do
  }, [region, rows, shape, frozen, locale]);
  useEffect(() => holdWhenIdle(region.current, columns), [region, rows, shape]);
}

/** Runs when the browser is idle, because the browser lays out the table twice for it. */
function holdWhenIdle(region: HTMLElement | null, columns: RefObject<FixedColumnWidths | null>): () => void {
  let letNamesGo: (() => void) | undefined;
  const leave = whenIdle(() => {
    const table = region?.querySelector('table');
    if (!region || !table) return;
    columns.current = fixColumnWidths(table);
    letNamesGo = keepNamesInView(region, table);
  });
  return () => {
    leave();
    letNamesGo?.();
    columns.current?.release();
    columns.current = null;
  };
}

/** Calls `act` when the browser is idle; some browsers do not report that. Returns a function that cancels the call. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act, { timeout: IDLE_LIMIT_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, IDLE_LIMIT_MS);
  return () => clearTimeout(timer);
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
