/** An element that can be explained: a link, a table header, a text in a drawing. */
export type Label = HTMLElement | SVGElement;

const SCOPE = '[data-term-scope]';

/** The group of figures around a label, with the line for its explanation. */
export function scopeOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(SCOPE);
}

/** The label of an event's target; null when it has no line for an explanation. */
export function labelOf(target: EventTarget | null): Label | null {
  const label = target instanceof Element ? target.closest<Label>('[data-term]') : null;
  return label && scopeOf(label) ? label : null;
}

/** The lines for a label's explanation: that of its own group of figures, and that of all groups. */
export function linesOf(label: Label): HTMLElement[] {
  const scope = scopeOf(label);
  const group = label.closest<HTMLElement>('[data-term-group]')?.dataset['termGroup'];
  const lines = [...(scope?.querySelectorAll<HTMLElement>('[data-term-line]') ?? [])];
  return lines.filter((line) => scopeOf(line) === scope && [group, ''].includes(line.dataset['termLine']));
}

/**
 * True when a click or a key asks about a label; false for a click on a control that sorts or opens, or one that opens
 * another window.
 */
export function asks(event: Event, label: Label): boolean {
  const target = event.target as Element;
  if (event instanceof KeyboardEvent)
    return event.type === 'keydown' && (event.key === '?' || (event.key === ' ' && target === label));
  if (event.type !== 'click') return false;
  const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  const control = target.closest('a, button');
  return !(metaKey || ctrlKey || shiftKey || altKey) && (!control || control === label);
}
