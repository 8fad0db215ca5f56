/** Traps the focus while the drawer is open, starting at the close control. Returns a function to stop. */
export function holdFocus(drawer: HTMLElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  if (drawer.matches(':popover-open')) stopsIn(drawer)[0]?.focus();
  drawer.addEventListener(
    'toggle',
    (event) => {
      if (event.target === drawer && event.newState === 'open') stopsIn(drawer)[0]?.focus();
    },
    { signal },
  );
  drawer.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab' || !drawer.matches(':popover-open')) return;
      const stops = stopsIn(drawer);
      const last = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== last) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    },
    { signal },
  );
  return () => leaving.abort();
}

function stopsIn(drawer: HTMLElement): HTMLElement[] {
  return [...drawer.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
}
