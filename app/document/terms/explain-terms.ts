import { asks, labelOf, scopeOf } from './label.ts';
import { loadGlossary } from './glossary.ts';
import { TermScope } from './term-scope.ts';

/**
 * Explains the labels of the page, wherever they are: hovering, a tap, Enter, Space and '?' open an explanation, Escape
 * and a second tap close it. Answers what takes an event that came before; `words` is how an explanation is worded.
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

  /** The scope that the pointer has gone to, and the one that it has left. */
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

  /** Nobody waits for this one: whether the words came is seen when they are asked for. */
  function fetchAhead(): void {
    loadGlossary(address).catch(() => undefined);
  }

  // On the window, and on the way down: a label's link, what it is in and an application hear of it afterwards.
  for (const [type, act] of Object.entries(hear)) addEventListener(type, act, { capture: true });
  document.documentElement.addEventListener('pointerleave', () => hover(null));
  fetchAhead();
  return (event) => {
    // By the move of a pointer that came before, it is over what it has come to.
    const type = event.type === 'pointermove' ? 'pointerover' : event.type;
    const isThere = type !== 'pointerover' || (event.target as Element).matches(':hover');
    if (isThere) hear[type]?.(event);
  };
}

function scopesAround(element: Element): Element[] {
  const scope = scopeOf(element);
  return scope ? [scope, ...(scope.parentElement ? scopesAround(scope.parentElement) : [])] : [];
}
