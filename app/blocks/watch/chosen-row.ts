import { useEffect, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { pathOf } from '#app/page-path.ts';
import type { PanelData } from './panel-data.ts';
import { viewQuery, type WatchView } from './watch-view.ts';

/** The address and the panel follow when the reader rests on a row: a held arrow key asks for nothing on its way. */
const REST_MS = 200;

/** The row that the panel shows: chosen at once on the page, in the address a moment later. */
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
 * The panel's data of a row: what the page brought, or asked for when the reader rests on another. `failed` says that it
 * was asked for in vain.
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
