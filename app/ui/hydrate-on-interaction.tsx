import { lazy, Suspense, type ComponentType } from 'react';
import { onFirstInteraction } from './first-interaction.ts';

let begin = (): void => undefined;

/** Resolves when the reader first turns to the page, or when the page is about to change by itself. */
export const firstInteraction = new Promise<void>((resolve) => (begin = resolve));

/** To be called before a page changes by itself: what sleeps cannot change. */
export function hydrate(): void {
  begin();
}

if (!import.meta.env.SSR) {
  onFirstInteraction(hydrate);
  // The page that a reader goes back to may need what sleeps.
  addEventListener('popstate', hydrate, { once: true });
}

/**
 * A part whose code comes by itself when a page shows it; until then it is as the server made it. The server has the
 * part at hand: `const load = () => import('./part.tsx').then((file) => file.Part);` and
 * `apart(import.meta.env.SSR && (await load()), load)`. An import at the head of the file would bring it to every page.
 * `instead` shows where it cannot be had.
 */
export function lazyPart<Props extends object>(
  atHand: ComponentType<Props> | false,
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Part = atHand || lazy(() => load().then(asModule, () => asModule(instead)));
  return function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

function asModule<Part>(part: Part): { default: Part } {
  return { default: part };
}

/** A part that will not come takes nothing else with it. */
function Nothing(): null {
  return null;
}
