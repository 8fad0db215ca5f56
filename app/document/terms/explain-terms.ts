import { asks, labelOf, scopeOf } from './label.ts';
import { loadGlossary } from './glossary.ts';
import { TermScope } from './term-scope.ts';

/**
 * Explains the labels of the page: hovering, a tap, Enter, Space and '?' open an explanation, Escape and a second tap
 * close it. Returns a handler for an event that came earlier; `words` is the template of an explanation.
 */
export function explainTerms(words: HTMLTemplateElement): (event: Event) => void {
  const scopes = new WeakMap<Element, TermScope>();
  const address = words.dataset['glossary'] ?? '';
  let hovered: Element | null = null;

  function at(element: Element): TermScope {
    const known = scopes.get(element) ?? new TermScope(element, words, () => loadGlossary(address));
    scopes.set(element, known);
    return known;
  }

  /** Handles the pointer's move from one scope to another. */
  function hover(scope: Element | null): void {
    if (hovered && scope !== hovered && !hovered.contains(scope)) at(hovered).leave();
    hovered = scope;
  }

  const hear: Record<string, (event: Event) => void> = {
    pointerover(event) {
      const { target, pointerType } = event as PointerEvent;
      if (pointerType !== 'mouse') return;
      const scope = scopeOf(target as Element);
      hover(scope);
      if (scope) at(scope).rest(labelOf(target));
    },
    focusin({ target }) {
      if (labelOf(target)) fetchAhead();
    },
    click(event) {
      const label = labelOf(event.target);
      if (!label || !asks(event, label)) return;
      event.preventDefault();
      at(scopeOf(label)!).toggle(label);
    },
    keydown(event) {
      const label = labelOf(event.target);
      if ((event as KeyboardEvent).key === 'Escape') {
        const open = scopesAround(event.target as Element).find((scope) => at(scope).isOpen());
        if (open) event.stopPropagation();
        if (open) at(open).escape(event.target as Element);
        else if (hovered) at(hovered).dismiss();
      } else if (label && asks(event, label)) {
        event.preventDefault();
        at(scopeOf(label)!).toggle(label);
      }
    },
  };

  /** Prefetches the glossary; a failure is reported when an explanation is requested. */
  function fetchAhead(): void {
    loadGlossary(address).catch(() => undefined);
  }

  // Listeners are on the window in the capture phase: a label's link, its container and an application receive the
  // event afterwards.
  for (const [type, act] of Object.entries(hear)) addEventListener(type, act, { capture: true });
  document.documentElement.addEventListener('pointerleave', () => hover(null));
  fetchAhead();
  return (event) => {
    // An earlier pointer move counts as hovering over its target, if the pointer is there now.
    const type = event.type === 'pointermove' ? 'pointerover' : event.type;
    const isThere = type !== 'pointerover' || (event.target as Element).matches(':hover');
    if (isThere) hear[type]?.(event);
  };
}

function scopesAround(element: Element): Element[] {
  const scope = scopeOf(element);
  return scope ? [scope, ...(scope.parentElement ? scopesAround(scope.parentElement) : [])] : [];
}
