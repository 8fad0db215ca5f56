import { useEffect, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { pathOf } from '#app/page-path.ts';
import type { PanelData } from './panel-data.ts';
import { viewQuery, type WatchView } from './watch-view.ts';

/**
 * Delay before the address and the panel follow the chosen row, ms: a held arrow key then requests nothing on its way.
 */
const REST_MS = 200;

/** The row that the panel shows: chosen immediately on the page, in the address a moment later. */
export function useChosenRow(view: WatchView, first: string | null) {
  const navigate = useNavigate();
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? view.chosen ?? first;
  useEffect(() => {
    if (picked === null) return;
    if (picked === view.chosen) return setPicked(null);
    const timer = setTimeout(() => {
      void navigate({ search: viewQuery({ ...view, chosen: picked }) }, { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [picked, view, navigate]);
  return { chosen, choose: setPicked };
}

/**
 * The panel's data of a row: sent with the page, or requested when the reader rests on another row. `failed` is true
 * when the request failed.
 */
export function usePanelData(symbol: string | null, brought: PanelData | null) {
  const fetcher = useFetcher<{ panel: PanelData | null }>();
  const asked = fetcher.data?.panel ?? null;
  const held = [asked, brought].find((panel) => panel?.symbol === symbol) ?? null;
  const missing = symbol !== null && held === null;
  const failed = missing && fetcher.state === 'idle' && fetcher.data?.panel === null;
  const { load } = fetcher;
  useEffect(() => {
    if (!missing) return;
    const query = new URLSearchParams({ part: 'panel', symbol });
    const timer = setTimeout(() => void load(`${pathOf('market-watch')}?${query}`), REST_MS);
    return () => clearTimeout(timer);
  }, [missing, symbol, load]);
  return { held, failed };
}
