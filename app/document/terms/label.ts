/** What is explained: a link, a table's head, a text in a drawing. */
export type Label = HTMLElement | SVGElement;

const SCOPE = '[data-term-scope]';

/** The figures that a label is among, with the line for its explanation. */
export function scopeOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(SCOPE);
}

/** The label that something happened to; null where it has no line to be explained in. */
export function labelOf(target: EventTarget | null): Label | null {
  const label = target instanceof Element ? target.closest<Label>('[data-term]') : null;
  return label && scopeOf(label) ? label : null;
}

/** The lines that explain a label: that of its own group of figures, and that of all of them. */
export function linesOf(label: Label): HTMLElement[] {
  const scope = scopeOf(label);
  const group = label.closest<HTMLElement>('[data-term-group]')?.dataset['termGroup'];
  const lines = [...(scope?.querySelectorAll<HTMLElement>('[data-term-line]') ?? [])];
  return lines.filter((line) => scopeOf(line) === scope && [group, ''].includes(line.dataset['termLine']));
}

/** Whether a click or a key asks about a label: not so a click on what sorts or opens, or one that asks for another window. */
export function asks(event: Event, label: Label): boolean {
  const target = event.target as Element;
  if (event instanceof KeyboardEvent)
    return event.type === 'keydown' && (event.key === '?' || (event.key === ' ' && target === label));
  if (event.type !== 'click') return false;
  const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  const control = target.closest('a, button');
  return !(metaKey || ctrlKey || shiftKey || altKey) && (!control || control === label);
}
