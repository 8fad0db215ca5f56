/** From this width on the menus are a bar; the style sheets use the same width. */
const WIDE = '(min-width: 1121px)';

/** The page's menus; undefined on a page without menus. */
export function menuOfPage(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('nav#menu') ?? undefined;
}

/** True when the menus are shown as the bar, not the drawer. */
export function isBar(nav: HTMLElement): boolean {
  return matchMedia(WIDE).matches && !nav.matches(':popover-open');
}

export function menusOf(nav: HTMLElement): HTMLDetailsElement[] {
  return [...nav.querySelectorAll('details')];
}

export function openMenu(nav: HTMLElement): HTMLDetailsElement | undefined {
  return menusOf(nav).find((menu) => menu.open);
}

/** Closes the open panel, and the drawer. */
export function closeMenus(nav: HTMLElement): void {
  for (const menu of menusOf(nav)) menu.open = false;
  if (nav.matches(':popover-open')) nav.hidePopover();
}

/** Calls the listener when the bar is replaced by the drawer, or the reverse. */
export function onWidthChange(listener: () => void, signal: AbortSignal): void {
  matchMedia(WIDE).addEventListener('change', listener, { signal });
}
