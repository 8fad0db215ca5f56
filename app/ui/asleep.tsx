import { lazy, Suspense, type ComponentType } from 'react';

/** What a reader does first; going back too, since the page after it may need what sleeps. */
const TOUCHES = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'popstate'] as const;

/** A key that woke the page counts for what it woke, if that comes this soon. */
const SOON_MS = 1000;

let wakeUp = (): void => undefined;
let key: KeyboardEvent | null = null;

/** Resolves when the reader first turns to the page, or when the page is about to change by itself. */
export const touched = new Promise<void>((resolve) => (wakeUp = resolve));

/** To be called before a page changes by itself: what sleeps cannot change. */
export function wake(): void {
  wakeUp();
}

/** The key that has just woken the page: what waits for keys was not there yet to hear it. */
export function wakingKey(): KeyboardEvent | null {
  return key && performance.now() - key.timeStamp < SOON_MS ? key : null;
}

function onTouch(event: Event): void {
  for (const type of TOUCHES) removeEventListener(type, onTouch, true);
  if (event instanceof KeyboardEvent) key = event;
  wake();
}

if (!import.meta.env.SSR) {
  for (const type of TOUCHES) addEventListener(type, onTouch, { capture: true, passive: true });
}

/**
 * A part whose code comes by itself when a page shows it; until then it stands as the server made it. The server has the
 * part at hand: `const load = () => import('./part.tsx').then((file) => file.Part);` and
 * `apart(import.meta.env.SSR && (await load()), load)`. An import at the head of the file would bring it to every page.
 * `instead` shows where it cannot be had.
 */
export function apart<Props extends object>(
  atHand: ComponentType<Props> | false,
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Part = atHand || lazy(() => load().then(asModule, () => asModule(instead)));
  return function Apart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/**
 * The same for what shows nothing that moves, and is worked until then by what browsers do by themselves: its code comes
 * when the reader first turns to the page.
 */
export function asleep<Props extends object>(
  atHand: ComponentType<Props> | false,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return apart(atHand, () => touched.then(load));
}

function asModule<Part>(part: Part): { default: Part } {
  return { default: part };
}

/** A part that will not come takes nothing else with it. */
function Nothing(): null {
  return null;
}
