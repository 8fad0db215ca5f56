import { closeMenus, isBar, onWidthChange, openMenu } from './menu.ts';

/**
 * A panel opens under a resting pointer: a pointer that only passes, on its way down to an open panel, opens nothing.
 */
const REST_MS = 90;
/** One that comes down over another name is on its way into the open panel, unless it stays there. */
const PASS_MS = 400;
/** Time for a pointer that slips off a panel to return. */
const LEAVE_MS = 300;

type Menu = HTMLDetailsElement;

/**
 * Opens panels on hovering and closes them when the pointer has left, or is pressed elsewhere. A click on a panel
 * opened by hovering keeps it open. Returns a function to stop.
 */
export function followPointer(nav: HTMLElement): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: Menu | 'close' | undefined;
  let hovered: Menu | undefined;
  let lastY = 0;

  const calm = () => {
    clearTimeout(timer);
    due = undefined;
  };
  const act = () => {
    if (due === 'close') closeMenus(nav);
    else if (due) {
      due.open = true;
      hovered = due;
    }
    due = undefined;
  };
  const wait = (next: Menu | 'close', ms: number) => {
    if (next === 'close' && due === 'close') return;
    calm();
    due = next;
    timer = setTimeout(act, ms);
  };

  nav.addEventListener(
    'pointermove',
    ({ target, pointerType, clientY }) => {
      if (pointerType !== 'mouse' || !isBar(nav)) return;
      const comesDown = clientY > lastY;
      lastY = clientY;
      const menu = menuUnder(target);
      if (menu && !menu.open) wait(menu, comesDown && openMenu(nav) ? PASS_MS : REST_MS);
      else if (target === nav && hovered?.open) wait('close', LEAVE_MS);
      else calm();
    },
    { signal },
  );
  nav.addEventListener('pointerleave', () => (hovered?.open ? wait('close', LEAVE_MS) : calm()), { signal });
  nav.addEventListener(
    'click',
    (event) => {
      const menu = menuUnder(event.target);
      if (!menu) return;
      calm();
      if (menu === hovered && menu.open) event.preventDefault();
      hovered = undefined;
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const isElsewhere = target === nav || !nav.contains(target as Node);
      if (isElsewhere && isBar(nav) && openMenu(nav)) closeMenus(nav);
    },
    { signal },
  );
  onWidthChange(() => closeMenus(nav), signal);
  // The pointer may rest there already: its first movement is what loads this script.
  const resting = isBar(nav) ? menuUnder(nav.querySelector('summary:hover')) : null;
  if (resting && !resting.open) wait(resting, REST_MS);
  return () => {
    calm();
    leaving.abort();
  };
}

function menuUnder(target: EventTarget | null): Menu | null {
  return target instanceof Element ? (target.closest('summary')?.closest('details') ?? null) : null;
}
