/** From this width on the menus stand as a bar; the style sheets name the same one. */
const WIDE = '(min-width: 1121px)';

/** The page's menus; undefined on pages without any. */
export function menuOfPage(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('nav#menu') ?? undefined;
}

/** Whether the bar is what is seen of the menus, and not the drawer. */
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

/** Told when the bar gives way to the drawer, or the other way round. */
export function onWidthChange(listener: () => void, signal: AbortSignal): void {
  matchMedia(WIDE).addEventListener('change', listener, { signal });
}
