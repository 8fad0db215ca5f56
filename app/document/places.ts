const KEY = 'place';

/**
 * Another view of the same page (a sorting, a filter) starts at the reader's scroll position; a new page starts at its
 * top.
 */
export function keepPlace(to: URL): void {
  if (to.pathname !== location.pathname || to.hash !== '') return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: to.pathname, top: scrollY }));
  } catch {
    // Storage is blocked in some private windows: the view then starts at its top.
  }
}

/** Restores the scroll position that the previous page stored for this one. Call before the page is first painted. */
export function takePlace(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { path: string; top: number } | null;
    sessionStorage.removeItem(KEY);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (kept?.path === location.pathname && entry?.type === 'navigate' && location.hash === '')
      scrollTo({ top: kept.top, behavior: 'instant' });
  } catch {
    // A value stored by another program is not a position.
  }
}
