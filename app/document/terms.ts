import { optionally } from './reload-guard.ts';
import { TermLabel } from './terms/term-label.ts';
import { asks, labelOf } from './terms/label.ts';

/** Events that show that a reader turns to a label, or asks about it. */
const HEARD = ['pointerdown', 'pointerover', 'focusin', 'click', 'keydown'] as const;

/**
 * Labels explain themselves: the script loads when the reader first turns to one. Until it has loaded, events wait for
 * it; if it fails to load, the label leads to the glossary.
 */
export function serveTerms(first: Event): void {
  const words = document.querySelector<HTMLTemplateElement>('#term-words');
  if (!words) return;
  customElements.define('term-label', TermLabel);
  const leaving = new AbortController();
  let loading: Promise<(event: Event) => void> | undefined;

  async function load() {
    const { explainTerms } = await optionally(() => import('./terms/explain-terms.ts'));
    leaving.abort();
    return explainTerms(words!);
  }

  function hear(event: Event): void {
    const label = labelOf(event.target);
    if (!label) return;
    const isRequested = asks(event, label);
    if (isRequested) event.preventDefault();
    loading ??= load();
    loading
      .then((take) => take(event))
      .catch(() => {
        loading = undefined;
        if (isRequested && label instanceof HTMLAnchorElement) location.assign(label.href);
      });
  }

  for (const type of HEARD) addEventListener(type, hear, { capture: true, signal: leaving.signal });
  hear(first);
}
