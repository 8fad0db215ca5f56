import { followMarketNow } from './menus/market-now.ts';
import { holdFocus } from './menus/drawer-focus.ts';
import { followKeys } from './menus/keys.ts';
import { closeMenus, menuOfPage } from './menus/menu.ts';
import { followPointer } from './menus/pointer.ts';

/** What script adds to the menus: hovering and arrow keys in the bar, focus handling in the drawer. */
export function serveMenus(): void {
  const nav = menuOfPage();
  if (!nav) return;
  if (nav.dataset['bar'] !== undefined) {
    followPointer(nav);
    followKeys(nav);
    followMarketNow(nav);
  }
  holdFocus(nav);
  // A page restored by the back button shows no panel that was left open.
  addEventListener('pagehide', () => closeMenus(nav));
}
