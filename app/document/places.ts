const KEY = 'place';

/** Another view of the same page (a sorting, a filter) begins where its reader was; a new page begins at its top. */
export function keepPlace(to: URL): void {
  if (to.pathname !== location.pathname || to.hash !== '') return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: to.pathname, top: scrollY }));
  } catch {
    // Storage is closed in some private windows: the view then begins at its top.
  }
}

/** Goes back to the place that the page before has kept for this one. To be called before the page is first painted. */
export function takePlace(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { path: string; top: number } | null;
    sessionStorage.removeItem(KEY);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (kept?.path === location.pathname && entry?.type === 'navigate' && location.hash === '')
      scrollTo({ top: kept.top, behavior: 'instant' });
  } catch {
    // What another program put there is no place.
  }
}
