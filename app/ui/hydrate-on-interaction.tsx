import { lazy, Suspense, type ComponentType } from 'react';
import { onFirstInteraction } from './first-interaction.ts';

let begin = (): void => undefined;

/** Resolves on the reader's first interaction, or when the page is about to change by itself. */
export const firstInteraction = new Promise<void>((resolve) => (begin = resolve));

/** Call before a page changes by itself: parts that are not hydrated cannot change. */
export function hydrate(): void {
  begin();
}

if (!import.meta.env.SSR) {
  onFirstInteraction(hydrate);
  // Going back to the page may need the parts that are not hydrated.
  addEventListener('popstate', hydrate, { once: true });
}

/**
 * A part whose code loads separately when a page shows it; until then the server's HTML stays. On the server the part
 * is available directly: `const load = () => import('./part.tsx').then((file) => file.Part);` and
 * `lazyPart(import.meta.env.SSR && (await load()), load)`. A static import would add the code to every page. `instead`
 * is shown when the code cannot be loaded.
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

/** Shown for a part that fails to load, so that nothing else fails with it. */
function Nothing(): null {
  return null;
}
