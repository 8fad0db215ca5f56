import { isBar, openMenu } from './menu.ts';

/**
 * Arrow keys, Home, End and Escape in the bar and its panels; Enter, Space and Tab are the browser's own. A panel
 * closes when the focus leaves it. Returns a function to stop.
 */
export function followKeys(nav: HTMLElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  nav.addEventListener(
    'keydown',
    (event) => {
      if (!isBar(nav) || event.defaultPrevented) return;
      const next = event.key === 'Escape' ? closed(nav) : nextStop(nav, event.target as HTMLElement, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
  nav.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const menu = (target as Element).closest('details');
      if (menu && isBar(nav) && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
    },
    { signal },
  );
  return () => leaving.abort();
}

/** Closes the open panel and returns the name in the bar that gets the focus back. */
function closed(nav: HTMLElement): HTMLElement | undefined {
  const menu = openMenu(nav);
  if (!menu) return undefined;
  menu.open = false;
  return nameOf(menu);
}

function nextStop(nav: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const menu = from.closest('details');
  if (menu && from !== nameOf(menu)) return inPanel(menu, from, key);
  return inBar(nav, from, key);
}

/** Moves along the bar, wrapping at its ends; an open panel moves along. Down leads into the panel. */
function inBar(nav: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const stops = [...nav.querySelectorAll<HTMLElement>('[data-menus] > li > a, [data-menus] summary')];
  const menu = from.closest('details');
  if (key === 'ArrowDown' && menu) {
    menu.open = true;
    return menu.querySelector('a') ?? undefined;
  }
  const at = stops.indexOf(from);
  const to = { Home: 0, End: stops.length - 1 }[key] ?? at + along(key);
  if (at < 0 || to === at) return undefined;
  const next = stops.at(to % stops.length);
  const neighbour = next?.closest('details');
  if (openMenu(nav) && neighbour) neighbour.open = true;
  return next;
}

/** Moves up and down through a panel's entries, and across to the same line of the next column. */
function inPanel(menu: HTMLDetailsElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const columns = [...menu.querySelectorAll('ul')].map((list) => [...list.querySelectorAll('a')]);
  const entries = columns.flat();
  const at = entries.indexOf(from as HTMLAnchorElement);
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries.at(-1);
  if (key === 'ArrowDown') return entries[at + 1];
  if (key === 'ArrowUp') return entries[at - 1] ?? nameOf(menu);
  const step = along(key);
  const column = columns.findIndex((list) => list.includes(from as HTMLAnchorElement));
  const beside = step === 0 ? undefined : columns[column + step];
  return beside?.[Math.min(columns[column]?.indexOf(from as HTMLAnchorElement) ?? 0, beside.length - 1)];
}

/** 1 in the reading direction, -1 against it, or 0. */
function along(key: string): number {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
  return document.documentElement.dir === 'rtl' ? -step : step;
}

function nameOf(menu: HTMLDetailsElement): HTMLElement | undefined {
  return menu.querySelector('summary') ?? undefined;
}
