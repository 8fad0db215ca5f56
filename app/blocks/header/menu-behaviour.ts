import { holdFocus } from './drawer-focus.ts';
import { followKeys } from './menu-keys.ts';
import { followPointer } from './menu-pointer.ts';

/** What script adds to the menus: hovering and arrow keys in the bar, the focus in the drawer. Answers how to stop. */
export function behave(nav: HTMLElement, bar: boolean): () => void {
  const leave = [...(bar ? [followPointer(nav), followKeys(nav)] : []), holdFocus(nav)];
  return () => leave.forEach((stop) => stop());
}
